import type { FilterGroup } from './filters.ts';
import type { SpecificationRow } from '../products/product-base.ts';
import type { ShownRating } from '../products/branded-product.ts';
import type { ProductFamily } from '../products/product.ts';
import type { PagePath } from '../pages/pages.ts';
import type { SearchedProduct } from '../search/search-entry.ts';
import type { Availability } from './availability.ts';
import type { Guide } from './guides/guide.ts';
import type { FamilyBasics } from './product-families.ts';
import type { Sort } from './sort.ts';
import type { CatalogueItem } from './stock-piece.ts';

/** What a card shows of a product of any family. Kept small, because a page has many cards. */
export type CardFacts = {
  readonly slug: string;
  readonly name: string;
  /** Above the name: the brand or collection. */
  readonly eyebrow: string;
  /** Below the name: how it differs from the others of the list. */
  readonly detail: string;
  /** Tags; empty in families without. */
  readonly features: readonly string[];
  /** For display; null in families without prices. */
  readonly price: string | null;
  readonly rating: ShownRating | null;
  readonly availability: Availability;
  readonly hasChoice?: true;
  /** A loader replaces it with the picture. Empty if there is none. */
  readonly pictureName: string;
};

export type ListCounts = {
  /** Products of the family, unfiltered. */
  readonly total: number;
  /** Of those found: in stock and not reserved. */
  readonly inStock: number;
  /** Of those found: made to order. */
  readonly toOrder: number;
};

/** A product that is part of another one, such as a vanity's top. */
export type ProductPart = { readonly family: ProductFamily; readonly slug: string; readonly label: string };

/** Products of another family that fit by size, not by look. */
export type Fitting = { readonly family: ProductFamily; readonly title: string; readonly slugs: readonly string[] };

type Words = { readonly title: string; readonly text: string };

/** A link to another page with a picture. */
export type Promotion = Words & {
  readonly path: PagePath;
  readonly action: string;
  /** Its label among the types above the list, for visitors who look for it there. */
  readonly typeLabel?: string;
  readonly pictureName: string;
};

/** A type with a list page of its own. */
export type FamilyPart = {
  readonly path: PagePath;
  /** Its value in the group of types. */
  readonly value: string;
  /** Features of all its products, shown below the list. */
  readonly guide?: Guide;
  readonly heroPicture: string;
  /** The sentences below the title of its list. */
  readonly intro: string;
};

/**
 * Everything that makes a family: its list and its products' pages are rendered from it. With its products and routes, this is
 * all a family needs.
 */
export type FamilyDefinition<Item extends CatalogueItem> = FamilyBasics<Item> & {
  /** The filters, from the top. No id may be `sort` or `page`, which are URL parameters already. */
  readonly groups: readonly FilterGroup<Item>[];
  /** The types of the family: a group above the list with one choice at a time. */
  readonly typeGroup?: string;
  /** The path of its list, if `path` is another kind of page. */
  readonly listPath?: PagePath;
  /** The path above its products' slugs, if it isn't `path`. */
  readonly productsPath?: string;
  /** The page above it, which leads to several families. */
  readonly within?: PagePath;
  /** The words of links to that page. Default: "Back to all" and its name. */
  readonly backWords?: { readonly list: string; readonly part: string };
  /** Types with a list page of their own. */
  readonly parts?: readonly FamilyPart[];
  /** The heading above the links to those pages. Default: "Shop by Category". */
  readonly partsTitle?: string;
  /** The texts that a search in the list matches. Default: no search. */
  readonly textsOf?: (item: Item) => readonly string[];
  readonly isFeatured?: (item: Item) => boolean;
  /** A link to another page that readers of this list may want. */
  readonly promotion?: Promotion;
  /** The first is the default. Without any, the list has the order of the catalogue. */
  readonly sorts: readonly Sort<Item>[];
  /** Products per page; null for all on one page. */
  readonly pageSize: number | null;
  readonly countText: (found: number, isFiltered: boolean, counts: ListCounts) => string;
  /** Shown in place of an empty list. */
  readonly emptyWords: Words;
  readonly heroPicture: string;
  readonly intro: string;
  /** At the end of the list's page, for visitors who found nothing. */
  readonly closingWords: Words;
  /** The buying guide below the list. */
  readonly guide?: Guide;
  /** The product's name, unique in the family. */
  readonly nameOf: (item: Item) => string;
  /** Title in search results and browser tabs. Default: the name. */
  readonly titleOf?: (item: Item) => string;
  /** The last line of a card. It is no link: the whole card is one. Default: none. */
  readonly cardAction?: 'View Details';
  readonly cardOf: (item: Item) => Omit<CardFacts, 'slug' | 'name' | 'availability' | 'hasChoice' | 'pictureName'>;
  /** Names of its finishes, the pictured one first. Default: no choice. */
  readonly finishesOf?: (item: Item) => readonly string[];
  /** A phrase below the name, on its page. */
  readonly taglineOf: (item: Item) => string;
  /** The features on its page. Default: those of the product. */
  readonly featuresOf?: (item: Item) => readonly string[];
  readonly descriptionOf: (item: Item) => readonly string[];
  readonly specificationsOf: (item: Item) => readonly SpecificationRow[];
  /** Names of its pictures, the card's first. Some may not exist yet. */
  readonly pictureNamesOf: (item: Item) => readonly string[];
  /** Its name in forms: "Get a Quote for …". */
  readonly quoteLabelOf: (item: Item) => string;
  /** Finds a product that is part of it: a vanity's top is cut from a slab. */
  readonly findPart?: (item: Item) => ProductPart | undefined;
  /** Finds matching products of another family, best first; undefined if there are none. */
  readonly findFitting?: (item: Item) => Fitting | undefined;
  /** Visitors can request samples. */
  readonly hasSamples?: true;
  readonly search: {
    /** The heading of its results. */
    readonly category: string;
    /** Below a result's name. */
    readonly describe: (item: Item) => string;
    readonly alsoCalled?: readonly string[];
    /** Texts that find it besides its filters. Default: material, features and specifications. */
    readonly factsOf?: (item: Item) => readonly string[];
    /** Values that a search can filter by, besides the groups of its list. */
    readonly facetsOf?: (item: Item) => SearchedProduct['facets'];
  };
  /** How different two products are. The least different are shown as similar. */
  readonly distance: (item: Item, other: Item) => number;
};
