import { upperFirst } from '../../first-letter.ts';
import type { BrandedProduct } from '../branded-product.ts';

export const mirrorCollections = [
  'Concept Studio',
  'Double Vanity',
  'Elegance Collection',
  'Harmonia Collection',
  'Media Collection',
  'Origin Collection',
  'Radiance Collection',
  'Single Vanity',
  'Terra Collection',
] as const;
export type MirrorCollection = (typeof mirrorCollections)[number];

export const mirrorShapes = ['rectangular', 'circular', 'oval', 'square', 'organic', 'unique'] as const;
export type MirrorShape = (typeof mirrorShapes)[number];

/** A glass’s outline. Shares are of its width and height. */
export type MirrorOutline =
  | { readonly kind: 'rectangle'; readonly radiusIn?: number }
  | { readonly kind: 'capsule' | 'clipped' | 'lens' | 'notched' | 'pebble' | 'waisted' }
  /** A superellipse: fuller with a higher power; 2 is an ellipse. */
  | { readonly kind: 'oval'; readonly power?: number }
  /** The rise is a share of the width; by default half, a semicircle. */
  | { readonly kind: 'arch'; readonly rise?: number; readonly isPointed?: true }
  | { readonly kind: 'polygon'; readonly corners: readonly (readonly [number, number])[] }
  | { readonly kind: 'wave'; readonly count: number; readonly isStraightOnLeft?: true }
  | { readonly kind: 'circles'; readonly discs: readonly (readonly [x: number, y: number, radius: number])[] }
  | { readonly kind: 'scallop'; readonly lobes: number }
  | { readonly kind: 'stepped'; readonly steps: number };

/** One of several glasses, with its centre’s offset to the right and up from the mirror’s centre. */
type MirrorPane = {
  readonly outline: MirrorOutline;
  readonly sizeIn: readonly [number, number];
  readonly atIn: readonly [number, number];
};

export type Mirror = BrandedProduct<'mirrors'> & {
  readonly collection: MirrorCollection;
  readonly priceCents: number;
  readonly shape: MirrorShape;
  readonly hasLED: boolean;
  /** Available finishes, the pictured one first. */
  readonly colours: readonly string[];
  readonly widthIn: number;
  readonly heightIn: number;
  readonly depthIn: number;
  /** The glass, or several. */
  readonly panes: readonly MirrorPane[];
  /** The frame’s visible width; undefined for a frameless mirror. */
  readonly frame: { readonly widthIn: number } | undefined;
  /** Number sold together; 2 is a pair for a double vanity. */
  readonly pieces: number;
};

export type MirrorRow = {
  readonly slug: string;
  readonly name: string;
  readonly priceCents: number;
  /** Width, height, depth. */
  readonly sizeIn: readonly [number, number, number];
  readonly pieces?: number;
  readonly shape: MirrorShape;
  /** If the shape is ambiguous. */
  readonly outline?: MirrorOutline;
  readonly panes?: readonly MirrorPane[];
  readonly frameIn?: number;
  readonly colours: readonly [string, ...string[]];
  readonly material: string;
  /** The light source with its colour; absent without light. */
  readonly light?: string;
  readonly hanging: string;
  readonly features: readonly string[];
  readonly description: string;
  readonly rating: number;
  /** Made to order one by one. */
  readonly isMadeToOrder?: boolean;
};

const usualOutlines: Readonly<Record<MirrorShape, MirrorOutline>> = {
  rectangular: { kind: 'rectangle' },
  square: { kind: 'rectangle' },
  circular: { kind: 'oval' },
  oval: { kind: 'oval' },
  organic: { kind: 'pebble' },
  unique: { kind: 'oval' },
};

export function mirrorFromRow(collection: MirrorCollection, row: MirrorRow): Mirror {
  const {
    slug,
    name,
    priceCents,
    sizeIn,
    pieces = 1,
    shape,
    outline = usualOutlines[shape],
    panes,
    frameIn,
    colours,
    material,
    light,
    hanging,
    features,
    description,
    rating,
  } = row;
  const [widthIn, heightIn, depthIn] = sizeIn;
  return {
    family: 'mirrors',
    slug,
    name,
    brand: 'Boreal & Stone',
    collection,
    priceCents,
    isInStock: true,
    ...(row.isMadeToOrder ? { leadTime: 'five weeks' } : {}),
    rating,
    material,
    features,
    specifications: [
      { label: 'Shape', value: upperFirst(shape) },
      ...(pieces > 1 ? [{ label: 'Set', value: `${pieces} mirrors` }] : []),
      { label: 'Finishes', value: colours.join(', ') },
      ...(light === undefined ? [] : [{ label: 'Light', value: light }]),
      { label: 'Installation', value: hanging },
    ],
    description,
    // A lit mirror is also shown with its light off, any other close up.
    views: ['front', 'side', light === undefined ? 'detail' : 'unlit'],
    shape,
    hasLED: light !== undefined,
    colours,
    widthIn,
    heightIn,
    depthIn,
    panes: panes ?? [{ outline, sizeIn: [widthIn, heightIn], atIn: [0, 0] }],
    frame: frameIn === undefined ? undefined : { widthIn: frameIn },
    pieces,
  };
}
