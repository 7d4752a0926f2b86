import type { Point } from '../plan/plan.ts';
import type { Vertex } from './figures.ts';

/** Rounds the corners of an outline, as `roundEachCorner` does. */
export function roundCorners(outline: readonly Point[], radiiIn: readonly number[]): readonly Vertex[] {
  return roundEachCorner(outline, radiiIn).flat();
}

/**
 * Rounds the corners of an outline: for each, its arc's start and end, or the corner itself. A corner that turns inwards is rounded as well, as a saw and a stone's strength ask for.
 * Arcs never take more than half of a side that they share with another arc, or all of one that they don't.
 * @param radiiIn one for each corner; 0 or none leaves it sharp
 */
export function roundEachCorner(outline: readonly Point[], radiiIn: readonly number[]): readonly (readonly Vertex[])[] {
  const count = outline.length;
  const radiusOf = (index: number) => radiiIn[(index + count) % count] ?? 0;
  return outline.map((at, index): readonly Vertex[] => {
    const radius = radiusOf(index);
    const [before, after] = [outline.at(index - 1), outline[(index + 1) % count]];
    if (radius <= 0 || before === undefined || after === undefined) return [{ at, bulge: 0 }];
    const [toBefore, toAfter] = [direct(at, before), direct(at, after)];
    const turn = Math.acos(clamp(-(toBefore.unit[0] * toAfter.unit[0] + toBefore.unit[1] * toAfter.unit[1])));
    // Straight on, or straight back.
    if (turn < 1e-9 || Math.PI - turn < 1e-9) return [{ at, bulge: 0 }];
    const share = (length: number, other: number) => (radiusOf(other) > 0 ? length / 2 : length);
    const tangent = Math.min(
      radius * Math.tan(turn / 2),
      share(toBefore.length, index - 1),
      share(toAfter.length, index + 1),
    );
    const isClockwise = toBefore.unit[1] * toAfter.unit[0] - toBefore.unit[0] * toAfter.unit[1] > 0;
    const along = (unit: Point): Point => [at[0] + unit[0] * tangent, at[1] + unit[1] * tangent];
    return [
      { at: along(toBefore.unit), bulge: Math.tan(turn / 4) * (isClockwise ? 1 : -1) },
      { at: along(toAfter.unit), bulge: 0 },
    ];
  });
}

function direct([x1, y1]: Point, [x2, y2]: Point): { readonly unit: Point; readonly length: number } {
  const length = Math.hypot(x2 - x1, y2 - y1);
  return { unit: length === 0 ? [0, 0] : [(x2 - x1) / length, (y2 - y1) / length], length };
}

const clamp = (cosine: number) => Math.max(-1, Math.min(1, cosine));
