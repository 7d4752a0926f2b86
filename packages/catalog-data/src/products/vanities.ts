import type { Product } from './product.ts';
import { vanityRows, type VanityRow } from './vanity-rows.ts';
import { describeVanity, vanityFeatures, vanityMaterial, vanitySpecifications } from './vanity-words.ts';

export type { VanityColour, VanityDesign, VanitySize, VanityStyle } from './vanity-design.ts';
export { vanityColours, vanitySizes, vanityStyles } from './vanity-design.ts';
export { vanityBrands } from './vanity-rows.ts';

export type Vanity = Product & VanityRow & { readonly family: 'vanities' };

/** The vanity that a row describes. */
export function vanityFromRow(row: VanityRow): Vanity {
  return {
    ...row,
    family: 'vanities',
    name: `${row.name} ${row.sizeIn}″ ${row.sinks === 2 ? 'Double ' : ''}Vanity`,
    dimensions: `${row.sizeIn}″ W × 21.5″ D × 34.5″ H`,
    material: vanityMaterial(row),
    features: vanityFeatures(row),
    specifications: vanitySpecifications(row),
    description: describeVanity(row),
    views: ['front', 'angle'],
  };
}

export const vanities: readonly Vanity[] = vanityRows.map((row) => vanityFromRow(row));
