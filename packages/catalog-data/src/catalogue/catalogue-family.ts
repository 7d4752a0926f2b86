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

/** A list of the catalogue as a page draws it: plain data, its links as the query parts of addresses. */
export type CatalogueList = {
  readonly cards: readonly CardFacts[];
  /** Products on all pages. */
  readonly found: number;
  /** Products of the family, unfiltered. */
  readonly total: number;
  /** What is searched for in it; null in a list without a text search. */
  readonly text: string | null;
  /** Cards that are at the head of a list that is as it comes. */
  readonly featured: readonly CardFacts[];
  readonly countText: string;
  /** The filters, without the types. */
  readonly groups: readonly CountedGroup[];
  /** The types of the family, each with how many it would show, and how many all of them; null where it has none. */
  readonly types: (CountedGroup & { readonly all: number }) | null;
  readonly sorts: readonly { readonly value: string; readonly label: string; readonly isSelected: boolean }[];
  readonly page: number;
  readonly pageCount: number;
  /** The pages that this one leads to. */
  readonly pageLinks: readonly PageLink[];
  /** The query part by which search engines should know this list: filtered and sorted, it is the family's first page. */
  readonly canonicalSearch: string;
};

export type CatalogueProduct = StockFacts & {
  readonly slug: string;
  readonly path: string;
  readonly name: string;
  /** As search engines and tabs name its page. */
  readonly title: string;
  /** The line above its name: its brand or its collection. */
  readonly eyebrow: string;
  /** One phrase under its name. */
  readonly tagline: string;
  readonly description: readonly string[];
  readonly material: string;
  readonly features: readonly string[];
  readonly specifications: readonly SpecificationRow[];
  /** What it can be chosen in, the pictured one first. Empty where there is no choice. */
  readonly finishes: readonly Finish[];
  readonly pictureNames: readonly string[];
  readonly quoteLabel: string;
  /** Another product that is a part of this one. */
  readonly part: ProductPart | undefined;
  /** Products of another family that fit it. */
  readonly fitting: Fitting | undefined;
  /** Null in a family that is sold without a brand and a shown price. */
  readonly offer: {
    readonly brand: string;
    /** Null where there are no reviews. */
    readonly rating: ShownRating | null;
    readonly priceCents: number | null;
    /** For the eye. */
    readonly price: string;
  } | null;
  readonly previous: ProductLink;
  readonly next: ProductLink;
};

export type ProductLink = { readonly name: string; readonly path: string };

/**
 * A family as the rest of the program meets it: every question by slug or by address, every answer plain data, so that
 * pages, search, sitemap and forms go through all families alike.
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
  /** Where the pages of its products lie. */
  readonly productsPath: string;
  /** The page that they lie below: of a whole family, its own. */
  readonly section: PagePath;
  /** The page one step above its list, below home; null where there is none. */
  readonly within: PagePath | null;
  /** What the link up there says, where that is not "Back to all" and its name. */
  readonly backWords: string | undefined;
  /** Its types that have lists of their own, each a family of its products. */
  readonly parts: readonly CatalogueFamily[];
  /** The finishes that its products can be chosen in, each once, as addresses name them. */
  readonly finishValues: readonly string[];
  /** In the order of the catalogue. */
  readonly slugs: readonly string[];
  readonly list: (params: URLSearchParams, options?: { readonly isWhole?: boolean | undefined }) => CatalogueList;
  /** What an address says of its list, in one spelling: two addresses of the same list have the same. */
  readonly normaliseSearch: (params: URLSearchParams) => string;
  readonly find: (slug: string) => CatalogueProduct | undefined;
  /** The products before and after one in the list that an address asks for, which wraps around; undefined where it is not in it, or alone. */
  readonly besideIn: (slug: string, params: URLSearchParams) => Pick<CatalogueProduct, 'previous' | 'next'> | undefined;
  /** Cards of these, in their order; an unknown slug has none. */
  readonly cardsOf: (slugs: readonly string[]) => readonly CardFacts[];
  /** Up to `count` cards of products like this one, what is sold out last; none for a slug that is unknown. */
  readonly related: (slug: string, count: number) => readonly CardFacts[];
  /** Cards of what an unknown slug may have meant, best first. */
  readonly nearest: (slug: string, count: number) => readonly CardFacts[];
  readonly pathOf: (slug: string) => string;
  readonly searchEntries: () => readonly SearchEntry[];
};
