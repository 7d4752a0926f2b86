import { toggle, type CountedGroup } from '../filters.ts';
import { nearestSlugs } from '../nearest-slugs.ts';
import type { PriceUnit } from '../price.ts';
import type { SpecificationRow } from '../products/product-base.ts';
import type { Product, ProductFamily } from '../products/product.ts';
import type { SearchEntry } from '../search.ts';
import { findNeighbours, listRelated } from './beside.ts';
import type { CardFacts, FamilyDefinition } from './family-definition.ts';
import { buildListSearch, listProducts, parseListChoice } from './product-list.ts';

/** A list of the catalogue as a page draws it: plain data, its links as the query parts of addresses. */
export type CatalogueList = {
  readonly cards: readonly CardFacts[];
  /** Products on all pages. */
  readonly found: number;
  /** Products of the family, unfiltered. */
  readonly total: number;
  readonly countText: string;
  readonly groups: readonly CountedGroup[];
  /** What is selected, each with the list without it. */
  readonly chips: readonly { readonly label: string; readonly searchWithout: string }[];
  readonly sorts: readonly { readonly value: string; readonly label: string; readonly isSelected: boolean }[];
  readonly page: number;
  /** The query part of each page's address, the first page's first. */
  readonly pageSearches: readonly string[];
  /** The query part by which search engines should know this list. */
  readonly canonicalSearch: string;
};

export type CatalogueProduct = {
  readonly slug: string;
  readonly path: string;
  readonly name: string;
  readonly description: readonly string[];
  readonly features: readonly string[];
  readonly specifications: readonly SpecificationRow[];
  readonly pictureNames: readonly string[];
  readonly quoteLabel: string;
  readonly isInStock: boolean;
  /** Null in a family that is sold without a brand and a shown price. */
  readonly offer: {
    readonly brand: string;
    readonly rating: number;
    readonly priceCents: number | null;
    readonly priceUnit: PriceUnit | null;
  } | null;
  readonly previous: ProductLink;
  readonly next: ProductLink;
};

export type ProductLink = { readonly name: string; readonly path: string };

/**
 * A family as the rest of the program meets it: every question by slug or by address, every answer plain data, so that
 * pages, search, sitemap and forms go through all families alike.
 */
export type CatalogueFamily = Pick<FamilyDefinition<Product>, 'path' | 'noun' | 'tabs' | 'emptyWords'> & {
  readonly family: ProductFamily;
  /** In the order of the catalogue. */
  readonly slugs: readonly string[];
  readonly list: (params: URLSearchParams) => CatalogueList;
  readonly find: (slug: string) => CatalogueProduct | undefined;
  /** Up to `count` cards of products like this one; none for a slug that is unknown. */
  readonly related: (slug: string, count: number) => readonly CardFacts[];
  /** Cards of what an unknown slug may have meant, best first. */
  readonly nearest: (slug: string, count: number) => readonly CardFacts[];
  readonly pathOf: (slug: string) => string;
  readonly searchEntries: () => readonly SearchEntry[];
};

/** Opens a definition to those who need not know what its products are. */
export function openFamily<Item extends Product>(definition: FamilyDefinition<Item>): CatalogueFamily {
  const { family, path, noun, products, tabs, emptyWords, nameOf } = definition;
  const bySlug: ReadonlyMap<string, Item> = new Map(products.map((product) => [product.slug, product]));
  const slugs = [...bySlug.keys()];
  const pathOf = (slug: string) => `${path}/${slug}`;
  const toLink = (product: Item): ProductLink => ({ name: nameOf(product), path: pathOf(product.slug) });
  const toCard = (product: Item): CardFacts => ({
    slug: product.slug,
    name: nameOf(product),
    isInStock: product.isInStock,
    pictureName: definition.pictureNamesOf(product)[0],
    ...definition.cardOf(product),
  });

  return {
    family,
    path,
    noun,
    emptyWords,
    ...(tabs === undefined ? {} : { tabs }),
    slugs,
    pathOf,
    list: (params) => {
      const { choice, items, found, pages, isFiltered, groups } = listProducts(
        definition,
        products,
        parseListChoice(definition, params),
      );
      const searchOf = (change: Partial<typeof choice>) => buildListSearch(definition, { ...choice, ...change });
      return {
        cards: items.map(toCard),
        found,
        total: products.length,
        countText: definition.countText(found, isFiltered),
        groups,
        chips: groups.flatMap(({ id, options }) =>
          options
            .filter(({ isSelected }) => isSelected)
            .map(({ value, label }) => ({
              label,
              searchWithout: searchOf({ selection: toggle(choice.selection, id, value), page: 1 }),
            })),
        ),
        sorts: definition.sorts.map(({ value, label }) => ({ value, label, isSelected: value === choice.sort })),
        page: choice.page,
        pageSearches: Array.from({ length: pages }, (_, index) => searchOf({ page: index + 1 })),
        canonicalSearch: searchOf({}),
      };
    },
    find: (slug) => {
      const product = bySlug.get(slug);
      const neighbours = findNeighbours(products, slug);
      if (!product || !neighbours) return undefined;
      return {
        slug,
        path: pathOf(slug),
        name: nameOf(product),
        description: definition.descriptionOf(product),
        features: product.features,
        specifications: definition.specificationsOf(product),
        pictureNames: definition.pictureNamesOf(product),
        quoteLabel: definition.quoteLabelOf(product),
        isInStock: product.isInStock,
        offer: toOffer(product),
        previous: toLink(neighbours.previous),
        next: toLink(neighbours.next),
      };
    },
    related: (slug, count) => listRelated(products, slug, count, definition.distance).map(toCard),
    nearest: (slug, count) =>
      nearestSlugs(slugs, slug, count)
        .map((near) => bySlug.get(near))
        .filter((product) => product !== undefined)
        .map(toCard),
    searchEntries: () =>
      products.map((product) => ({
        title: nameOf(product),
        description: definition.search.describe(product),
        url: pathOf(product.slug),
        category: definition.search.category,
      })),
  };
}

function toOffer(product: Product): CatalogueProduct['offer'] {
  if (product.family === 'quartz') return null;
  const { brand, rating, priceCents, priceUnit = null } = product;
  return { brand, rating, priceCents, priceUnit };
}
