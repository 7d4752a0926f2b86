import { placeCutOuts, rectangleOf, type PlacedCutOut } from '../outlines/outlines.ts';
import type { Piece } from '../plan/plan.ts';
import { line, type Figure } from './figures.ts';
import { roundCorners } from './round-corners.ts';

/** How far centre lines reach out of a cut-out. */
const OVERSHOOT_IN = 1;

export function drawCutOut({ box, centre, cutOut }: PlacedCutOut): Figure {
  const { depthIn, radiusIn, widthIn } = cutOut;
  if (widthIn === depthIn && radiusIn * 2 >= widthIn)
    return { kind: 'circle', layer: 'cut-out', centre, radiusIn: widthIn / 2 };
  const radius = Math.min(radiusIn, widthIn / 2, depthIn / 2);
  return {
    kind: 'path',
    layer: 'cut-out',
    isClosed: true,
    vertices: roundCorners(rectangleOf(box), [radius, radius, radius, radius]),
  };
}

/** The cut-outs of a piece, each with its centre lines. */
export function drawCutOuts(piece: Pick<Piece, 'cutOuts'>): readonly Figure[] {
  return placeCutOuts(piece).flatMap((placed) => {
    const { left, top, right, bottom } = placed.box;
    const [x, y] = placed.centre;
    return [
      line('centre-line', [left - OVERSHOOT_IN, y], [right + OVERSHOOT_IN, y]),
      line('centre-line', [x, top - OVERSHOOT_IN], [x, bottom + OVERSHOOT_IN]),
      drawCutOut(placed),
    ];
  });
}
