import { drawCutOut } from '../drawing/draw-cut-outs.ts';
import type { Matrix } from '../drawing/figures.ts';
import { mapPartToSlab, outlinePart } from '../drawing/place-part.ts';
import {
  areaOf,
  boxAround,
  boxOf,
  containsPoint,
  cornerAt,
  outlineOf,
  placeCutOuts,
  sidesOf,
  type Box,
  type Side,
} from '../outlines/outlines.ts';
import type { CutOutKind, Layout, Piece, PlacedPart, Plan, Point } from '../plan/plan.ts';
import { flatten } from './flatten.ts';
import {
  footprintOf,
  frameOf,
  move,
  standPieces,
  toRoom,
  type Frame,
  type StandingPiece,
  type Vector,
} from './stand-pieces.ts';

/** A part of stone as it stands in the room. */
export interface StoneSolid {
  readonly partId: string;
  readonly pieceId: string;
  /** Of the part's own axes. */
  readonly frame: Frame;
  /** The corners of its finished face, clockwise. */
  readonly face: readonly Point[];
  /** The same corners on the other side: a mitred side is cut at 45 degrees. */
  readonly back: readonly Point[];
  readonly holes: readonly { readonly kind: CutOutKind; readonly outline: readonly Point[] }[];
  /** From the part's own axes to those of its slab. */
  readonly toSlab: Matrix;
}

/** The cabinets below a counter, without their fronts. */
export interface CabinetSolid {
  /** In the room, clockwise from above. */
  readonly outline: readonly Point[];
  /** For each side, whether it is seen: it has a front with doors, or is an end panel. */
  readonly sides: readonly ('front' | 'end' | 'hidden')[];
  readonly topIn: number;
}

/** A wall behind a counter: the room is to the right of the way from one end to the other. */
export interface Wall {
  readonly from: Point;
  readonly to: Point;
}

export interface Room {
  readonly thicknessIn: number;
  readonly stones: readonly StoneSolid[];
  readonly cabinets: readonly CabinetSolid[];
  readonly walls: readonly Wall[];
  /** The floor that it takes, and the top of its highest stone. */
  readonly box: Box;
  readonly heightIn: number;
}

const thicknessesIn = { '2cm': 2 / 2.54, '3cm': 3 / 2.54 } as const;

/** Assembles a plan: each part of stone where it belongs, and what carries it. */
export function buildRoom(plan: Plan, layout: Layout): Room {
  const thicknessIn = thicknessesIn[plan.thickness];
  const standing = standPieces(plan.pieces);
  const joints = new Map(standing.map((one) => [one.piece.id, findJoints(one, standing)]));
  const placed = layout.slabs.flat();
  const stones = standing.flatMap((one) =>
    placed
      .filter(({ part }) => part.pieceId === one.piece.id)
      .map((part) => buildStone(one, part, joints.get(one.piece.id) ?? [], thicknessIn)),
  );
  return {
    thicknessIn,
    stones,
    cabinets: standing.flatMap((one) => buildCabinet(one, joints.get(one.piece.id) ?? [], thicknessIn)),
    walls: standing.flatMap((one) => findWalls(one, standing)),
    box: standing.length === 0 ? { left: 0, top: 0, right: 0, bottom: 0 } : boxAround(standing.map(footprintOf)),
    heightIn: Math.max(0, ...stones.flatMap(({ face, frame }) => face.map((point) => toRoom(frame, point)[2]))),
  };
}

function buildStone(
  standing: StandingPiece,
  placed: PlacedPart,
  joints: readonly Side[],
  thicknessIn: number,
): StoneSolid {
  const { piece } = standing;
  const { part } = placed;
  const [left, top] = part.offset;
  const frame = frameOf(standing, thicknessIn);
  const face = flatten(outlinePart(part, piece));
  return {
    partId: part.id,
    pieceId: piece.id,
    frame: { ...frame, origin: toRoom(frame, part.offset) },
    face,
    back: face.map(([x, y]) => {
      const [movedX, movedY] = insetFromJoints([x + left, y + top], joints, thicknessIn);
      return [movedX - left, movedY - top];
    }),
    holes: placeCutOuts(piece).flatMap(({ box, centre, cutOut }) => {
      const own: Point = [centre[0] - left, centre[1] - top];
      if (!containsPoint(part.outline, own)) return [];
      const moved = { left: box.left - left, right: box.right - left, top: box.top - top, bottom: box.bottom - top };
      return [{ kind: cutOut.kind, outline: flatten(drawCutOut({ cutOut, centre: own, box: moved })) }];
    }),
    toSlab: mapPartToSlab(placed),
  };
}

/** Moves a point that is on a mitred side inwards. */
function insetFromJoints(point: Point, joints: readonly Side[], by: number): Point {
  return joints.reduce(([x, y], { from, lengthIn, to }): Point => {
    const [dx, dy] = [(to[0] - from[0]) / lengthIn, (to[1] - from[1]) / lengthIn];
    const off = (point[0] - from[0]) * -dy + (point[1] - from[1]) * dx;
    return Math.abs(off) > NEAR_IN ? [x, y] : [x - dy * by, y + dx * by];
  }, point);
}

const NEAR_IN = 1 / 64;

/** The mitred sides of a piece that meet one of another piece. */
function findJoints(standing: StandingPiece, all: readonly StandingPiece[]): readonly Side[] {
  const isEnd = standing.piece.role === 'waterfall';
  const others = all
    .filter(({ piece }) => (piece.role === 'waterfall') !== isEnd)
    .flatMap((other) => mitresOf(other).map(({ ends }) => ends));
  return mitresOf(standing)
    .filter(({ ends: [from, to] }) =>
      others.some(
        ([start, end]) => (isSame(from, start) && isSame(to, end)) || (isSame(from, end) && isSame(to, start)),
      ),
    )
    .map(({ side }) => side);
}

function mitresOf(standing: StandingPiece) {
  // The finished face of a top or a waterfall end doesn't depend on the thickness.
  const frame = frameOf(standing, 0);
  return sidesOf(standing.piece)
    .filter(({ edge }) => edge === 'mitre')
    .map((side) => ({ side, ends: [toRoom(frame, side.from), toRoom(frame, side.to)] as const }));
}

function isSame(one: Vector, other: Vector): boolean {
  return one.every((place, index) => Math.abs(place - (other[index] ?? 0)) < NEAR_IN);
}

/** An end panel stands back from the end of the stone. */
const END_IN = 1;
/** A smaller top, such as a shelf, has no cabinet. */
const LEAST_CABINET_IN = 12;

function buildCabinet(standing: StandingPiece, joints: readonly Side[], thicknessIn: number): readonly CabinetSolid[] {
  const { at, piece } = standing;
  const topIn = at.heightIn - thicknessIn;
  if (piece.role === 'backsplash' || piece.role === 'waterfall' || topIn < LEAST_CABINET_IN) return [];
  const sides = sidesOf(piece).map((side) => ({ ...side, kind: kindOf(side, piece, joints) }));
  const outline = insetSides(
    outlineOf(piece.shape),
    sides.map(({ kind, name }) => insetOf(kind, name, piece, thicknessIn)),
  );
  if (outline === undefined) return [];
  const frame = frameOf(standing, thicknessIn);
  return [
    {
      outline: outline.map((point): Point => {
        const [x, y] = toRoom(frame, point);
        return [x, y];
      }),
      sides: sides.map(({ kind, name }) => {
        if (kind === 'joint') return 'hidden';
        // Where people sit there are no doors.
        return name === 'front' && isForSeating(piece) ? 'end' : kind;
      }),
      topIn,
    },
  ];
}

function isForSeating({ role }: Piece): boolean {
  return role === 'island' || role === 'peninsula';
}

type SideKind = CabinetSolid['sides'][number] | 'joint';

function kindOf({ edge, from, name, to }: Side, { shape }: Piece, joints: readonly Side[]): SideKind {
  if (joints.some((joint) => isSame([...joint.from, 0], [...from, 0]) && isSame([...joint.to, 0], [...to, 0])))
    return 'joint';
  if (edge === null) return 'hidden';
  return shape.kind === 'free' || !name.includes('end') ? 'front' : 'end';
}

function insetOf(kind: SideKind, name: string, { overhangIn, shape }: Piece, thicknessIn: number): number {
  switch (kind) {
    case 'joint':
      return thicknessIn;
    case 'hidden':
      return 0;
    case 'end':
      return END_IN;
    case 'front':
      // The finished back of an island has its doors, with no room for knees.
      return name === 'back' || shape.kind === 'free' ? Math.min(overhangIn, END_IN) : overhangIn;
  }
}

/** Moves the sides of an outline inwards. Undefined if too little of it would be left. */
function insetSides(outline: readonly Point[], insets: readonly number[]): readonly Point[] | undefined {
  const lines = outline.map((from, index) => {
    const to = cornerAt(outline, index + 1);
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    const by = insets[index] ?? 0;
    return { along, from: [from[0] - along[1] * by, from[1] + along[0] * by] as const };
  });
  const moved = lines.map((line, index): Point => {
    const before = lines.at(index - 1) ?? line;
    const cross = before.along[0] * line.along[1] - before.along[1] * line.along[0];
    if (Math.abs(cross) < 1e-6) return line.from;
    const [dx, dy] = [line.from[0] - before.from[0], line.from[1] - before.from[1]];
    const far = (dx * line.along[1] - dy * line.along[0]) / cross;
    return [before.from[0] + before.along[0] * far, before.from[1] + before.along[1] * far];
  });
  const isSound = moved.every((from, index) => {
    const to = cornerAt(moved, index + 1);
    const { along } = lines[index] ?? { along: [0, 0] };
    return (to[0] - from[0]) * along[0] + (to[1] - from[1]) * along[1] > 0;
  });
  return isSound && areaOf(moved) >= LEAST_CABINET_IN ** 2 ? moved : undefined;
}

/** The unfinished sides of a top that meet no other top: they are against a wall. */
function findWalls(standing: StandingPiece, all: readonly StandingPiece[]): readonly Wall[] {
  const { piece } = standing;
  if (piece.role === 'waterfall') return [];
  const frame = frameOf(standing, 0);
  // A backsplash alone still has a wall behind it.
  if (piece.role === 'backsplash') {
    const { right } = boxOf(outlineOf(piece.shape));
    const [start, end] = [toRoom(frame, [0, 0]), toRoom(frame, [right, 0])];
    const inFront = move(toRoom(frame, [right / 2, 0]), frame.outward, END_IN);
    if (all.some((other) => coversFloor(other, inFront))) return [];
    return [{ from: [start[0], start[1]], to: [end[0], end[1]] }];
  }
  return sidesOf(piece).flatMap(({ edge, from, lengthIn, to }): readonly Wall[] => {
    if (edge !== null) return [];
    // Just behind the middle of the side.
    const behind: Point = [
      (from[0] + to[0]) / 2 + ((to[1] - from[1]) / lengthIn) * END_IN,
      (from[1] + to[1]) / 2 - ((to[0] - from[0]) / lengthIn) * END_IN,
    ];
    const place = toRoom(frame, behind);
    const isMet = all.some((other) => other !== standing && coversFloor(other, place));
    const [start, end] = [toRoom(frame, from), toRoom(frame, to)];
    return isMet ? [] : [{ from: [start[0], start[1]], to: [end[0], end[1]] }];
  });
}

function coversFloor(standing: StandingPiece, [x, y]: Vector): boolean {
  const { role, shape } = standing.piece;
  if (role === 'backsplash' || role === 'waterfall') return false;
  const frame = frameOf(standing, 0);
  const outline = outlineOf(shape).map((point): Point => {
    const [cornerX, cornerY] = toRoom(frame, point);
    return [cornerX, cornerY];
  });
  return containsPoint(outline, [x, y]);
}

export { move, toRoom, type Frame, type Vector };
