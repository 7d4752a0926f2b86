import { boxOf, outlineOf } from '../outlines/outlines.ts';
import type { Piece, Point, RoomPlace, Shape } from '../plan/plan.ts';
import { footprintOf } from './stand-pieces.ts';

/**
 * Lets pieces follow one that was changed. Returns the new list itself if none does.
 *
 * - What stands beyond the end or the front of a counter moves by as much as it has grown: pieces that met still do, and nothing is built over.
 * - Waterfall ends and backsplashes move with the counter that they belong to. Ends stay as deep as it and go down to the floor; a
 *   backsplash as long as its counter stays so.
 * - A waterfall end that goes down to the floor lifts its counter when it gets longer.
 */
export function followSizes(before: readonly Piece[], after: readonly Piece[]): readonly Piece[] {
  const old = new Map(before.map((piece) => [piece.id, piece]));
  const lifted = liftCounters(old, after);
  const moved = followGrowth(old, lifted);
  const followed = lifted.map((piece, index) => fitToHost(piece, moved[index] ?? piece, old, lifted));
  return followed.every((piece, index) => piece === after[index]) ? after : followed;
}

/** Lifts each counter with a waterfall end that has another length now. */
function liftCounters(old: ReadonlyMap<string, Piece>, after: readonly Piece[]): readonly Piece[] {
  return after.map((piece) => {
    const own = old.get(piece.id);
    if (own?.at === undefined || !isTop(piece) || !isSamePlace(own.at, piece.at)) return piece;
    const end = after.find((other) => {
      const was = old.get(other.id);
      return (
        was && reachesFloor(was) && sizeOf(was)[0] !== sizeOf(other)[0] && findHost(was, [...old.values()]) === own
      );
    });
    return end ? { ...piece, at: { ...own.at, heightIn: sizeOf(end)[0] } } : piece;
  });
}

function followGrowth(old: ReadonlyMap<string, Piece>, after: readonly Piece[]): readonly Piece[] {
  const grown = after.flatMap((piece) => {
    const own = old.get(piece.id);
    if (own?.at === undefined || !isTop(piece) || !isSamePlace(own.at, piece.at)) return [];
    const [length, depth] = sizeOf(own);
    const [newLength, newDepth] = sizeOf(piece);
    const by: Point = [newLength - length, newDepth - depth];
    return by[0] === 0 && by[1] === 0 ? [] : [{ id: piece.id, at: own.at, size: [length, depth] as const, by }];
  });
  return after.map((piece) => {
    const was = old.get(piece.id)?.at;
    if (was === undefined || piece.at === undefined) return piece;
    const [x, y] = grown
      .filter(({ id }) => id !== piece.id)
      .reduce(
        ([sumX, sumY], { at: host, by, size }): Point => {
          const [along, across] = turn([was.xIn - host.xIn, was.yIn - host.yIn], 4 - host.quarterTurns);
          const [byX, byY] = turn([along >= size[0] ? by[0] : 0, across >= size[1] ? by[1] : 0], host.quarterTurns);
          return [sumX + byX, sumY + byY];
        },
        [0, 0],
      );
    return x === 0 && y === 0 ? piece : { ...piece, at: { ...piece.at, xIn: was.xIn + x, yIn: was.yIn + y } };
  });
}

/** Lets a waterfall end or a backsplash follow its counter, unless it was changed itself in that respect. */
function fitToHost(piece: Piece, moved: Piece, old: ReadonlyMap<string, Piece>, after: readonly Piece[]): Piece {
  const own = old.get(piece.id);
  const oldHost = own && findHost(own, [...old.values()]);
  const host = after.find(({ id }) => id === oldHost?.id);
  if (!own?.at || !oldHost?.at || !host?.at || !moved.at) return moved;
  const byIn = host.at.heightIn - oldHost.at.heightIn;
  const isPlaced = isSamePlace(own.at, piece.at);
  const at = !isPlaced
    ? moved.at
    : {
        ...moved.at,
        xIn: moved.at.xIn + host.at.xIn - oldHost.at.xIn,
        yIn: moved.at.yIn + host.at.yIn - oldHost.at.yIn,
        heightIn: moved.at.heightIn + byIn,
      };
  const shape = fitShape(own, oldHost, host, piece, byIn);
  return shape === moved.shape && isSamePlace(at, moved.at) ? moved : { ...moved, at, shape };
}

function fitShape(own: Piece, oldHost: Piece, host: Piece, { role, shape }: Piece, byIn: number): Shape {
  if (shape.kind !== 'straight') return shape;
  const [[length, depth], [hostLength, hostDepth]] = [sizeOf(own), sizeOf(oldHost)];
  const [newHostLength, newHostDepth] = sizeOf(host);
  // One that was typed is as its visitor wants it.
  const isOwn = shape.lengthIn === length && shape.depthIn === depth;
  if (!isOwn) return shape;
  const lengthIn =
    role === 'waterfall'
      ? reachesFloor(own) && length + byIn > 0
        ? length + byIn
        : length
      : length === hostLength
        ? newHostLength
        : length;
  const depthIn = role === 'waterfall' && depth === hostDepth ? newHostDepth : depth;
  return lengthIn === length && depthIn === depth ? shape : { ...shape, lengthIn, depthIn };
}

function isTop({ role }: Piece): boolean {
  return role !== 'backsplash' && role !== 'waterfall';
}

function reachesFloor(piece: Piece): boolean {
  return piece.role === 'waterfall' && piece.at !== undefined && piece.at.heightIn === sizeOf(piece)[0];
}

/** The counter that a waterfall end hangs from, or that a backsplash stands on: the one that it touches for the longest way. */
function findHost(piece: Piece, pieces: readonly Piece[]): Piece | undefined {
  const { at } = piece;
  if (at === undefined || isTop(piece)) return undefined;
  const own = footprintOf({ piece, at });
  const touched = pieces.flatMap((host) => {
    if (host.at?.heightIn !== at.heightIn || !isTop(host)) return [];
    const floor = footprintOf({ piece: host, at: host.at });
    const x = Math.min(own.right, floor.right) - Math.max(own.left, floor.left);
    const y = Math.min(own.bottom, floor.bottom) - Math.max(own.top, floor.top);
    return x < 0 || y < 0 ? [] : [{ host, reach: Math.max(x, y) }];
  });
  return touched.toSorted((one, other) => other.reach - one.reach)[0]?.host;
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
