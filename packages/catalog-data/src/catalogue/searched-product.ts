import type { FacetName, SearchedProduct } from '../search/search-entry.ts';
import type { Availability } from './availability.ts';
import type { FamilyDefinition } from './family-definition.ts';
import type { CatalogueItem } from './stock-piece.ts';

/** Filters that the search understands, and what each describes. */
const facetOfGroup: Readonly<Record<string, FacetName>> = {
  tone: 'colour',
  colour: 'colour',
  finish: 'finish',
  shape: 'shape',
  type: 'type',
  material: 'material',
  mounting: 'mounting',
  vein: 'vein',
  'vein-colour': 'vein-colour',
};

/** Makes a product's search entry from its filters and its card. */
export function toSearchedProduct<Item extends CatalogueItem>(
  { cardOf, family, groups, search }: FamilyDefinition<Item>,
  product: Item,
  availability: Availability,
): SearchedProduct {
  const facets: Partial<Record<FacetName, readonly string[]>> = { ...search.facetsOf?.(product) };
  for (const { id, options, valuesOf } of groups) {
    const name = facetOfGroup[id];
    if (name === undefined) continue;
    const values = new Set(valuesOf(product));
    const labels = options.filter(({ value }) => values.has(value)).map(({ label }) => label);
    facets[name] = [...labels, ...(facets[name] ?? [])];
  }
  return {
    family: family === 'quartz' ? 'Quartz' : search.category,
    facets,
    isLit: product.family === 'mirrors' && product.hasLED,
    widthIn: widthOf(product),
    priceCents: 'priceCents' in product ? product.priceCents : null,
    price: cardOf(product).price,
    availability,
  };
}

/** For round products the diameter. Undefined for boards and tiles, which no one searches by width. */
function widthOf(product: CatalogueItem): number | null {
  if (product.family === 'flooring') return null;
  const measures: { readonly widthIn?: number; readonly diameterIn?: number; readonly lengthIn?: number } = {
    ...('widthIn' in product ? { widthIn: product.widthIn } : {}),
    ...('diameterIn' in product ? { diameterIn: product.diameterIn } : {}),
    ...('lengthIn' in product ? { lengthIn: product.lengthIn } : {}),
  };
  return measures.widthIn ?? measures.diameterIn ?? measures.lengthIn ?? null;
}
