import type { QuartzSlug } from '@showroom/catalog-data/quartz-rows';

/** The usual edge profiles of the trade. A mitre makes an edge look thicker, or joins a waterfall end. */
export const edgeProfiles = [
  'eased',
  'pencil',
  'half-bullnose',
  'full-bullnose',
  'bevel',
  'ogee',
  'cove',
  'mitre',
] as const;
export type EdgeProfile = (typeof edgeProfiles)[number];

/** A point of a piece, from the upper left corner of its bounding box: x along the wall, y away from it. */
export type Point = readonly [xIn: number, yIn: number];

export type Shape =
  | { readonly kind: 'straight'; readonly lengthIn: number; readonly depthIn: number }
  /** A corner: a run along the wall, and another one that starts at its end and comes forward. */
  | {
      readonly kind: 'corner';
      /** The end of the run where the corner is. */
      readonly hand: 'left' | 'right';
      readonly lengthIn: number;
      readonly depthIn: number;
      /** From the wall behind the run to the end of the return. */
      readonly returnLengthIn: number;
      readonly returnDepthIn: number;
    }
  /** Clockwise from the upper left. Sides don't cross each other. */
  | { readonly kind: 'free'; readonly points: readonly Point[] };

/** What a piece is for. The rules ask; the drawing names it. */
export const pieceRoles = ['counter', 'island', 'peninsula', 'vanity', 'backsplash', 'waterfall'] as const;
export type PieceRole = (typeof pieceRoles)[number];

export const cutOutKinds = ['undermount-sink', 'drop-in-sink', 'vessel-sink', 'cooktop', 'faucet', 'outlet'] as const;
export type CutOutKind = (typeof cutOutKinds)[number];

export interface CutOut {
  /** Unique in its piece. */
  readonly id: string;
  readonly kind: CutOutKind;
  /** Its centre. If it is linked, from the centre of that cut-out. */
  readonly centre: Point;
  /** Both are the diameter if it is round. */
  readonly widthIn: number;
  readonly depthIn: number;
  /** Of its corners; half the width for a circle. */
  readonly radiusIn: number;
  /** The cut-out it moves with: the sink of a faucet hole. */
  readonly linkedTo?: string;
}

export const applianceKinds = ['dishwasher', 'range', 'fridge'] as const;

/** An appliance below a counter or between two. */
export interface Appliance {
  readonly kind: (typeof applianceKinds)[number];
  /** From the left end of the piece. */
  readonly fromIn: number;
  readonly widthIn: number;
}

/**
 * Where a piece stands in the room: the place of its first corner, with x along the back wall and y away from it. Its role says how it
 * stands: a backsplash upright on its lower side, its back against the wall; a waterfall end downwards from its counter end.
 */
export interface RoomPlace {
  readonly xIn: number;
  readonly yIn: number;
  /** Clockwise, seen from above. */
  readonly quarterTurns: 0 | 1 | 2 | 3;
  /** Of its top above the floor; of a backsplash, its lower side. */
  readonly heightIn: number;
}

export interface Piece {
  /** Unique in the plan. */
  readonly id: string;
  readonly name: string;
  readonly role: PieceRole;
  readonly shape: Shape;
  /** One for each side of the outline, clockwise, the side along the wall first. Null: against a wall, another piece, or unseen. */
  readonly edges: readonly (EdgeProfile | null)[];
  /** One for each corner of the outline, clockwise from the upper left. */
  readonly radiiIn: readonly number[];
  readonly cutOuts: readonly CutOut[];
  readonly appliances: readonly Appliance[];
  /** How far the front stands out over what carries it. */
  readonly overhangIn: number;
  /** Brackets or legs carry the overhang. */
  readonly isOverhangSupported: boolean;
  /** A corner is cut from one piece of stone. Otherwise it has a seam. */
  readonly isWhole: boolean;
  /** Missing: next to the others. */
  readonly at?: RoomPlace;
}

/** Where the visitor put a cut part by hand. */
export interface ManualPlace {
  /** The id of a `CutPart`. */
  readonly partId: string;
  readonly slab: number;
  readonly xIn: number;
  readonly yIn: number;
  readonly quarterTurns: 0 | 1 | 2 | 3;
}

export interface Plan {
  readonly stone: QuartzSlug;
  readonly thickness: '2cm' | '3cm';
  /** An index of the stone's `sizes`. */
  readonly slabSize: number;
  /** Parts may be turned by 90 degrees. Off by default where the stone has veins. */
  readonly mayTurn: boolean;
  readonly pieces: readonly Piece[];
  /** Empty: the planner finds the places. */
  readonly places: readonly ManualPlace[];
}

/** A part as it is cut: a whole piece, or what the seams make of it. */
export interface CutPart {
  /** The id of its piece, or with a seam `a.1`, `a.2`. */
  readonly id: string;
  readonly pieceId: string;
  /** Such as “Sink run, part 1 of 2”. */
  readonly name: string;
  /** Where its bounding box lies in the piece's. */
  readonly offset: Point;
  /** Clockwise, from the upper left corner of its own bounding box. */
  readonly outline: readonly Point[];
  readonly widthIn: number;
  readonly heightIn: number;
}

/** A part on a slab: the upper left corner of its bounding box as it lies. */
export interface PlacedPart {
  readonly part: CutPart;
  readonly xIn: number;
  readonly yIn: number;
  /** Clockwise. */
  readonly quarterTurns: 0 | 1 | 2 | 3;
}

/** A seam of a piece, from one point of its outline to another. */
export interface Seam {
  readonly pieceId: string;
  readonly from: Point;
  readonly to: Point;
  /** Why it is there. */
  readonly reason: 'longer-than-slab' | 'wider-than-slab' | 'corner';
}

/** A plan cut from slabs. */
export interface Layout {
  readonly slab: { readonly widthIn: number; readonly heightIn: number };
  /** The width of the saw's cut, between parts. */
  readonly kerfIn: number;
  /** The border of a slab that isn't used. */
  readonly trimIn: number;
  readonly slabs: readonly (readonly PlacedPart[])[];
  readonly seams: readonly Seam[];
}
