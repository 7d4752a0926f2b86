import type { FilterGroup } from '../filters.ts';
import type { SpecificationRow } from '../products/product-base.ts';
import type { Product } from '../products/product.ts';
import type { FamilyBasics } from './product-families.ts';
import type { Sort } from './sort.ts';

/** What a card shows of a product, whatever its family: plain, and as little as fifty of them may weigh in a page. */
export type CardFacts = {
  readonly slug: string;
  readonly name: string;
  /** The line above the name: its brand or its collection. */
  readonly eyebrow: string;
  /** The line below: what it measures. */
  readonly detail: string;
  readonly features: readonly string[];
  /** For the eye; null in a family that shows no prices. */
  readonly price: string | null;
  /** 0 to 5; null in a family that is not rated. */
  readonly rating: number | null;
  readonly isInStock: boolean;
  /** Of the picture it shows, which a loader looks up: the browser needs the picture and not its name. */
  readonly pictureName: string;
};

/**
 * All that makes a family of the catalogue: what its list and its products' pages are drawn from. One of these, its rows
 * and its entries in the table of routes are a family.
 */
export type FamilyDefinition<Item extends Product> = FamilyBasics<Item> & {
  /** The filter panel, from above. No group is called `sort` or `page`: the address has those words already. */
  readonly groups: readonly FilterGroup<Item>[];
  /** The group that is drawn as tabs above the list, where the family has types. */
  readonly tabs?: string;
  /** The first is how a list comes that was not asked otherwise; none means the order of the catalogue. */
  readonly sorts: readonly Sort<Item>[];
  /** Products of one page of the list; null puts all on one. */
  readonly pageSize: number | null;
  readonly countText: (found: number, isFiltered: boolean) => string;
  /** Said in place of a list that is empty, above the way to clear the filters. */
  readonly emptyWords: { readonly title: string; readonly text: string };
  /** The name that no other product of the family has. */
  readonly nameOf: (item: Item) => string;
  readonly cardOf: (item: Item) => Omit<CardFacts, 'slug' | 'name' | 'isInStock' | 'pictureName'>;
  /** Paragraphs. */
  readonly descriptionOf: (item: Item) => readonly string[];
  readonly specificationsOf: (item: Item) => readonly SpecificationRow[];
  /** Names of its pictures, the card's first. Look each up: not all need be made. */
  readonly pictureNamesOf: (item: Item) => readonly [string, ...string[]];
  /** As a form names it: "Get a quote for …". */
  readonly quoteLabelOf: (item: Item) => string;
  readonly search: { readonly category: string; readonly describe: (item: Item) => string };
  /** How far two products lie apart: those beside which a visitor is nearly there come first. */
  readonly distance: (item: Item, other: Item) => number;
};
