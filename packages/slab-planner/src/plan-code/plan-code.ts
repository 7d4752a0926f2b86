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

/** Changes when older codes can no longer be read in the same way. Then `decodePlan` reads both. */
const VERSION = 1;

/** Longer texts aren't plans: a hundred pieces with twenty cut-outs each are shorter. */
const LONGEST_CODE = 300_000;

/** Writes a valid plan as text for a URL: letters, digits, `-` and `_`. Twelve pieces take about 600 characters, forty about 1,500. */
export function encodePlan(plan: Plan): string {
  const code = new CodeWriter();
  code.write(VERSION, 6);
  planCodec.write(code, plan);
  return code.finish();
}

/** Reads a plan from text that anybody may have written. Null unless it is a valid plan, as `parsePlan` says. */
export function decodePlan(code: string): Plan | null {
  if (code.length > LONGEST_CODE) return null;
  try {
    const reader = new CodeReader(code);
    if (reader.read(6) !== VERSION) return null;
    const plan = planCodec.read(reader);
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

const piece = recordOf<Piece>({
  id: word,
  name: text,
  role: oneOf(pieceRoles, 4),
  shape,
  edges: listOf(usually<Piece['edges'][number]>(null, oneOf([...edgeProfiles, null], 4))),
  radiiIn: listOf(usually(0, sixteenths)),
  cutOuts: listOf(cutOut),
  appliances: listOf(
    recordOf<Appliance>({ kind: oneOf(applianceKinds, 3), fromIn: sixteenths, widthIn: usually(24, sixteenths) }),
  ),
  overhangIn: usually(1.5, sixteenths),
  isOverhangSupported: flag,
  isWhole: flag,
});

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

const planCodec = recordOf<Plan>({
  stone,
  thickness: oneOf(['2cm', '3cm'], 2),
  slabSize: count,
  mayTurn: flag,
  pieces: listOf(piece),
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
