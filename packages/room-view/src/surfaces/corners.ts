/** A point of a picture, as fractions of its width and height from its upper left corner. */
export type Place = { readonly x: number; readonly y: number };

/** The corners of a flat rectangle as a picture shows it: upper left, upper right, lower right, lower left. */
export type Corners = readonly [Place, Place, Place, Place];

/** The smallest angle between two sides that is still a surface, as its sine. */
const SMALLEST_SINE = 0.005;

/** The shortest side, as a fraction of the picture. */
const SHORTEST_SIDE = 0.005;

/**
 * Whether a rectangle can be seen like this: convex, in clockwise order, with no side or angle close to zero. Corners that cross
 * over or are mirrored are not.
 */
export function isSurface(corners: Corners): boolean {
  return corners.every((corner, at) => {
    const before = corners[(at + 3) % 4] ?? corner;
    const after = corners[(at + 1) % 4] ?? corner;
    const [inX, inY] = [corner.x - before.x, corner.y - before.y];
    const [outX, outY] = [after.x - corner.x, after.y - corner.y];
    const [inLength, outLength] = [Math.hypot(inX, inY), Math.hypot(outX, outY)];
    if (inLength < SHORTEST_SIDE || outLength < SHORTEST_SIDE) return false;
    return (inX * outY - inY * outX) / (inLength * outLength) > SMALLEST_SINE;
  });
}
