import { parseLength } from '@showroom/slab-planner/lengths';
import { parsePlan } from '@showroom/slab-planner/parse-plan';
import type { Piece, Plan, Point, RoomPlace } from '@showroom/slab-planner/plan';
import { usualHeightsIn } from '@showroom/slab-planner/stand-pieces';
import { nameOf } from './form-names.ts';
import type { PlanIssue } from './planner-field.tsx';
import { splitPoints, type TypedCutOut, type TypedPiece, type TypedPlan } from './typed-plan.ts';

type Checked =
  | { readonly plan: Plan; readonly issues?: never }
  | { readonly plan?: never; readonly issues: readonly PlanIssue[] };

/** Reads the plan from the form's texts, or lists what to fix, each at its field. */
export function checkTypedPlan(typed: TypedPlan): Checked {
  const reading = new LengthReading();
  const value = {
    stone: typed.stone,
    thickness: typed.thickness,
    slabSize: Number(typed.slabSize),
    mayTurn: typed.mayTurn,
    pieces: typed.pieces.map((piece, at) => readPiece(piece, at, reading)),
    places: typed.places.map((place, at) => ({
      partId: place.partId,
      slab: Number(place.slab) - 1,
      xIn: reading.read(nameOf.place(at, 'x'), place.x, { mayBeZero: true }),
      yIn: reading.read(nameOf.place(at, 'y'), place.y, { mayBeZero: true }),
      quarterTurns: Number(place.turns),
    })),
  };
  if (reading.issues.length > 0) return { issues: reading.issues };
  const parsed = parsePlan(value);
  if (parsed.problems === undefined) return { plan: parsed.plan };
  return {
    issues: parsed.problems.map(({ pieceId, field, message }) => ({
      field: findField(typed, pieceId, field),
      message,
    })),
  };
}

/** Names of a piece's fields in the form, by their path in the plan. */
const pieceFields: Readonly<Record<string, string>> = {
  'shape.lengthIn': 'length',
  'shape.depthIn': 'depth',
  'shape.returnLengthIn': 'returnLength',
  'shape.returnDepthIn': 'returnDepth',
  overhangIn: 'overhang',
  'at.xIn': 'roomX',
  'at.yIn': 'roomY',
  'at.heightIn': 'roomHeight',
};
const smallFields: Readonly<Record<string, string>> = {
  centre: 'x',
  widthIn: 'width',
  depthIn: 'depth',
  radiusIn: 'radius',
  fromIn: 'from',
};

/** Finds the field of the form for a path in the plan, such as `cutOuts.sink.centre`. */
function findField({ pieces }: TypedPlan, pieceId: string | null, path: string): string {
  const at = pieces.findIndex(({ id }) => id === pieceId);
  const piece = pieces[at];
  if (piece === undefined) return path;
  const [part = '', which = '', field = ''] = path.split('.');
  const small = smallFields[field] ?? field;
  if (part === 'radiiIn') return nameOf.radius(at, Number(which));
  if (part === 'edges') return nameOf.edge(at, 0);
  if (part === 'appliances' && which !== '') return nameOf.appliance(at, Number(which), small);
  if (part === 'cutOuts' && which !== '')
    return nameOf.cutOut(
      at,
      Math.max(
        piece.cutOuts.findIndex(({ id }) => id === which),
        0,
      ),
      small,
    );
  if (part === 'shape' && which === 'points') return nameOf.piece(at, 'points');
  // What has no field of its own is said at the name.
  return nameOf.piece(at, pieceFields[path] ?? 'name');
}

/** Reads lengths and notes those that can't be read. */
class LengthReading {
  readonly issues: PlanIssue[] = [];

  read(field: string, text: string, { mayBeZero = false, maySign = false } = {}): number {
    const isNegative = maySign && /^\s*[-−]/.test(text);
    // The limit of a place is not that of a run.
    const options = { mayBeHuge: maySign, mayBeZero };
    const { lengthIn, problem } = parseLength(isNegative ? text.replace(/[-−]/, '') : text, options);
    if (problem !== undefined) this.issues.push({ field, message: problem });
    return (lengthIn ?? 0) * (isNegative ? -1 : 1);
  }
}

function readPiece(piece: TypedPiece, at: number, reading: LengthReading) {
  return {
    id: piece.id,
    name: piece.name,
    role: piece.role,
    shape: readShape(piece, at, reading),
    edges: piece.edges.map((edge) => (edge === '' ? null : edge)),
    radiiIn: piece.radii.map((text, corner) =>
      text.trim() === '' ? 0 : reading.read(nameOf.radius(at, corner), text, { mayBeZero: true }),
    ),
    cutOuts: piece.cutOuts.map((cutOut, index) =>
      readCutOut(cutOut, (field) => nameOf.cutOut(at, index, field), reading),
    ),
    appliances: piece.appliances.map(({ kind, from, width }, index) => ({
      kind,
      fromIn: reading.read(nameOf.appliance(at, index, 'from'), from, { mayBeZero: true }),
      widthIn: reading.read(nameOf.appliance(at, index, 'width'), width),
    })),
    overhangIn:
      piece.overhang.trim() === ''
        ? 0
        : reading.read(nameOf.piece(at, 'overhang'), piece.overhang, { mayBeZero: true }),
    isOverhangSupported: piece.isOverhangSupported,
    isWhole: piece.isWhole,
    ...readRoomPlace(piece, at, reading),
  };
}

function readRoomPlace(piece: TypedPiece, at: number, reading: LengthReading): Pick<Piece, 'at'> {
  const { roomHeight, roomTurns, roomX, roomY, role } = piece;
  if (roomX.trim() === '' && roomY.trim() === '') return {};
  const read = (field: string, text: string, usual: number) =>
    text.trim() === '' ? usual : reading.read(nameOf.piece(at, field), text, { mayBeZero: true, maySign: true });
  return {
    at: {
      xIn: read('roomX', roomX, 0),
      yIn: read('roomY', roomY, 0),
      heightIn: read('roomHeight', roomHeight, role === 'vanity' ? usualHeightsIn.vanity : usualHeightsIn.counter),
      // The parser refuses any other number.
      quarterTurns: Number(roomTurns) as RoomPlace['quarterTurns'],
    },
  };
}

function readShape(piece: TypedPiece, at: number, reading: LengthReading) {
  const length = (field: string, text: string) => reading.read(nameOf.piece(at, field), text);
  if (piece.shape === 'free')
    return { kind: 'free', points: readPoints(piece.points, nameOf.piece(at, 'points'), reading) };
  const run = { lengthIn: length('length', piece.length), depthIn: length('depth', piece.depth) };
  if (piece.shape !== 'corner') return { kind: piece.shape, ...run };
  return {
    kind: 'corner',
    hand: piece.hand,
    ...run,
    returnLengthIn: length('returnLength', piece.returnLength),
    returnDepthIn: length('returnDepth', piece.returnDepth),
  };
}

function readCutOut(cutOut: TypedCutOut, nameField: (field: string) => string, reading: LengthReading) {
  const isLinked = cutOut.linkedTo !== '';
  // A hole may be behind or to the left of what it moves with.
  const centre = { mayBeZero: isLinked, maySign: isLinked };
  const [widthIn, depthIn] = [
    reading.read(nameField('width'), cutOut.width),
    reading.read(nameField('depth'), cutOut.depth),
  ];
  const radiusIn =
    cutOut.radius.trim() === '' ? 0 : reading.read(nameField('radius'), cutOut.radius, { mayBeZero: true });
  const halfIn = Math.min(widthIn, depthIn) / 2;
  return {
    id: cutOut.id,
    kind: cutOut.kind,
    centre: [reading.read(nameField('x'), cutOut.x, centre), reading.read(nameField('y'), cutOut.y, centre)],
    widthIn,
    depthIn,
    // Lengths are read in sixteenths; the radius of a round hole of 1 5/16″ is 21/32″.
    radiusIn: radiusIn > halfIn && radiusIn - halfIn <= 1 / 32 ? halfIn : radiusIn,
    ...(isLinked && { linkedTo: cutOut.linkedTo }),
  };
}

/** Reads the corners of a free shape, one a line: `25 1/2, 12`. */
function readPoints(text: string, field: string, reading: LengthReading): readonly Point[] {
  const lines = splitPoints(text);
  const points: Point[] = [];
  for (const [at, line] of lines.entries()) {
    const [x = '', y = '', ...rest] = line.split(',');
    const own = new LengthReading();
    const point: Point = [own.read(field, x, { mayBeZero: true }), own.read(field, y, { mayBeZero: true })];
    if (rest.length > 0 || own.issues.length > 0) {
      const message = `Line ${at + 1}: enter two lengths with a comma between them, such as 25 1/2, 12.`;
      reading.issues.push({ field, message });
      return points;
    }
    points.push(point);
  }
  return points;
}
