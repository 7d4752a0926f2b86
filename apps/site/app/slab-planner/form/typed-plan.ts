import type { CutOut, ManualPlace, Piece, Plan, Shape } from '@showroom/slab-planner/plan';

/** A plan as it stands in the form: the texts of its fields, right or wrong. */
export interface TypedPlan {
  readonly stone: string;
  readonly thickness: string;
  readonly slabSize: string;
  readonly mayTurn: boolean;
  readonly pieces: readonly TypedPiece[];
  /** Of the parts that the visitor put in place. */
  readonly places: readonly TypedPlace[];
}

export interface TypedPiece {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly shape: string;
  readonly length: string;
  readonly depth: string;
  readonly hand: string;
  readonly returnLength: string;
  readonly returnDepth: string;
  readonly isWhole: boolean;
  /** One point a line. */
  readonly points: string;
  readonly edges: readonly string[];
  readonly radii: readonly string[];
  readonly cutOuts: readonly TypedCutOut[];
  readonly appliances: readonly TypedAppliance[];
  readonly overhang: string;
  readonly isOverhangSupported: boolean;
  /** Where it stands in the room; both empty: next to the others. */
  readonly roomX: string;
  readonly roomY: string;
  readonly roomHeight: string;
  readonly roomTurns: string;
}

export interface TypedCutOut {
  readonly id: string;
  readonly kind: string;
  readonly x: string;
  readonly y: string;
  readonly width: string;
  readonly depth: string;
  readonly radius: string;
  readonly linkedTo: string;
}

export interface TypedAppliance {
  readonly kind: string;
  readonly from: string;
  readonly width: string;
}

export interface TypedPlace {
  readonly partId: string;
  readonly slab: string;
  readonly x: string;
  readonly y: string;
  readonly turns: string;
}

/** What a new piece starts with, and what a shape needs that has just been chosen. */
const usual = { length: '72', depth: '25 1/2', hand: 'right', returnLength: '60', returnDepth: '25 1/2' };

/** Writes a length as people type it, in inches: `25 1/2`. */
export function typeLength(lengthIn: number, partsOfInch: 16 | 32 = 16): string {
  const count = Math.round(Math.abs(lengthIn) * partsOfInch);
  const whole = Math.floor(count / partsOfInch);
  let [top, bottom]: [number, number] = [count % partsOfInch, partsOfInch];
  while (top > 0 && top % 2 === 0) [top, bottom] = [top / 2, bottom / 2];
  const parts = [whole > 0 || top === 0 ? String(whole) : '', top > 0 ? `${top}/${bottom}` : ''];
  return (lengthIn < 0 && count > 0 ? '-' : '') + parts.filter(Boolean).join(' ');
}

/** The form's texts for a plan. */
export function typePlan(plan: Plan): TypedPlan {
  return {
    stone: plan.stone,
    thickness: plan.thickness,
    slabSize: String(plan.slabSize),
    mayTurn: plan.mayTurn,
    pieces: plan.pieces.map(typePiece),
    places: typePlaces(plan.places),
  };
}

/** The form's texts for places. */
export function typePlaces(places: readonly ManualPlace[]): TypedPlace[] {
  return places.map(({ partId, slab, xIn, yIn, quarterTurns }) => ({
    partId,
    slab: String(slab + 1),
    x: typeLength(xIn),
    y: typeLength(yIn),
    turns: String(quarterTurns),
  }));
}

export function typePiece(piece: Piece): TypedPiece {
  return {
    id: piece.id,
    name: piece.name,
    role: piece.role,
    ...typeShape(piece.shape),
    isWhole: piece.isWhole,
    edges: piece.edges.map((edge) => edge ?? ''),
    radii: piece.radiiIn.map((radiusIn) => typeLength(radiusIn)),
    cutOuts: piece.cutOuts.map(typeCutOut),
    appliances: piece.appliances.map(({ kind, fromIn, widthIn }) => ({
      kind,
      from: typeLength(fromIn),
      width: typeLength(widthIn),
    })),
    overhang: typeLength(piece.overhangIn),
    isOverhangSupported: piece.isOverhangSupported,
    ...typeRoomPlace(piece.at),
  };
}

/** The form's texts of a piece that stands next to the others. */
export const noRoomPlace = { roomX: '', roomY: '', roomHeight: '', roomTurns: '0' } as const;

/** The form's texts for a place in the room. */
export function typeRoomPlace(at: Piece['at']) {
  if (at === undefined) return noRoomPlace;
  return {
    roomX: typeLength(at.xIn),
    roomY: typeLength(at.yIn),
    roomHeight: typeLength(at.heightIn),
    roomTurns: String(at.quarterTurns),
  };
}

function typeCutOut(cutOut: CutOut): TypedCutOut {
  return {
    id: cutOut.id,
    kind: cutOut.kind,
    x: typeLength(cutOut.centre[0]),
    y: typeLength(cutOut.centre[1]),
    width: typeLength(cutOut.widthIn),
    depth: typeLength(cutOut.depthIn),
    // Half of a diameter.
    radius: typeLength(cutOut.radiusIn, 32),
    linkedTo: cutOut.linkedTo ?? '',
  };
}

function typeShape(shape: Shape) {
  const none = { length: '', depth: '', hand: '', returnLength: '', returnDepth: '', points: '' };
  if (shape.kind === 'free')
    return {
      ...none,
      shape: shape.kind,
      points: shape.points.map((point) => point.map((place) => typeLength(place)).join(', ')).join('\n'),
    };
  const run = { ...none, shape: shape.kind, length: typeLength(shape.lengthIn), depth: typeLength(shape.depthIn) };
  if (shape.kind === 'straight') return run;
  return {
    ...run,
    hand: shape.hand,
    returnLength: typeLength(shape.returnLengthIn),
    returnDepth: typeLength(shape.returnDepthIn),
  };
}

/** How many corners, and so sides, a piece has. */
export function countCorners({ shape, points }: Pick<TypedPiece, 'shape' | 'points'>): number {
  if (shape === 'corner') return 6;
  return shape === 'free' ? splitPoints(points).length : 4;
}

/** The lines of a free shape, without empty ones. */
export function splitPoints(points: string): string[] {
  return points.split(/[\n;]+/).filter((line) => line.trim() !== '');
}

/** A piece as it was posted: the form has fields only for the shape that it was drawn with. */
export type PostedPiece = Omit<TypedPiece, ShapeField> & Readonly<Record<ShapeField, string | undefined>>;
type ShapeField = 'length' | 'depth' | 'hand' | 'returnLength' | 'returnDepth' | 'points';

/** Adds what the chosen shape asks for and the form had no fields for. Keeps everything that was typed, even if it is wrong. */
export function completePiece(piece: PostedPiece): TypedPiece {
  const length = piece.length ?? usual.length;
  const depth = piece.depth ?? usual.depth;
  const points = piece.points ?? [`0, 0`, `${length}, 0`, `${length}, ${depth}`, `0, ${depth}`].join('\n');
  const corners = countCorners({ shape: piece.shape, points });
  const pad = (texts: readonly string[], empty: string) =>
    Array.from({ length: corners }, (_, at) => texts[at] ?? empty);
  const isFree = piece.shape === 'free';
  const isCorner = piece.shape === 'corner';
  return {
    ...piece,
    points: isFree ? points : '',
    length: isFree ? '' : length,
    depth: isFree ? '' : depth,
    hand: isCorner ? (piece.hand ?? usual.hand) : '',
    returnLength: isCorner ? (piece.returnLength ?? usual.returnLength) : '',
    returnDepth: isCorner ? (piece.returnDepth ?? usual.returnDepth) : '',
    edges: pad(piece.edges, ''),
    radii: pad(piece.radii, '0'),
  };
}
