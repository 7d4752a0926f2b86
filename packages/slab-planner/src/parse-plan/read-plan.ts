import { quartzColours } from '@showroom/catalog-data/quartz';
import {
  applianceKinds,
  cutOutKinds,
  edgeProfiles,
  pieceRoles,
  type Appliance,
  type CutOut,
  type ManualPlace,
  type Piece,
  type Plan,
  type Point,
  type RoomPlace,
  type Shape,
} from '../plan/plan.ts';

/** Thrown and caught here. */
class Unreadable extends Error {}

type Read<T> = (value: unknown) => T;

/** Reads the shape of a plan, whatever its sizes. Drops unknown fields. Undefined if it isn't a plan. */
export function readPlan(value: unknown): Plan | undefined {
  try {
    return plan(value);
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}

/** No list of a plan is longer. */
const LONGEST_LIST = 2000;

const text: Read<string> = (value) => (typeof value === 'string' ? value : fail());
const flag: Read<boolean> = (value) => (typeof value === 'boolean' ? value : fail());
/** Adding zero makes negative zero a plain one. */
const number: Read<number> = (value) => (typeof value === 'number' && Number.isFinite(value) ? value + 0 : fail());

function oneOf<const T>(values: readonly T[]): Read<T> {
  return (value) => {
    const found = values.find((known) => known === value);
    return found === undefined ? fail() : found;
  };
}

function listOf<T>(read: Read<T>): Read<readonly T[]> {
  return (value) => (Array.isArray(value) && value.length <= LONGEST_LIST ? value.map((item) => read(item)) : fail());
}

function recordOf<T>(fields: { readonly [Name in keyof T]: Read<T[Name]> }): Read<T> {
  return (value) => {
    if (typeof value !== 'object' || value === null) return fail();
    const given = new Map<string, unknown>(Object.entries(value));
    const entries = Object.entries<Read<unknown>>(fields).map(([name, read]) => [name, read(given.get(name))]);
    // Each field was read by the reader of its type, which `fromEntries` doesn't see.
    return Object.fromEntries(entries) as T;
  };
}

function fail(): never {
  throw new Unreadable();
}

const point: Read<Point> = (value) => {
  const [xIn, yIn, ...more] = listOf(number)(value);
  return xIn === undefined || yIn === undefined || more.length > 0 ? fail() : [xIn, yIn];
};

const shapeKind = recordOf<Pick<Shape, 'kind'>>({ kind: oneOf(['straight', 'corner', 'free']) });
const straightShape = recordOf<Extract<Shape, { kind: 'straight' }>>({
  kind: oneOf(['straight']),
  lengthIn: number,
  depthIn: number,
});
const cornerShape = recordOf<Extract<Shape, { kind: 'corner' }>>({
  kind: oneOf(['corner']),
  hand: oneOf(['left', 'right']),
  lengthIn: number,
  depthIn: number,
  returnLengthIn: number,
  returnDepthIn: number,
});
const freeShape = recordOf<Extract<Shape, { kind: 'free' }>>({ kind: oneOf(['free']), points: listOf(point) });
const shape: Read<Shape> = (value) => {
  const { kind } = shapeKind(value);
  if (kind === 'straight') return straightShape(value);
  return kind === 'corner' ? cornerShape(value) : freeShape(value);
};

const unlinkedCutOut = recordOf<Omit<CutOut, 'linkedTo'>>({
  id: text,
  kind: oneOf(cutOutKinds),
  centre: point,
  widthIn: number,
  depthIn: number,
  radiusIn: number,
});
const linkedCutOut = recordOf<{ linkedTo: string | undefined }>({
  linkedTo: (value) => (value === undefined ? value : text(value)),
});
const cutOut: Read<CutOut> = (value) => {
  const { linkedTo } = linkedCutOut(value);
  return { ...unlinkedCutOut(value), ...(linkedTo !== undefined && { linkedTo }) };
};

const pieceWithoutPlace = recordOf<Omit<Piece, 'at'>>({
  id: text,
  name: text,
  role: oneOf(pieceRoles),
  shape,
  edges: listOf(oneOf([...edgeProfiles, null])),
  radiiIn: listOf(number),
  cutOuts: listOf(cutOut),
  appliances: listOf(recordOf<Appliance>({ kind: oneOf(applianceKinds), fromIn: number, widthIn: number })),
  overhangIn: number,
  isOverhangSupported: flag,
  isWhole: flag,
});

const roomPlace = recordOf<RoomPlace>({
  xIn: number,
  yIn: number,
  quarterTurns: oneOf([0, 1, 2, 3]),
  heightIn: number,
});
const placedPiece = recordOf<{ at: RoomPlace | undefined }>({
  at: (value) => (value === undefined ? value : roomPlace(value)),
});
const piece: Read<Piece> = (value) => {
  const { at } = placedPiece(value);
  return { ...pieceWithoutPlace(value), ...(at !== undefined && { at }) };
};

const plan = recordOf<Plan>({
  stone: oneOf(quartzColours.map(({ slug }) => slug)),
  thickness: oneOf(['2cm', '3cm']),
  slabSize: number,
  mayTurn: flag,
  pieces: listOf(piece),
  places: listOf(
    recordOf<ManualPlace>({
      partId: text,
      slab: number,
      xIn: number,
      yIn: number,
      quarterTurns: oneOf([0, 1, 2, 3]),
    }),
  ),
});
