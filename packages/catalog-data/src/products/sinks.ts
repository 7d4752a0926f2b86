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

/** Every sink, by type. */
export const sinks: readonly Sink[] = sinkTypes.flatMap((type) =>
  rowsByType[type].map((row) => ({ family: 'sinks', type, isFeatured: false, ...row })),
);
