import type { Product } from './product.ts';
import {
  designVanity,
  vanityColors,
  vanitySizes,
  vanityStyles,
  type VanityColor,
  type VanityDesign,
  type VanitySize,
  type VanityStyle,
} from './vanity-design.ts';
import { describeVanity, vanityFeatures, vanityMaterial, vanitySpecifications } from './vanity-words.ts';

export type { VanityColor, VanityDesign, VanitySize, VanityStyle } from './vanity-design.ts';
export { vanityColors, vanitySizes, vanityStyles } from './vanity-design.ts';

export type VanitySinkOption = 'Single Sink' | 'Double Sink';

export type Vanity = Product & {
  readonly family: 'vanities';
  readonly sizeIn: VanitySize;
  readonly color: VanityColor;
  readonly style: VanityStyle;
  readonly sinkOption: VanitySinkOption;
  readonly design: VanityDesign;
};

export const vanityBrands = ['Boreal & Stone', 'Lakehead', 'Superior', 'Nipigon'] as const;

/** Lakes, rivers, trees and weather of the north. A vanity is made for each: a new name is a new vanity. */
const names = [
  'Wabigoon', 'Tamarack', 'Pukaskwa', 'Jackpine', 'Kakabeka', 'Driftstone', 'Rossport', 'Black Spruce', 'Shebandowan',
  'Portage', 'Michipicoten', 'Snowberry', 'Quetico', 'Fireweed', 'Palisade', 'Whitefish', 'Ouimet', 'Sugarbush',
  'Terrace Bay', 'Caribou', 'Longlac', 'Labrador', 'Aguasabon', 'Birchbark', 'Sibley', 'Loon', 'Schreiber',
  'Northern Lights', 'Kashabowie', 'Juniper', 'Batchawana', 'Ice House', 'Nagagami', 'Cedar Point', 'Pays Plat',
  'Moonrise', 'Agawa', 'Winterberry', 'Dorion', 'Lichen', 'Minnitaki', 'Hearthstone',
] as const; // prettier-ignore

const cycle = <const T extends readonly unknown[]>(list: T, index: number): T[number] => list[index % list.length];

/** Sold with two basins where both can be used at once: all of 72 inches, every other one of 60. */
const sinksOf = (size: VanitySize, index: number): 1 | 2 =>
  size === 72 || (size === 60 && Math.floor(index / 6) % 2 === 0) ? 2 : 1;

const priceBySize: Readonly<Record<VanitySize, number>> = { 24: 599, 30: 749, 36: 949, 48: 1349, 60: 1749, 72: 2349 };

function priceOf(size: VanitySize, design: VanityDesign, sinks: number, index: number): number {
  if (index === 0) return priceBySize[size];
  const timber = ['walnut', 'oak', 'pale oak', 'smoked oak', 'maple'].includes(design.wood) ? 0.14 : 0;
  const front = { slab: 0, slim: 0.04, shaker: 0.04, plank: 0.08, ledged: 0.1, fluted: 0.16, raised: 0.12 }[
    design.front
  ];
  const made =
    priceBySize[size] * (1 + timber + front + (design.topThicknessCm === 3 ? 0.06 : 0)) + (sinks === 2 ? 180 : 0);
  return Math.round(made / 50) * 50 + 49;
}

/** One vanity of the sequence: brand, size, colour, style, stock and rating follow from its place alone. */
export function vanityAt(index: number, name: string): Vanity {
  // Every four vanities have each style once. Sizes and styles shift from round to round so that all combinations come.
  const turn = Math.floor(index / 4);
  const sizeIn = cycle(vanitySizes, index + 2 * Math.floor(index / 6));
  const style = cycle(vanityStyles, index + 2 * turn + Math.floor(turn / 3));
  const color = cycle(vanityColors, index);
  const design = designVanity(style, sizeIn, color, turn);
  const sinks = sinksOf(sizeIn, index);
  const made = { sizeIn, color, style, sinks, design } as const;
  return {
    family: 'vanities',
    slug: `${name.toLowerCase().replaceAll(' ', '-')}-${sizeIn}-${color.toLowerCase()}`,
    name: `${name} ${sizeIn}″ ${sinks === 2 ? 'Double ' : ''}Vanity`,
    brand: cycle(vanityBrands, index),
    priceCad: priceOf(sizeIn, design, sinks, index),
    inStock: index % 3 !== 2,
    rating: Math.round((4.2 + 0.1 * (index % 8)) * 10) / 10,
    dimensions: `${sizeIn}″ W × 21.5″ D × 34.5″ H`,
    material: vanityMaterial(made),
    features: vanityFeatures(made),
    specifications: vanitySpecifications(made),
    description: describeVanity(made),
    views: ['front', 'angle'],
    sizeIn,
    color,
    style,
    sinkOption: sinks === 2 ? 'Double Sink' : 'Single Sink',
    design,
  };
}

export const vanities: readonly Vanity[] = names.map((name, index) => vanityAt(index, name));
