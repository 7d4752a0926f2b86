import { coverOutline } from '../lay-out/cover-outline.ts';
import { boxAround, boxOf, outlineOf, type Box } from '../outlines/outlines.ts';
import type { Piece, PieceRole, Point, RoomPlace } from '../plan/plan.ts';
import { usualHeightsIn } from './usual-heights.ts';

export { usualHeightsIn };

/** x along the back wall, y away from it, z above the floor, in inches. */
export type Vector = readonly [xIn: number, yIn: number, zIn: number];

/** The axes of a piece in the room: a point x, y of its finished face is at `origin + x * along + y * across`. */
export interface Frame {
  readonly origin: Vector;
  readonly along: Vector;
  readonly across: Vector;
  /** Out of the finished face. */
  readonly outward: Vector;
}

export interface StandingPiece {
  readonly piece: Piece;
  readonly at: RoomPlace;
}

const directions = [
  [1, 0, 0],
  [0, 1, 0],
  [-1, 0, 0],
  [0, -1, 0],
] as const satisfies readonly Vector[];
const up: Vector = [0, 0, 1];
const down: Vector = [0, 0, -1];

/** The axes of a standing piece. */
export function frameOf({ at, piece }: StandingPiece, thicknessIn: number): Frame {
  const { heightIn, quarterTurns, xIn, yIn } = at;
  const ahead = directions[quarterTurns];
  const aside = directions[((quarterTurns + 1) % 4) as RoomPlace['quarterTurns']];
  if (piece.role === 'waterfall') return { origin: [xIn, yIn, heightIn], along: down, across: aside, outward: ahead };
  if (piece.role !== 'backsplash') return { origin: [xIn, yIn, heightIn], along: ahead, across: aside, outward: up };
  const { bottom } = boxOf(outlineOf(piece.shape));
  const origin = move([xIn, yIn, heightIn + bottom], aside, thicknessIn);
  return { origin, along: ahead, across: down, outward: aside };
}

/** Returns the point that lies so far in a direction. */
export function move([x, y, z]: Vector, [dx, dy, dz]: Vector, by: number): Vector {
  return [x + dx * by, y + dy * by, z + dz * by];
}

/** A point of a piece's finished face in the room. */
export function toRoom({ across, along, origin }: Frame, [x, y]: Point): Vector {
  return move(move(origin, along, x), across, y);
}

/** Enough for either thickness. */
const THICK_IN = 1.25;

/** The floor below a standing piece. */
export function footprintOf(standing: StandingPiece): Box {
  const frame = frameOf(standing, THICK_IN);
  const points = outlineOf(standing.piece.shape).flatMap((point): readonly Point[] => {
    const face = toRoom(frame, point);
    const [x, y] = move(face, frame.outward, -THICK_IN);
    return [[face[0], face[1]], [x, y]]; // prettier-ignore
  });
  return boxOf(points);
}

/** The same without the room inside of an L. */
export function floorsOf(standing: StandingPiece): readonly Box[] {
  if (standing.piece.shape.kind !== 'corner') return [footprintOf(standing)];
  const frame = frameOf(standing, THICK_IN);
  return coverOutline(outlineOf(standing.piece.shape)).map(({ bottom, left, right, top }) => {
    const corners = [toRoom(frame, [left, top]), toRoom(frame, [right, bottom])];
    return boxOf(corners.map(([x, y]): Point => [x, y]));
  });
}

/** Between pieces that have no places of their own. */
const GAP_IN = 6;
/** In front of a run and around an island: the least that the National Kitchen and Bath Association plans for one cook. */
const AISLE_IN = 42;

/**
 * Finds where each piece of a plan stands. Those without a place stand side by side along the back wall; islands in front of it;
 * backsplashes on the counters; waterfall ends at the mitred ends of an island.
 */
export function standPieces(pieces: readonly Piece[]): readonly StandingPiece[] {
  let standing = pieces.flatMap((piece): readonly StandingPiece[] =>
    piece.at === undefined ? [] : [{ piece, at: piece.at }],
  );
  // An island leaves the wall to the counters. The last ones stand on these, or at their ends.
  const loose = pieces.filter(({ at }) => at === undefined).toSorted((a, b) => rank(a) - rank(b));
  for (const piece of loose) standing = [...standing, { piece, at: findPlace(piece, standing) }];
  return pieces.flatMap(({ id }) => standing.find(({ piece }) => piece.id === id) ?? []);
}

function rank({ role }: Piece): number {
  if (role === 'backsplash' || role === 'waterfall') return 2;
  return role === 'island' || role === 'peninsula' ? 1 : 0;
}

function findPlace(piece: Piece, standing: readonly StandingPiece[]): RoomPlace {
  const start = { xIn: 0, yIn: 0, quarterTurns: 0, heightIn: usualHeightOf(piece) } as const;
  switch (piece.role) {
    case 'backsplash': {
      const others = standing.filter((other) => other.piece.role === 'backsplash' && other.at.quarterTurns === 0);
      return { ...start, xIn: Math.max(0, ...others.map((other) => footprintOf(other).right)) };
    }
    case 'waterfall':
      return findMitredEnd(piece, standing) ?? moveToSpot([{ piece, at: start }], standing)[0]?.at ?? start;
    default:
      return moveToSpot([{ piece, at: start }], standing)[0]?.at ?? start;
  }
}

function usualHeightOf({ role, shape }: Piece): number {
  if (role === 'vanity') return usualHeightsIn.vanity;
  // It reaches to the floor.
  if (role === 'waterfall') return boxOf(outlineOf(shape)).right;
  return usualHeightsIn.counter;
}

/** The first mitred end of a counter as deep as the waterfall end that has none yet. */
function findMitredEnd(piece: Piece, standing: readonly StandingPiece[]): RoomPlace | undefined {
  const { bottom } = boxOf(outlineOf(piece.shape));
  const taken = new Set(standing.filter((other) => other.piece.role === 'waterfall').map(({ at }) => placeKey(at)));
  return standing
    .flatMap(({ at, piece: host }): readonly RoomPlace[] => {
      const { edges, role, shape } = host;
      if (role === 'waterfall' || shape.kind !== 'straight' || shape.depthIn !== bottom) return [];
      const frame = frameOf({ at, piece: host }, THICK_IN);
      const place = (corner: Point, turns: 0 | 2): RoomPlace => {
        const [xIn, yIn] = toRoom(frame, corner);
        const quarterTurns = ((at.quarterTurns + turns) % 4) as RoomPlace['quarterTurns'];
        return { xIn, yIn, quarterTurns, heightIn: at.heightIn };
      };
      return [
        ...(edges[3] === 'mitre' ? [place([0, shape.depthIn], 2)] : []),
        ...(edges[1] === 'mitre' ? [place([shape.lengthIn, 0], 0)] : []),
      ];
    })
    .find((place) => !taken.has(placeKey(place)));
}

function placeKey({ quarterTurns, xIn, yIn }: RoomPlace): string {
  return `${xIn} ${yIn} ${quarterTurns}`;
}

/**
 * Moves pieces that belong together away from those that stand already: islands in front of them with aisles around, a peninsula to
 * their right without a gap, others to their right along the wall.
 */
export function moveToSpot(
  together: readonly StandingPiece[],
  standing: readonly StandingPiece[],
): readonly StandingPiece[] {
  if (standing.length === 0) return together;
  const own = boxAround(together.map(footprintOf));
  const taken = standing.flatMap(floorsOf);
  const all = boxAround(taken);
  const has = (role: PieceRole) => together.some(({ piece }) => piece.role === role);
  const [left, top] = has('island')
    ? findSpotInFront(own, taken, all)
    : [all.right + (has('peninsula') ? 0 : GAP_IN), 0];
  return together.map(({ at, piece }) => ({
    piece,
    at: { ...at, xIn: at.xIn + left - own.left, yIn: at.yIn + top - own.top },
  }));
}

/** The spot closest to the back wall and to the middle of the others, in steps of half a foot. */
function findSpotInFront(own: Box, taken: readonly Box[], all: Box): Point {
  const [width, depth] = [own.right - own.left, own.bottom - own.top];
  const middle = (all.left + all.right - width) / 2;
  for (let top = 0; top < all.bottom + AISLE_IN; top += STEP_IN) {
    const spots = [...steps(all.left, all.right - width / 2), Math.round(middle)].toSorted(
      (a, b) => Math.abs(a - middle) - Math.abs(b - middle),
    );
    const spot = spots.find((left) =>
      taken.every(
        (box) =>
          left + width + AISLE_IN <= box.left ||
          left >= box.right + AISLE_IN ||
          top + depth + AISLE_IN <= box.top ||
          top >= box.bottom + AISLE_IN,
      ),
    );
    if (spot !== undefined) return [spot, top];
  }
  return [Math.round(middle), Math.ceil(all.bottom) + AISLE_IN];
}

const STEP_IN = 6;

function steps(from: number, to: number): readonly number[] {
  return Array.from(
    { length: Math.max(0, Math.floor((to - from) / STEP_IN) + 1) },
    (_, index) => from + index * STEP_IN,
  );
}
