import type { Point } from '../plan/plan.ts';
import { cornerAt, turnAt } from './outlines.ts';

/** The first side that crosses or touches another one, has no length or runs back over the one before. Undefined for a sound outline. */
export function findCrossing(outline: readonly Point[]): number | undefined {
  const sides = outline.map((from, index) => [from, cornerAt(outline, index + 1)] as const);
  const found = sides.findIndex(([from, to], index) => {
    const next = cornerAt(outline, index + 2);
    const isBack =
      turnAt(outline, (index + 1) % outline.length) === 0 &&
      (to[0] - from[0]) * (next[0] - to[0]) + (to[1] - from[1]) * (next[1] - to[1]) <= 0;
    return (
      isBack ||
      sides.some(([otherFrom, otherTo], other) => {
        const isNeighbour = Math.abs(index - other) <= 1 || Math.abs(index - other) === outline.length - 1;
        return !isNeighbour && areTouching([from, to], [otherFrom, otherTo]);
      })
    );
  });
  return found === -1 ? undefined : found;
}

type Line = readonly [Point, Point];

function areTouching([a, b]: Line, [c, d]: Line): boolean {
  const [sideC, sideD, sideA, sideB] = [sideOf([a, b], c), sideOf([a, b], d), sideOf([c, d], a), sideOf([c, d], b)];
  if (sideC * sideD < 0 && sideA * sideB < 0) return true;
  return (
    (sideC === 0 && isBetween([a, b], c)) ||
    (sideD === 0 && isBetween([a, b], d)) ||
    (sideA === 0 && isBetween([c, d], a)) ||
    (sideB === 0 && isBetween([c, d], b))
  );
}

function sideOf([from, to]: Line, point: Point): number {
  return Math.sign((to[0] - from[0]) * (point[1] - from[1]) - (to[1] - from[1]) * (point[0] - from[0]));
}

/** For a point on the same line. */
function isBetween([from, to]: Line, [x, y]: Point): boolean {
  return (
    Math.min(from[0], to[0]) <= x &&
    x <= Math.max(from[0], to[0]) &&
    Math.min(from[1], to[1]) <= y &&
    y <= Math.max(from[1], to[1])
  );
}
