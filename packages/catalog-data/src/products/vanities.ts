import type { BrandedProduct } from './branded-product.ts';
import { formatInches } from './inches.ts';
import { vanityDepthIn, vanityHeightIn } from './vanity-design.ts';
import { vanityRows, type VanityRow, type VanitySlug } from './vanity-rows.ts';
import { describeVanity, vanityFeatures, vanityMaterial, vanitySpecifications } from './vanity-words.ts';

export { vanityColours, vanitySizes, vanityStyles } from './vanity-design.ts';
export { vanityBrands, type VanitySlug } from './vanity-rows.ts';

export type Vanity = BrandedProduct<'vanities'> & VanityRow & { readonly depthIn: number; readonly heightIn: number };

/** Photographed with a drawer or their doors open as well. */
const openSlugs: ReadonlySet<string> = new Set<VanitySlug>([
  'kakabeka-60-natural',
  'pukaskwa-36-black',
  'rossport-36-gray',
  'hearthstone-72-gray',
  'shebandowan-60-brown',
  'jackpine-48-brown',
  'longlac-36-white',
  'snowberry-30-gray',
]);

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
    views: openSlugs.has(row.slug) ? ['front', 'angle', 'open'] : ['front', 'angle'],
  };
}

export const vanities: readonly Vanity[] = vanityRows.map((row) => vanityFromRow(row));
