import { mapPartToSlab } from '../drawing/place-part.ts';
import { boxOf, outlineOf, type Box } from '../outlines/outlines.ts';
import type { Layout, Piece, PieceRole, PlacedPart, Plan, RoomPlace } from '../plan/plan.ts';
import type { Matrix } from '../drawing/figures.ts';

/** A rectangle of stone that stands in a room. Its axes are those of a piece: x along the wall, y away from it. */
export interface StandingStone {
  /** What a piece must be for. */
  readonly roles: readonly PieceRole[];
  /** Of what is seen of it. */
  readonly lengthIn: number;
  readonly depthIn: number;
  /** Where it stands. How it is turned decides between pieces that fit equally well. */
  readonly at: Pick<RoomPlace, 'quarterTurns'>;
}

/** A stone of a room with what is cut for it. */
export interface FittedStone<Stone> {
  readonly stone: Stone;
  readonly pieceId: string;
  /** From 0. */
  readonly slab: number;
  /** From the stone's own axes to those of the slab. Inches; nothing is scaled. */
  readonly toSlab: Matrix;
}

/** How much a piece may be shorter or less deep than the stone: an inch can’t be seen in a picture of a room. */
export const mostShortIn = 1;
/** How much longer a piece may be. Its left end is seen. */
export const mostLongerIn = 24;
/** How much deeper a piece may be. Its side at the wall is seen. */
export const mostDeeperIn = 6;

/**
 * Finds the pieces of a plan that fit the stones of a room. A piece fits a stone if it is for the same purpose, covers it up to an inch, and
 * isn't much larger. A corner counts as its two runs, and a piece with a seam as its parts; a piece of free shape never fits. Each stone gets
 * one part and each part goes to one stone, the closest in size first.
 */
export function fitStones<Stone extends StandingStone>(
  stones: readonly Stone[],
  { pieces }: Pick<Plan, 'pieces'>,
  { slabs }: Pick<Layout, 'slabs'>,
): readonly FittedStone<Stone>[] {
  const runs = listRuns(pieces, slabs);
  const pairs = stones.flatMap((stone) =>
    runs.flatMap((run) => {
      const distance = measureDistance(stone, run);
      return distance === undefined ? [] : [{ stone, run, distance }];
    }),
  );
  const closestFirst = pairs.toSorted(
    (one, other) =>
      one.distance - other.distance || countTurns(one.stone, one.run) - countTurns(other.stone, other.run),
  );
  const found = new Map<Stone, Run>();
  const used = new Set<Run>();
  for (const { run, stone } of closestFirst) {
    if (found.has(stone) || used.has(run)) continue;
    found.set(stone, run);
    used.add(run);
  }
  return stones.flatMap((stone) => {
    const run = found.get(stone);
    if (run === undefined) return [];
    const { piece, placed, slab, toPart } = run;
    return [{ stone, pieceId: piece.id, slab, toSlab: join(mapPartToSlab(placed), toPart) }];
  });
}

/** A rectangle along a wall, cut from one part. */
interface Run {
  readonly piece: Piece;
  readonly placed: PlacedPart;
  readonly slab: number;
  readonly lengthIn: number;
  readonly depthIn: number;
  /** From the run's own axes to the part's. */
  readonly toPart: Matrix;
}

function listRuns(pieces: readonly Piece[], slabs: Layout['slabs']): readonly Run[] {
  const placed = slabs.flatMap((parts, slab) => parts.map((one) => ({ placed: one, slab })));
  return pieces.flatMap((piece) => {
    const own = placed.filter((one) => one.placed.part.pieceId === piece.id);
    return listSections(piece).flatMap((section) => own.flatMap((one) => findRun(piece, section, one)));
  });
}

/** A straight section of a piece, and how often its wall is turned clockwise from the piece's. */
interface Section {
  readonly box: Box;
  readonly quarterTurns: 0 | 1 | 3;
}

function listSections({ shape }: Piece): readonly Section[] {
  const along = boxOf(outlineOf(shape));
  switch (shape.kind) {
    case 'free':
      return [];
    case 'straight':
      return [{ box: along, quarterTurns: 0 }];
    case 'corner': {
      const isLeft = shape.hand === 'left';
      // The corner itself belongs to the run.
      const front = { ...along, top: shape.depthIn };
      const aside = isLeft
        ? { ...front, right: shape.returnDepthIn }
        : { ...front, left: shape.lengthIn - shape.returnDepthIn };
      return [
        { box: { ...along, bottom: shape.depthIn }, quarterTurns: 0 },
        { box: aside, quarterTurns: isLeft ? 3 : 1 },
      ];
    }
  }
}

function findRun(
  piece: Piece,
  { box, quarterTurns }: Section,
  { placed, slab }: Pick<Run, 'placed' | 'slab'>,
): readonly Run[] {
  const [x, y] = placed.part.offset;
  const part = boxOf(placed.part.outline);
  // In the part's axes.
  const left = Math.max(box.left - x, part.left);
  const right = Math.min(box.right - x, part.right);
  const top = Math.max(box.top - y, part.top);
  const bottom = Math.min(box.bottom - y, part.bottom);
  if (left >= right || top >= bottom) return [];
  const [width, height] = [right - left, bottom - top];
  const run = { piece, placed, slab };
  switch (quarterTurns) {
    case 0:
      return [{ ...run, lengthIn: width, depthIn: height, toPart: [1, 0, 0, 1, left, top] }];
    // The wall is at the right: its left end is the upper one.
    case 1:
      return [{ ...run, lengthIn: height, depthIn: width, toPart: [0, 1, -1, 0, right, top] }];
    // The wall is at the left: its left end is the lower one.
    case 3:
      return [{ ...run, lengthIn: height, depthIn: width, toPart: [0, -1, 1, 0, left, bottom] }];
  }
}

/** How far a run is from the size of a stone; undefined if it doesn't fit. */
function measureDistance({ depthIn, lengthIn, roles }: StandingStone, run: Run): number | undefined {
  const [longer, deeper] = [run.lengthIn - lengthIn, run.depthIn - depthIn];
  const isFitting =
    roles.includes(run.piece.role) &&
    Math.min(longer, deeper) >= -mostShortIn &&
    longer <= mostLongerIn &&
    deeper <= mostDeeperIn;
  return isFitting ? Math.abs(longer) + Math.abs(deeper) : undefined;
}

function countTurns({ at }: StandingStone, { piece }: Run): number {
  return piece.at === undefined || piece.at.quarterTurns === at.quarterTurns ? 0 : 1;
}

/** Maps by `second` what `first` maps. */
function join([a, b, c, d, e, f]: Matrix, [p, q, r, s, t, u]: Matrix): Matrix {
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f];
}
