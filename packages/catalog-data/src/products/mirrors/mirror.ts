import type { Product } from '../product.ts';

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

export type Mirror = Product & {
  readonly family: 'mirrors';
  readonly collection: MirrorCollection;
  readonly priceCents: number;
  readonly shape: MirrorShape;
  readonly hasLED: boolean;
  /** Finishes it can be ordered in, the pictured one first. */
  readonly colors: readonly string[];
  /** Outer size of one mirror, in inches. */
  readonly widthIn: number;
  readonly heightIn: number;
  readonly depthIn: number;
  /** How many equal mirrors are sold together; 2 is a pair for a double vanity. */
  readonly pieces: number;
};

/** What a row says; the rest of a mirror follows from it. */
export type MirrorRow = {
  readonly slug: string;
  readonly name: string;
  readonly priceCents: number;
  /** Width, height, depth in inches. */
  readonly size: readonly [number, number, number];
  readonly pieces?: number;
  readonly shape: MirrorShape;
  readonly colors: readonly [string, ...string[]];
  readonly material: string;
  /** What gives the light, with its colour; absent in a mirror without light. */
  readonly light?: string;
  readonly hanging: string;
  readonly features: readonly string[];
  readonly description: string;
  readonly rating: number;
  readonly isMadeToOrder?: boolean;
};

export function mirrorFromRow(collection: MirrorCollection, row: MirrorRow): Mirror {
  const {
    slug,
    name,
    priceCents,
    size,
    pieces = 1,
    shape,
    colors,
    material,
    light,
    hanging,
    features,
    description,
    rating,
  } = row;
  const [widthIn, heightIn, depthIn] = size;
  const dimensions = `${widthIn}″ W × ${heightIn}″ H × ${depthIn}″ D`;
  return {
    family: 'mirrors',
    slug,
    name,
    brand: 'Boreal & Stone',
    collection,
    priceCents,
    inStock: row.isMadeToOrder !== true,
    rating,
    dimensions: pieces > 1 ? `${dimensions} each` : dimensions,
    material,
    features,
    specifications: [
      { label: 'Shape', value: shape.charAt(0).toUpperCase() + shape.slice(1) },
      ...(pieces > 1 ? [{ label: 'Set', value: `${pieces} mirrors` }] : []),
      { label: 'Finishes', value: colors.join(', ') },
      ...(light === undefined ? [] : [{ label: 'Light', value: light }]),
      { label: 'Hanging', value: hanging },
    ],
    description,
    views: ['front'],
    shape,
    hasLED: light !== undefined,
    colors,
    widthIn,
    heightIn,
    depthIn,
    pieces,
  };
}
