import type { Availability } from '../catalogue/availability.ts';

/** What visitors tell products apart by, whatever the family calls it. */
export type FacetName = 'colour' | 'finish' | 'shape' | 'type' | 'material' | 'mounting' | 'vein' | 'vein-colour';

/** What the search knows of a product beyond its words: what it can be filtered by, and what its result says of it. */
export type SearchedProduct = {
  /** Its family as a filter names it: "Mirrors". */
  readonly family: string;
  /** Words for the eye, by what they tell. */
  readonly facets: Readonly<Partial<Record<FacetName, readonly string[]>>>;
  /** It has a light of its own. */
  readonly isLit: boolean;
  /** Across its front; null where no one width says how large it is. */
  readonly widthIn: number | null;
  /** Canadian cents; null where it is told on request. */
  readonly priceCents: number | null;
  /** For the eye; null in a family that shows no prices. */
  readonly price: string | null;
  readonly availability: Availability;
};

/** Something that the search finds: a page, a product, what the owner wrote. */
export type SearchEntry = {
  readonly title: string;
  readonly description: string;
  /** Not unique: several services share a page. Tell entries apart by title. */
  readonly url: string;
  /** The heading that its result is under. */
  readonly category: string;
  /** What finds it before others: what it is called as well, and what its list is filtered by, as written for the eye. */
  readonly labels: readonly string[];
  /** What finds it too: material, finish, all else that its page says of it. */
  readonly facts: readonly string[];
  /** The running text of its page, which weighs least. Default: none. */
  readonly texts?: readonly string[];
  /** Of the picture that its result shows, to be looked up: not all need be made. Null shows none. */
  readonly pictureName: string | null;
  /** What it is as a product; left out of pages and of what is written. */
  readonly product?: SearchedProduct;
};
