import { boxOf, outlineOf } from '../outlines/outlines.ts';
import type { Piece, Point, RoomPlace } from '../plan/plan.ts';

/**
 * Moves pieces that stand beyond the end or the front of a counter whose size has changed, by as much: those that met still do, and
 * nothing is built over. Returns the new list itself if nothing moves.
 */
export function followSizes(before: readonly Piece[], after: readonly Piece[]): readonly Piece[] {
  const grown = after.flatMap((piece) => {
    const old = before.find(({ id }) => id === piece.id);
    const isTop = piece.role !== 'backsplash' && piece.role !== 'waterfall';
    if (old?.at === undefined || !isTop || !isSamePlace(old.at, piece.at)) return [];
    const [length, depth] = sizeOf(old);
    const [newLength, newDepth] = sizeOf(piece);
    const by: Point = [newLength - length, newDepth - depth];
    return by[0] === 0 && by[1] === 0 ? [] : [{ id: piece.id, at: old.at, size: [length, depth] as const, by }];
  });
  if (grown.length === 0) return after;
  return after.map((piece) => {
    const old = before.find(({ id }) => id === piece.id)?.at;
    if (old === undefined || piece.at === undefined) return piece;
    let at: RoomPlace = { ...piece.at, xIn: old.xIn, yIn: old.yIn };
    for (const { at: host, by, id, size } of grown) {
      if (id === piece.id) continue;
      const [along, across] = turn([old.xIn - host.xIn, old.yIn - host.yIn], 4 - host.quarterTurns);
      const own: Point = [along >= size[0] ? by[0] : 0, across >= size[1] ? by[1] : 0];
      const [x, y] = turn(own, host.quarterTurns);
      at = { ...at, xIn: at.xIn + x, yIn: at.yIn + y };
    }
    return { ...piece, at };
  });
}

function isSamePlace(one: RoomPlace, other: RoomPlace | undefined): boolean {
  return (
    one.xIn === other?.xIn &&
    one.yIn === other.yIn &&
    one.quarterTurns === other.quarterTurns &&
    one.heightIn === other.heightIn
  );
}

/** Its length along the wall and its depth; of a corner, those of its run. */
function sizeOf({ shape }: Piece): Point {
  if (shape.kind !== 'free') return [shape.lengthIn, shape.depthIn];
  const { bottom, right } = boxOf(outlineOf(shape));
  return [right, bottom];
}

/** Turns a step clockwise as seen from above. Adding zero makes negative zero a plain one. */
function turn([x, y]: Point, quarterTurns: number): Point {
  const turned: readonly Point[] = [[x, y], [-y, x], [-x, -y], [y, -x]]; // prettier-ignore
  const [turnedX, turnedY] = turned[quarterTurns % 4] ?? [x, y];
  return [turnedX + 0, turnedY + 0];
}
