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
  /** How many equal mirrors are sold together; 2 is a pair for a double vanity. */
  readonly pieces: number;
};

/** What a row says; the rest of a mirror follows from it. */
export type MirrorRow = {
  readonly slug: string;
  readonly name: string;
  readonly priceCents: number;
  /** Width, height, depth. */
  readonly sizeIn: readonly [number, number, number];
  readonly pieces?: number;
  readonly shape: MirrorShape;
  readonly colours: readonly [string, ...string[]];
  readonly material: string;
  /** What gives the light, with its colour; absent in a mirror without light. */
  readonly light?: string;
  readonly hanging: string;
  readonly features: readonly string[];
  readonly description: string;
  readonly rating: number;
  /** One by one, and not kept by its maker. */
  readonly isMadeToOrder?: boolean;
};

export function mirrorFromRow(collection: MirrorCollection, row: MirrorRow): Mirror {
  const {
    slug,
    name,
    priceCents,
    sizeIn,
    pieces = 1,
    shape,
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
    pieces,
  };
}
