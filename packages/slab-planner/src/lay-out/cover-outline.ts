import { cornerAt } from '../outlines/outlines.ts';
import type { Box } from '../packing/packed-part.ts';
import type { Point } from '../plan/plan.ts';

/** A strip with a slanting side is divided, so that its rectangle reaches at most this far over the side… */
const MOST_OVERLAP_IN = 2;
/** …but not into more strips than this, because each of them makes packing slower. */
const MOST_STRIPS = 3;

/**
 * Covers an outline with rectangles, from top to bottom. Exact where all sides are level or upright; next to a slanting side, the
 * rectangles reach over it. They stay within the bounding box of the outline.
 *
 * @param outline whose bounding box starts at 0, 0
 */
export function coverOutline(outline: readonly Point[]): readonly Box[] {
  const heights = [...new Set(outline.map(([, y]) => y))].sort((a, b) => a - b);
  return heights.slice(1).flatMap((bottom, index) => coverStrip(outline, heights[index] ?? 0, bottom));
}

/** Covers the part of an outline between two heights, between which it has no corner. */
function coverStrip(outline: readonly Point[], top: number, bottom: number): readonly Box[] {
  const sides = outline
    .map((from, index) => ({ from, to: cornerAt(outline, index + 1) }))
    .filter(({ from: [, a], to: [, b] }) => Math.min(a, b) <= top && Math.max(a, b) >= bottom);
  const mostSlant = Math.max(0, ...sides.map((side) => Math.abs(crossAt(side, top) - crossAt(side, bottom))));
  const strips = Math.min(MOST_STRIPS, Math.max(1, Math.ceil(mostSlant / MOST_OVERLAP_IN)));
  const edgeOf = (strip: number) => (strip === strips ? bottom : top + ((bottom - top) * strip) / strips);
  return Array.from({ length: strips }, (_, strip) => strip).flatMap((strip) => {
    const [above, below] = [edgeOf(strip), edgeOf(strip + 1)];
    const crossings = sides
      .map((side) => [crossAt(side, above), crossAt(side, below)] as const)
      .sort((a, b) => a[0] + a[1] - b[0] - b[1]);
    // The outline is between the first and the second side, between the third and the fourth, and so on.
    return crossings.flatMap((enters, index) => {
      const leaves = crossings[index + 1];
      if (index % 2 === 1 || leaves === undefined) return [];
      return [{ left: Math.min(...enters), top: above, right: Math.max(...leaves), bottom: below }];
    });
  });
}

interface Line {
  readonly from: Point;
  readonly to: Point;
}

/** Where a line has a height. */
function crossAt({ from: [fromX, fromY], to: [toX, toY] }: Line, y: number): number {
  if (y === fromY || fromX === toX) return fromX;
  return y === toY ? toX : fromX + ((toX - fromX) * (y - fromY)) / (toY - fromY);
}
