import type { CatalogueFamily } from '@showroom/catalog-data/catalogue/catalogue-family';
import { describeShelf, openStockFamily, type ShelfFacts } from '@showroom/catalog-data/catalogue/in-stock';
import type { StockPiece } from '@showroom/catalog-data/catalogue/stock-piece';
import type { PictureReference } from '@showroom/store/rules';
import { listStock, readBusinessFacts, type StockedProduct, type Store } from '@showroom/store/site';
import type { FindPicture } from '../catalogue/cards/to-cards.server.ts';
import { loadContentPictures, type ContentPictures } from '@showroom/app-frame/content-pictures';
import { toMediumPictureName } from '@showroom/app-frame/medium-picture-name';
import { rememberCurrent } from '../content/remember-current.server.ts';

/** A shelf and its current stock. */
export interface Shelf extends ShelfFacts {
  /** Its path after `/in-stock/`. */
  readonly name: string;
  readonly category: string;
  readonly family: CatalogueFamily;
  readonly findPicture: FindPicture;
  readonly stocked: ReadonlyMap<string, StockedProduct>;
}

/** The current stock: a shelf for each category that isn't empty, by name. */
export const findShelves = rememberCurrent(async (store: Store): Promise<ReadonlyMap<string, Shelf>> => {
  const stocked = await listStock(store);
  const { promises } = await readBusinessFacts(store);
  const pictures = await loadContentPictures(
    store,
    stocked.map(({ fields }) => fields.pictures),
  );
  const shelves = new Map<string, StockedProduct[]>([
    ['vanities', []],
    ['cabinets', []],
  ]);
  // The store lists the latest first; a shelf has featured products first, then the oldest.
  for (const product of featuredFirst(stocked.toReversed())) {
    const name = product.path?.split('/')[2] ?? '';
    const shelf = shelves.get(name) ?? [];
    shelf.push(product);
    shelves.set(name, shelf);
  }
  return new Map(
    [...shelves].map(([name, products]) => {
      const pieces = products.map(toPiece);
      return [
        name,
        {
          name,
          category: products[0]?.fields.category ?? '',
          family: openStockFamily(name, pieces, promises),
          findPicture: createFinder(products, pictures),
          stocked: new Map(products.map((product) => [product.slug, product])),
          ...describeShelf(pieces),
        },
      ];
    }),
  );
});

export async function findShelfOf(store: Store, slug: string): Promise<Shelf | undefined> {
  return [...(await findShelves(store)).values()].find(({ stocked }) => stocked.has(slug));
}

function toPiece({ slug, fields, state, left }: StockedProduct): StockPiece {
  const { category, description, features, name, pictures, priceCents, specifications } = fields;
  return {
    family: 'in-stock',
    slug,
    name,
    category,
    description,
    // A price of 0 means not decided yet.
    priceCents: priceCents === 0 ? null : priceCents,
    availability: state,
    left,
    specifications: specifications.map(({ name: label, value }) => ({ label, value })),
    features,
    pictureNames: pictures.map(nameOf),
  };
}

function nameOf(reference: PictureReference): string {
  return reference.source === 'master' ? reference.name : toMediumPictureName(reference.id);
}

function createFinder(products: readonly StockedProduct[], pictures: ContentPictures): FindPicture {
  const references = new Map(
    products.flatMap(({ fields }) => fields.pictures.map((reference) => [nameOf(reference), reference] as const)),
  );
  return (name) => {
    const reference = references.get(name);
    return (reference && pictures.findRecord(reference)) ?? null;
  };
}

function featuredFirst<Thing extends { readonly fields: { readonly isFeatured: boolean } }>(
  things: readonly Thing[],
): readonly Thing[] {
  return things.toSorted((one, other) => Number(other.fields.isFeatured) - Number(one.fields.isFeatured));
}
