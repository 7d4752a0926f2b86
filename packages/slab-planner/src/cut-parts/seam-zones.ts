import { boxOf, outlineOf, placeCutOuts, type Box } from '../outlines/outlines.ts';
import type { Piece, Point } from '../plan/plan.ts';
import { removeSpan, type Span } from './seam-places.ts';
import { dishwasherDepthIn, seamToCutOutIn } from './slab-limits.ts';
import { crossOutline, type Axis } from './split-outline.ts';

const STEP = 1 / 16;

/** The rectangles of a piece that no seam may pass through: over a dishwasher, and around cut-outs. */
export function listSeamZones(piece: Piece): readonly Box[] {
  const aroundCutOuts = placeCutOuts(piece).map(({ box }): Box => ({
    left: Math.floor((box.left - seamToCutOutIn) / STEP) * STEP,
    top: Math.floor((box.top - seamToCutOutIn) / STEP) * STEP,
    right: Math.ceil((box.right + seamToCutOutIn) / STEP) * STEP,
    bottom: Math.ceil((box.bottom + seamToCutOutIn) / STEP) * STEP,
  }));
  return [...aroundCutOuts, ...dishwasherBoxes(piece)];
}

function dishwasherBoxes({ shape, appliances }: Piece): readonly Box[] {
  const { top, bottom } = boxOf(outlineOf(shape));
  const [front, back] = shape.kind === 'free' ? [bottom, top] : [shape.depthIn, shape.depthIn - dishwasherDepthIn];
  return appliances
    .filter(({ kind }) => kind === 'dishwasher')
    .map(({ fromIn, widthIn }) => ({ left: fromIn, top: back, right: fromIn + widthIn, bottom: front }));
}

/** Where a straight seam may cross an outline: it crosses it once, and keeps out of the zones. */
export function listSeamSpans(outline: readonly Point[], axis: Axis, zones: readonly Box[]): readonly Span[] {
  const stops = [...new Set(outline.map(([x, y]) => (axis === 'x' ? x : y)))].sort((a, b) => a - b);
  const spans = stops.flatMap((stop, index): Span[] => {
    const next = stops[index + 1] ?? stop;
    const upToNext: Span[] = next - stop > STEP ? [[stop + STEP, next - STEP]] : [];
    return [[stop, stop], ...upToNext];
  });
  return spans.flatMap((span) => {
    const crossings = span.map((place) => crossOutline(outline, axis, place));
    if (crossings.some(({ length }) => length !== 1)) return [];
    const [seamFrom, seamTo] = [Math.min(...crossings.flat(2)), Math.max(...crossings.flat(2))];
    return zones
      .map(({ left, top, right, bottom }) =>
        axis === 'x'
          ? { along: [left, right], across: [top, bottom] }
          : { along: [top, bottom], across: [left, right] },
      )
      .filter(({ across: [from = 0, to = 0] }) => from < seamTo && seamFrom < to)
      .reduce((rest: readonly Span[], { along: [from = 0, to = 0] }) => removeSpan(rest, [from, to]), [span]);
  });
}
