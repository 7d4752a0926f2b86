import { formatInchFractions } from './inches.ts';
import { bathroomSinkRows } from './sinks/bathroom.ts';
import { kitchenSinkRows } from './sinks/kitchen.ts';
import { sinkTypes, type Sink, type SinkRow, type SinkType } from './sinks/sink.ts';
import { utilitySinkRows } from './sinks/utility.ts';
import { vesselRows } from './sinks/vessel.ts';

export { sinkTypes } from './sinks/sink.ts';
export type { Sink, SinkType } from './sinks/sink.ts';

const rowsByType: Readonly<Record<SinkType, readonly SinkRow[]>> = {
  kitchen: kitchenSinkRows,
  bathroom: bathroomSinkRows,
  utility: utilitySinkRows,
  vessel: vesselRows,
};

/** The width of a rim on both sides, or front and back, together. */
const RIM = 0.625;

/** A drop-in has its cut-out on its plate. */
function fromRow(type: SinkType, row: SinkRow): Sink {
  const sink = { family: 'sinks', type, isFeatured: false, views: ['front', 'detail', 'above'], ...row } as const;
  const { depthIn, mounting, specifications, widthIn } = row;
  if (mounting !== 'Drop-in' || widthIn === undefined || depthIn === undefined) return sink;
  const cutOutIn = [widthIn - RIM, depthIn - RIM] as const;
  const value = cutOutIn.map(formatInchFractions).join(' × ');
  return { ...sink, cutOutIn, specifications: [...specifications, { label: 'Counter cut-out', value }] };
}

export const sinks: readonly Sink[] = sinkTypes.flatMap((type) => rowsByType[type].map((row) => fromRow(type, row)));
