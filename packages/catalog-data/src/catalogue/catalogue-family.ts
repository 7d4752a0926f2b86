import type { PagePath } from '../pages/pages.ts';
import type { ShownRating } from '../products/branded-product.ts';
import type { SpecificationRow } from '../products/product-base.ts';
import type { SearchEntry } from '../search/search-entry.ts';
import type { StockFacts } from './availability.ts';
import type { CardFacts, FamilyDefinition, Fitting, ProductPart } from './family-definition.ts';
import type { Finish } from './finishes.ts';
import type { CountedGroup } from './filters.ts';
import type { PageLink } from './page-links.ts';
import type { CatalogueItem } from './stock-piece.ts';

/** A list of the catalogue as plain data. Its links are query strings. */
export type CatalogueList = {
  readonly cards: readonly CardFacts[];
  /** Products on all pages. */
  readonly found: number;
  /** Products of the family, unfiltered. */
  readonly total: number;
  /** The search text; null in a list without search. */
  readonly text: string | null;
  readonly featured: readonly CardFacts[];
  readonly countText: string;
  readonly groups: readonly CountedGroup[];
  /** The types of the family with their counts; null if it has none. */
  readonly types: (CountedGroup & { readonly all: number }) | null;
  readonly sorts: readonly { readonly value: string; readonly label: string; readonly isSelected: boolean }[];
  readonly page: number;
  readonly pageCount: number;
  /** Links to other pages of the list. */
  readonly pageLinks: readonly PageLink[];
  /** The canonical query string: for filtered and sorted lists that of the family's first page. */
  readonly canonicalSearch: string;
};

export type CatalogueProduct = StockFacts & {
  readonly slug: string;
  readonly path: string;
  readonly name: string;
  readonly title: string;
  /** Above the name: the brand or collection. */
  readonly eyebrow: string;
  /** A phrase below the name. */
  readonly tagline: string;
  readonly description: readonly string[];
  readonly material: string;
  readonly features: readonly string[];
  readonly specifications: readonly SpecificationRow[];
  /** The pictured one first. Empty if there is only one. */
  readonly finishes: readonly Finish[];
  readonly pictureNames: readonly string[];
  readonly quoteLabel: string;
  /** A product that is part of this one. */
  readonly part: ProductPart | undefined;
  /** Matching products of another family. */
  readonly fitting: Fitting | undefined;
  /** Null in a family without brands and prices. */
  readonly offer: {
    readonly brand: string;
    /** Null without reviews. */
    readonly rating: ShownRating | null;
    readonly priceCents: number | null;
    readonly price: string;
  } | null;
  readonly previous: ProductLink;
  readonly next: ProductLink;
};

export type ProductLink = { readonly name: string; readonly path: string };

/**
 * A family of products. Pages, search, sitemap and forms use all families through this interface: they ask by slug or URL and
 * get plain data.
 */
export type CatalogueFamily = Pick<
  FamilyDefinition<CatalogueItem>,
  | 'path'
  | 'noun'
  | 'emptyWords'
  | 'heroPicture'
  | 'intro'
  | 'closingWords'
  | 'cardAction'
  | 'guide'
  | 'hasSamples'
  | 'partsTitle'
  | 'promotion'
> & {
  readonly family: CatalogueItem['family'];
  /** The path above its products' slugs. */
  readonly productsPath: string;
  /** The list that its products belong to: for a whole family, its own. */
  readonly section: PagePath;
  /** The page above its list, other than home; null if there is none. */
  readonly within: PagePath | null;
  /** The words of the link to it, unless they are "Back to all" and its name. */
  readonly backWords: string | undefined;
  /** Types with a list of their own, each as a family. */
  readonly parts: readonly CatalogueFamily[];
  /** Values of all finishes of its products, each once. */
  readonly finishValues: readonly string[];
  readonly slugs: readonly string[];
  readonly list: (params: URLSearchParams, options?: { readonly isWhole?: boolean | undefined }) => CatalogueList;
  /** Returns the canonical query string of a list: the same for two URLs of the same list. */
  readonly normaliseSearch: (params: URLSearchParams) => string;
  readonly find: (slug: string) => CatalogueProduct | undefined;
  /** Returns the previous and next product in the list of a URL, wrapping around; undefined if it isn't in it, or alone. */
  readonly besideIn: (slug: string, params: URLSearchParams) => Pick<CatalogueProduct, 'previous' | 'next'> | undefined;
  /** Returns the cards of these products, in their order. Unknown slugs are left out. */
  readonly cardsOf: (slugs: readonly string[]) => readonly CardFacts[];
  /** Returns up to `count` cards of similar products, sold-out ones last; none for an unknown slug. */
  readonly related: (slug: string, count: number) => readonly CardFacts[];
  /** Returns the cards of products with a similar slug, best first. */
  readonly nearest: (slug: string, count: number) => readonly CardFacts[];
  readonly pathOf: (slug: string) => string;
  readonly searchEntries: () => readonly SearchEntry[];
};
