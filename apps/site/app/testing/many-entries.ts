import type { SearchEntry } from '@showroom/catalog-data/search-entry';
import { listSiteEntries } from '@showroom/catalog-data/site-entries';

/** The size that the catalogue must support. */
export const MANY = 5000;

const names = ['Lake', 'River', 'Birch', 'Stone', 'Moss', 'Fern', 'Frost', 'Ridge', 'Cove', 'Tern', 'Zephyr'];

export function makeManyEntries(): readonly SearchEntry[] {
  const products = listSiteEntries().filter(({ facts }) => facts.length > 0);
  return Array.from({ length: Math.ceil(MANY / products.length) }, () => products)
    .flat()
    .slice(0, MANY)
    .map((product, at) => ({
      ...product,
      title: `${names[at % names.length]} ${at} ${product.title}`,
      url: `${product.url}-${at}`,
    }));
}
