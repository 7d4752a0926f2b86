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

/** The line around a glass. Shares are of its width and height. */
export type MirrorOutline =
  | { readonly kind: 'rectangle'; readonly radiusIn?: number }
  | { readonly kind: 'capsule' | 'clipped' | 'lens' | 'notched' | 'pebble' | 'waisted' }
  /** Beyond a power of 2 it is the fuller, the higher it is. */
  | { readonly kind: 'oval'; readonly power?: number }
  /** Half round, or of a lower or pointed rise: a share of its width. */
  | { readonly kind: 'arch'; readonly rise?: number; readonly isPointed?: true }
  | { readonly kind: 'polygon'; readonly corners: readonly (readonly [number, number])[] }
  | { readonly kind: 'wave'; readonly count: number; readonly isStraightOnLeft?: true }
  | { readonly kind: 'circles'; readonly discs: readonly (readonly [x: number, y: number, radius: number])[] }
  | { readonly kind: 'scallop'; readonly lobes: number }
  | { readonly kind: 'stepped'; readonly steps: number };

/** One glass of several, with its middle to the right of and above that of the mirror. */
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
  /** Finishes it can be ordered in, the pictured one first. */
  readonly colours: readonly string[];
  /** Outer size of one mirror. */
  readonly widthIn: number;
  readonly heightIn: number;
  readonly depthIn: number;
  /** Its glass; of a mirror in several glasses, each of them. */
  readonly panes: readonly MirrorPane[];
  /** How wide its frame is, as seen from the front; undefined where it has none. */
  readonly frame: { readonly widthIn: number } | undefined;
  /** How many are sold together; 2 is a pair for a double vanity. */
  readonly pieces: number;
};

/** A row; the rest of a mirror is derived from it. */
export type MirrorRow = {
  readonly slug: string;
  readonly name: string;
  readonly priceCents: number;
  /** Width, height, depth. */
  readonly sizeIn: readonly [number, number, number];
  readonly pieces?: number;
  readonly shape: MirrorShape;
  /** Where the shape alone does not say it. */
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
  /** Made one at a time to order. */
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
    views: ['front'],
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
