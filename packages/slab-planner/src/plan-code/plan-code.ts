import type { QuartzSlug } from '@showroom/catalog-data/quartz-rows';
import { parsePlan } from '../parse-plan/parse-plan.ts';
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
import { BadCode, CodeReader, CodeWriter } from './code-characters.ts';
import {
  count,
  flag,
  lengthIn,
  listOf,
  oneOf,
  recordOf,
  signedSixteenths,
  sixteenths,
  text,
  usually,
  word,
  type Codec,
} from './codecs.ts';

/** Changes when older codes can no longer be read in the same way. Then `decodePlan` reads both. The first had no places in the room. */
const VERSION = 2;

/** Longer texts aren't plans: a hundred pieces with twenty cut-outs each are shorter. */
const LONGEST_CODE = 300_000;

/** Writes a valid plan as text for a URL: letters, digits, `-` and `_`. Twelve pieces take about 600 characters, forty about 1,500. */
export function encodePlan(plan: Plan): string {
  const code = new CodeWriter();
  code.write(VERSION, 6);
  planCodec(piece).write(code, plan);
  return code.finish();
}

/** Reads a plan from text that anybody may have written. Null unless it is a valid plan, as `parsePlan` says. */
export function decodePlan(code: string): Plan | null {
  if (code.length > LONGEST_CODE) return null;
  try {
    const reader = new CodeReader(code);
    const version = reader.read(6);
    if (version !== VERSION && version !== 1) return null;
    const plan = planCodec(version === 1 ? firstPiece : piece).read(reader);
    reader.finish();
    return parsePlan(plan).plan ?? null;
  } catch (error) {
    if (error instanceof BadCode) return null;
    throw error;
  }
}

const point: Codec<Point> = {
  write: (code, place) => place.forEach((part) => signedSixteenths.write(code, part)),
  read: (code) => [signedSixteenths.read(code), signedSixteenths.read(code)],
};

const shapeKind = oneOf(['straight', 'corner', 'free'], 2);
const shapeCodecs = {
  straight: recordOf<Omit<Extract<Shape, { kind: 'straight' }>, 'kind'>>({ lengthIn: sixteenths, depthIn: sixteenths }),
  corner: recordOf<Omit<Extract<Shape, { kind: 'corner' }>, 'kind'>>({
    hand: oneOf(['left', 'right'], 1),
    lengthIn: sixteenths,
    depthIn: sixteenths,
    returnLengthIn: sixteenths,
    returnDepthIn: sixteenths,
  }),
  free: recordOf<Omit<Extract<Shape, { kind: 'free' }>, 'kind'>>({ points: listOf(point) }),
};
const shape: Codec<Shape> = {
  write: (code, value) => {
    shapeKind.write(code, value.kind);
    if (value.kind === 'straight') shapeCodecs.straight.write(code, value);
    else if (value.kind === 'corner') shapeCodecs.corner.write(code, value);
    else shapeCodecs.free.write(code, value);
  },
  read: (code) => {
    const kind = shapeKind.read(code);
    if (kind === 'straight') return { kind, ...shapeCodecs.straight.read(code) };
    return kind === 'corner' ? { kind, ...shapeCodecs.corner.read(code) } : { kind, ...shapeCodecs.free.read(code) };
  },
};

const unlinkedCutOut = recordOf<Omit<CutOut, 'linkedTo'>>({
  id: word,
  kind: oneOf(cutOutKinds, 4),
  centre: point,
  widthIn: sixteenths,
  depthIn: sixteenths,
  // Half of a diameter.
  radiusIn: lengthIn(32),
});
const link = usually<string | undefined>(undefined, {
  write: (code, id) => word.write(code, id ?? ''),
  read: word.read,
});
const cutOut: Codec<CutOut> = {
  write: (code, value) => {
    unlinkedCutOut.write(code, value);
    link.write(code, value.linkedTo);
  },
  read: (code) => {
    const value = unlinkedCutOut.read(code);
    const linkedTo = link.read(code);
    return { ...value, ...(linkedTo !== undefined && { linkedTo }) };
  },
};

type Edge = Piece['edges'][number];
const anyEdge = oneOf([...edgeProfiles, null], 4);

function pieceWithoutPlace(edge: Codec<Edge>): Codec<Omit<Piece, 'at'>> {
  return recordOf<Omit<Piece, 'at'>>({
    id: word,
    name: text,
    role: oneOf(pieceRoles, 4),
    shape,
    edges: listOf(usually<Edge>(null, edge)),
    radiiIn: listOf(usually(0, sixteenths)),
    cutOuts: listOf(cutOut),
    appliances: listOf(
      recordOf<Appliance>({ kind: oneOf(applianceKinds, 3), fromIn: sixteenths, widthIn: usually(24, sixteenths) }),
    ),
    overhangIn: usually(1.5, sixteenths),
    isOverhangSupported: flag,
    isWhole: flag,
  });
}

const roomPlace = usually<RoomPlace | undefined>(undefined, {
  write: (code, place) => place && roomPlaceFields.write(code, place),
  read: (code) => roomPlaceFields.read(code),
});
const roomPlaceFields = recordOf<RoomPlace>({
  xIn: usually(0, signedSixteenths),
  yIn: usually(0, signedSixteenths),
  quarterTurns: usually<RoomPlace['quarterTurns']>(0, oneOf([0, 1, 2, 3], 2)),
  heightIn: usually(36, sixteenths),
});

const pieceFields = pieceWithoutPlace(usually<Edge>('eased', anyEdge));
const piece: Codec<Piece> = {
  write: (code, value) => {
    pieceFields.write(code, value);
    roomPlace.write(code, value.at);
  },
  read: (code) => {
    const value = pieceFields.read(code);
    const at = roomPlace.read(code);
    return { ...value, ...(at !== undefined && { at }) };
  },
};
const firstPiece: Codec<Piece> = pieceWithoutPlace(anyEdge);

/** The id of a piece, and the number of the part if the piece has a seam. */
const partId: Codec<string> = {
  write: (code, id) => {
    const [pieceId = '', part = '0'] = id.split('.');
    word.write(code, pieceId);
    count.write(code, Number(part));
  },
  read: (code) => {
    const [pieceId, part] = [word.read(code), count.read(code)];
    return part === 0 ? pieceId : `${pieceId}.${part}`;
  },
};

/** The plan is parsed after it is read, and refused if its stone isn't in the catalogue. */
const stone: Codec<QuartzSlug> = { write: word.write, read: (code) => word.read(code) as QuartzSlug };

function planCodec(ofPiece: Codec<Piece>): Codec<Plan> {
  return recordOf<Plan>({
    stone,
    thickness: oneOf(['2cm', '3cm'], 2),
    slabSize: count,
    mayTurn: flag,
    pieces: listOf(ofPiece),
    places: listOf(
      recordOf<ManualPlace>({
        partId,
        slab: count,
        xIn: sixteenths,
        yIn: sixteenths,
        quarterTurns: oneOf([0, 1, 2, 3], 2),
      }),
    ),
  });
}
