import type { BrandedProduct } from './branded-product.ts';
import { formatInches } from './inches.ts';
import { vanityDepthIn, vanityHeightIn } from './vanity-design.ts';
import { vanityRows, type VanityRow } from './vanity-rows.ts';
import { describeVanity, vanityFeatures, vanityMaterial, vanitySpecifications } from './vanity-words.ts';

export { vanityColours, vanitySizes, vanityStyles } from './vanity-design.ts';
export { vanityBrands, type VanitySlug } from './vanity-rows.ts';

export type Vanity = BrandedProduct<'vanities'> & VanityRow & { readonly depthIn: number; readonly heightIn: number };

export function vanityFromRow(row: VanityRow): Vanity {
  return {
    ...row,
    family: 'vanities',
    name: `${row.name} ${formatInches(row.widthIn)} ${row.sinks === 2 ? 'Double ' : ''}Vanity`,
    depthIn: vanityDepthIn,
    heightIn: vanityHeightIn(row.design),
    material: vanityMaterial(row),
    features: vanityFeatures(row),
    specifications: vanitySpecifications(row),
    description: describeVanity(row),
    views: ['front', 'angle', 'open'],
  };
}

export const vanities: readonly Vanity[] = vanityRows.map((row) => vanityFromRow(row));
