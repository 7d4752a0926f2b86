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

/** What a card shows of a product, whatever its family: plain, and as little as fifty of them may weigh in a page. */
export type CardFacts = {
  readonly slug: string;
  readonly name: string;
  /** The line above the name: its brand or its collection. */
  readonly eyebrow: string;
  /** The line below: what sets it apart from the others of the list. */
  readonly detail: string;
  /** Tags, where the family shows any. */
  readonly features: readonly string[];
  /** For the eye; null in a family that shows no prices. */
  readonly price: string | null;
  /** Null where there are no reviews. */
  readonly rating: ShownRating | null;
  readonly availability: Availability;
  /** It comes in several finishes. */
  readonly hasChoice?: true;
  /** Of the picture it shows, which a loader looks up: the browser needs the picture and not its name. Empty while there is none. */
  readonly pictureName: string;
};

/** What the count of a list may speak of besides how many were found. */
export type ListCounts = {
  /** Products of the family, unfiltered. */
  readonly total: number;
  /** Of those found, how many are in the store and can be promised. */
  readonly inStock: number;
  /** Of those found, how many are made to order. */
  readonly toOrder: number;
};

/** A part of a product that is a product itself, and what it is there. */
export type ProductPart = { readonly family: ProductFamily; readonly slug: string; readonly label: string };

/** Products of another family that fit one: by its measures, and not by its look. */
export type Fitting = { readonly family: ProductFamily; readonly title: string; readonly slugs: readonly string[] };

type Words = { readonly title: string; readonly text: string };

/** The way to another page, in words and a picture. */
export type Promotion = Words & {
  readonly path: PagePath;
  /** What the link says. */
  readonly action: string;
  /** As one of the types above the list, where anyone who looks for it there is led on. */
  readonly typeLabel?: string;
  readonly pictureName: string;
};

/** A type of a family that has a list page of its own. */
export type FamilyPart = {
  readonly path: PagePath;
  /** Its option in the group of types. */
  readonly value: string;
  /** What all of it have in common, below its list. */
  readonly guide?: Guide;
  readonly heroPicture: string;
  /** The sentence or two under the title of its list. */
  readonly intro: string;
};

/**
 * All that makes a family of the catalogue: what its list and its products' pages are drawn from. One of these, its rows
 * and its entries in the table of routes are a family.
 */
export type FamilyDefinition<Item extends CatalogueItem> = FamilyBasics<Item> & {
  /** The filter panel, from above. No group is called `sort` or `page`: the address has those words already. */
  readonly groups: readonly FilterGroup<Item>[];
  /** The group that is above the list, one choice at a time, where the family has types. */
  readonly typeGroup?: string;
  /** Where its list is, when its own path is a page of another kind. */
  readonly listPath?: PagePath;
  /** Where the pages of its products lie, when they do not lie below its own path. */
  readonly productsPath?: string;
  /** The page that leads to this family among others. */
  readonly within?: PagePath;
  /** What the links from its list and from its parts up to that page say. Default: "Back to all", and its name. */
  readonly backWords?: { readonly list: string; readonly part: string };
  /** The types with pages of their own, whose lists hold one type each. */
  readonly parts?: readonly FamilyPart[];
  /** What is above the ways to those pages. Default: "Shop by Category". */
  readonly partsTitle?: string;
  /** What a text search in its list looks at. Default: its list has none. */
  readonly textsOf?: (item: Item) => readonly string[];
  /** Those that are at the head of its list while it is as it comes. */
  readonly isFeatured?: (item: Item) => boolean;
  /** Another page that anyone who reads this list may be after. */
  readonly promotion?: Promotion;
  /** The first is how a list comes that was not asked otherwise; none means the order of the catalogue. */
  readonly sorts: readonly Sort<Item>[];
  /** Products of one page of the list; null puts all on one. */
  readonly pageSize: number | null;
  readonly countText: (found: number, isFiltered: boolean, counts: ListCounts) => string;
  /** Said in place of a list that is empty, above the way to clear the filters. */
  readonly emptyWords: Words;
  /** The name of the picture that the list opens with. */
  readonly heroPicture: string;
  /** The sentence or two under the title of the list. */
  readonly intro: string;
  /** The last word of the list's page, for who has not found it there. */
  readonly closingWords: Words;
  /** What a buyer has to know before choosing, below the list. */
  readonly guide?: Guide;
  /** The name that no other product of the family has. */
  readonly nameOf: (item: Item) => string;
  /** As search engines and tabs name its page. Default: its name. */
  readonly titleOf?: (item: Item) => string;
  /** What its cards end with, in place of a link of its own: the whole card leads to the product. Default: nothing. */
  readonly cardAction?: 'View Details';
  readonly cardOf: (item: Item) => Omit<CardFacts, 'slug' | 'name' | 'availability' | 'hasChoice' | 'pictureName'>;
  /** The finishes that it is sold in, by name, the pictured one first. Default: there is nothing to choose. */
  readonly finishesOf?: (item: Item) => readonly string[];
  /** One phrase under its name, on its page. */
  readonly taglineOf: (item: Item) => string;
  /** What its page lists of it. Default: its features. */
  readonly featuresOf?: (item: Item) => readonly string[];
  /** Paragraphs. */
  readonly descriptionOf: (item: Item) => readonly string[];
  readonly specificationsOf: (item: Item) => readonly SpecificationRow[];
  /** Names of its pictures, the card's first. Look each up: not all need be made, and what the owner sells may have none. */
  readonly pictureNamesOf: (item: Item) => readonly string[];
  /** As a form names it: "Get a Quote for …". */
  readonly quoteLabelOf: (item: Item) => string;
  /** Another product of the catalogue that is a part of it, by family and slug: a vanity's top is cut from a slab. */
  readonly findPart?: (item: Item) => ProductPart | undefined;
  /** Products of another family that fit it, best first; undefined where none do. */
  readonly findFitting?: (item: Item) => Fitting | undefined;
  /** A piece of it can be had in hand: its form may ask for one. */
  readonly hasSamples?: true;
  readonly search: {
    /** The heading that its results stand under. */
    readonly category: string;
    /** The line below a result's name. */
    readonly describe: (item: Item) => string;
    /** What visitors call such a thing as well. */
    readonly alsoCalled?: readonly string[];
    /** What finds it beside its filters. Default: its material, features and specifications. */
    readonly factsOf?: (item: Item) => readonly string[];
    /** What a search can filter it by beyond the groups of its list. */
    readonly facetsOf?: (item: Item) => SearchedProduct['facets'];
  };
  /** How far two products lie apart: those beside which a visitor is nearly there come first. */
  readonly distance: (item: Item, other: Item) => number;
};
