import { quartzColours } from '@showroom/catalog-data/quartz';
import type { RoomName } from '@showroom/catalog-data/quartz-room-words';
import { invertMatrix, joinMatrices, type FaceMatrix } from '@showroom/room-view/face-matrix';
import { fitStones, type FittedStone } from '@showroom/slab-planner/fit-stones';
import type { Layout, Piece, Plan } from '@showroom/slab-planner/plan';
import { resolveChosen, type RoomDesign } from '../room-code.ts';
import { roomStones, type RoomStone } from './room-stones.ts';

/** A piece of a plan on a stone of a room. */
export interface ShownPiece {
  readonly pieceId: string;
  readonly name: string;
  readonly surface: 'counter' | 'backsplash';
  readonly faces: readonly number[];
  /** From where these faces were rendered on a slab to where the plan cuts them, both as fractions of a slab. */
  readonly cut: FaceMatrix;
}

/** A plan as the rooms show it. */
export interface ShownPlan {
  readonly code: string;
  readonly stone: string;
  /** How many pieces it has. */
  readonly count: number;
  /** Of its slabs. */
  readonly slabLabel: string;
  /** The slugs of the stones that are sold in such slabs. The plan's places are for these. */
  readonly stones: readonly string[];
  readonly rooms: Readonly<Record<RoomName, readonly ShownPiece[]>>;
}

/** The slab that the rooms were rendered with. */
const renderedSlabIn = { widthIn: 126, heightIn: 64 };

/** Finds what each room shows of a plan. */
export function showPlan(plan: Plan, layout: Layout, code: string): ShownPlan {
  const slab = quartzColours.find(({ slug }) => slug === plan.stone)?.sizes[plan.slabSize];
  const show = (name: RoomName) => fitRoom(name, plan, layout).map((fitted) => showPiece(fitted, plan.pieces, layout));
  return {
    code,
    stone: plan.stone,
    count: plan.pieces.length,
    slabLabel: slab?.label ?? '',
    stones: quartzColours
      .filter(({ sizes }) => sizes.some(({ label }) => label === slab?.label))
      .map(({ slug }) => slug),
    rooms: {
      kitchen: show('kitchen'),
      bathroom: show('bathroom'),
      bar: show('bar'),
      galley: show('galley'),
      laundry: show('laundry'),
    },
  };
}

/** Finds the pieces that fit the stone of a room. */
export function fitRoom(
  name: RoomName,
  plan: Pick<Plan, 'pieces'>,
  layout: Pick<Layout, 'slabs'>,
): readonly FittedStone<RoomStone>[] {
  return fitStones(roomStones[name], plan, layout);
}

/** Lists the pieces that a room shows in the stone that is chosen for them: those whose stone is sold in the plan's slabs. */
export function listShownPieces(plan: ShownPlan | null, { room, chosen }: Pick<RoomDesign, 'room' | 'chosen'>) {
  const stones = resolveChosen(chosen);
  return plan?.rooms[room].filter(({ surface }) => plan.stones.includes(stones[surface])) ?? [];
}

/** The names of pieces; the parts of one count once. */
export function nameShownPieces(pieces: readonly ShownPiece[]): readonly string[] {
  return [...new Map(pieces.map(({ name, pieceId }) => [pieceId, name])).values()];
}

function showPiece(
  { pieceId, stone, toSlab }: FittedStone<RoomStone>,
  pieces: readonly Piece[],
  { slab }: Layout,
): ShownPiece {
  const [a, b, c, d, e, f] = toSlab;
  const planned = toFractions([a, c, e, b, d, f, 0, 0, 1], slab);
  const rendered = toFractions(placeRendered(stone.cut), renderedSlabIn);
  return {
    pieceId,
    name: pieces.find(({ id }) => id === pieceId)?.name ?? '',
    surface: stone.roles.includes('backsplash') ? 'backsplash' : 'counter',
    faces: stone.faces,
    cut: normalize(joinMatrices(planned, invertMatrix(rendered))),
  };
}

const ways = { right: [1, 0], left: [-1, 0], down: [0, 1], up: [0, -1] } as const;

/** From a stone's own axes to those of the slab that the room was rendered with, in inches. */
function placeRendered({ along, across, xIn, yIn }: RoomStone['cut']): FaceMatrix {
  const [alongX, alongY] = ways[along];
  const [acrossX, acrossY] = ways[across];
  return [alongX, acrossX, xIn, alongY, acrossY, yIn, 0, 0, 1];
}

function toFractions(onSlab: FaceMatrix, { widthIn, heightIn }: Layout['slab']): FaceMatrix {
  return joinMatrices([1 / widthIn, 0, 0, 0, 1 / heightIn, 0, 0, 0, 1], onSlab);
}

/** The same map with few digits: part of the page, and of what a picture is known by. */
function normalize([a, b, c, d, e, f, , , i]: FaceMatrix): FaceMatrix {
  const round = (value: number) => Math.round((value / i) * 1e6) / 1e6 + 0;
  return [round(a), round(b), round(c), round(d), round(e), round(f), 0, 0, 1];
}
