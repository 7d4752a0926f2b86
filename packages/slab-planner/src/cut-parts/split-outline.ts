import { roundToSixteenths } from '../lengths/lengths.ts';
import { cornerAt, turnAt } from '../outlines/outlines.ts';
import type { Point } from '../plan/plan.ts';
import type { Span } from './seam-places.ts';

/** The axis that a line has a fixed place on: a line of axis `x` runs from back to front. */
export type Axis = 'x' | 'y';

/**
 * Where a line crosses the inside of an outline: spans of the other coordinate. A line along a side counts only where there is stone on both
 * sides of it.
 */
export function crossOutline(outline: readonly Point[], axis: Axis, place: number): readonly Span[] {
  const before = crossBeside(outline, axis, (low, high) => low < place && place <= high, place);
  const after = crossBeside(outline, axis, (low, high) => low <= place && place < high, place);
  return before.flatMap(([from, to]) =>
    after.flatMap(([otherFrom, otherTo]): Span[] => {
      const common: Span = [Math.max(from, otherFrom), Math.min(to, otherTo)];
      return common[0] < common[1] ? [common] : [];
    }),
  );
}

function crossBeside(
  outline: readonly Point[],
  axis: Axis,
  isCrossed: (low: number, high: number) => boolean,
  place: number,
): readonly Span[] {
  const crossings = outline
    .flatMap((corner, index) => {
      const [from, to] = [alongFirst(corner, axis), alongFirst(cornerAt(outline, index + 1), axis)];
      if (!isCrossed(Math.min(from[0], to[0]), Math.max(from[0], to[0]))) return [];
      return [from[1] + ((to[1] - from[1]) * (place - from[0])) / (to[0] - from[0])];
    })
    .sort((some, other) => some - other);
  return crossings.flatMap((from, index): Span[] => {
    const to = crossings[index + 1];
    return index % 2 === 0 && to !== undefined ? [[from, to]] : [];
  });
}

/** Splits an outline by a line that crosses it once. Both parts are clockwise, in whole sixteenths, without corners on a straight side. */
export function splitOutline(
  outline: readonly Point[],
  axis: Axis,
  place: number,
): readonly [before: readonly Point[], after: readonly Point[]] {
  return [clipOutline(outline, axis, place, 1), clipOutline(outline, axis, place, -1)];
}

/** Keeps what lies before the line, or after it if the sign is negative (Sutherland and Hodgman, 1974). */
function clipOutline(outline: readonly Point[], axis: Axis, place: number, sign: 1 | -1): readonly Point[] {
  const distanceTo = (point: Point) => sign * (place - alongFirst(point, axis)[0]);
  const kept = outline.flatMap((from, index): Point[] => {
    const to = cornerAt(outline, index + 1);
    const start = distanceTo(from) >= 0 ? [from] : [];
    if (distanceTo(from) * distanceTo(to) >= 0) return start;
    const share = distanceTo(from) / (distanceTo(from) - distanceTo(to));
    const crossing = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share] as const;
    return [...start, [roundToSixteenths(crossing[0]), roundToSixteenths(crossing[1])]];
  });
  return dropNeedlessCorners(kept);
}

/** Removes repeated corners, corners on a straight side, and lines out and back. */
function dropNeedlessCorners(outline: readonly Point[]): readonly Point[] {
  const needless = outline.findIndex((_, index) => turnAt(outline, index) === 0);
  return needless === -1 || outline.length < 3 ? outline : dropNeedlessCorners(outline.toSpliced(needless, 1));
}

function alongFirst([x, y]: Point, axis: Axis): Point {
  return axis === 'x' ? [x, y] : [y, x];
}
