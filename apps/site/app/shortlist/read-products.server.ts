import type { CatalogueFamily, CatalogueProduct } from '@showroom/catalog-data/catalogue/catalogue-family';
import type { Catalogue } from '@showroom/catalog-data/catalogue/families';
import { shortlistMax } from '@showroom/catalog-data/limits';
import { findPicture } from '@showroom/pictures/picture-records';
import type { Store } from '@showroom/store/site';
import { findCatalogue } from '../catalogue/find-catalogue.server.ts';
import type { FindPicture } from '../catalogue/cards/to-cards.server.ts';
import { findShelfOf } from '../in-stock/stock-families.server.ts';
import type { ProductName } from './stored-shortlist.ts';

/** A product in a URL, with what its card needs. */
export interface NamedProduct {
  readonly name: ProductName;
  readonly family: CatalogueFamily;
  readonly product: CatalogueProduct;
  readonly findPicture: FindPicture;
}

/** The products in a URL, each once and in order, and unknown names. */
export interface NamedProducts {
  readonly found: readonly NamedProduct[];
  readonly missing: readonly ProductName[];
}

/** The name of stock in URLs. */
const IN_STOCK = 'in-stock';

/** Reads the products of a query, `?quartz=aurora&vanities=tamarack-30-gray`. Other parameters are ignored. */
export async function readProducts(store: Store, params: URLSearchParams): Promise<NamedProducts> {
  const catalogue = await findCatalogue(store);
  const found: NamedProduct[] = [];
  const missing: ProductName[] = [];
  const asked = new Map([...params].map(([family, slug]) => [`${family}=${slug}` as const, { family, slug }]));
  for (const [name, { family, slug }] of asked) {
    if (family !== IN_STOCK && catalogue.findFamily(family) === undefined) continue;
    if (found.length + missing.length === shortlistMax) break;
    const place = await findPlace(store, catalogue, family, slug);
    const product = place?.family.find(slug);
    if (place && product) found.push({ name, product, ...place });
    else missing.push(name);
  }
  return { found, missing };
}

async function findPlace(
  store: Store,
  catalogue: Catalogue,
  name: string,
  slug: string,
): Promise<Pick<NamedProduct, 'family' | 'findPicture'> | undefined> {
  if (name === IN_STOCK) {
    const shelf = await findShelfOf(store, slug);
    return shelf && { family: shelf.family, findPicture: shelf.findPicture };
  }
  const family = catalogue.findFamily(name);
  return family && { family, findPicture };
}

/** Groups products by family, in order of first appearance. */
export function groupByFamily(
  products: readonly NamedProduct[],
): readonly (readonly [NamedProduct, ...NamedProduct[]])[] {
  const groups = new Map<string, [NamedProduct, ...NamedProduct[]]>();
  for (const product of products) {
    const group = groups.get(product.family.path);
    if (group) group.push(product);
    else groups.set(product.family.path, [product]);
  }
  return [...groups.values()];
}
