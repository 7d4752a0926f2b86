import type { Availability } from '../catalogue/availability.ts';

/** Facets of products, whatever a family calls them. */
export type FacetName = 'colour' | 'finish' | 'shape' | 'type' | 'material' | 'mounting' | 'vein' | 'vein-colour';

/** What the search knows of a product besides texts: values for filters and for its result. */
export type SearchedProduct = {
  readonly family: string;
  /** Labels by facet. */
  readonly facets: Readonly<Partial<Record<FacetName, readonly string[]>>>;
  /** It has a light. */
  readonly isLit: boolean;
  readonly widthIn: number | null;
  /** In Canadian cents; null for a price on request. */
  readonly priceCents: number | null;
  /** For display; null in families without prices. */
  readonly price: string | null;
  readonly availability: Availability;
};

/** Something that the search finds: a page, a product, or the owner's content. */
export type SearchEntry = {
  readonly title: string;
  readonly description: string;
  /** Not unique, because several services share a page. The title is. */
  readonly url: string;
  /** The heading of its result. */
  readonly category: string;
  /** Words that weigh most: synonyms and labels of filters. */
  readonly labels: readonly string[];
  /** Words that weigh less: material, finish and other facts. */
  readonly facts: readonly string[];
  /** The text of its page, which weighs least. Default: none. */
  readonly texts?: readonly string[];
  /** Name of a picture record, which may not exist yet; null for no picture. */
  readonly pictureName: string | null;
  /** Only for products. */
  readonly product?: SearchedProduct;
};
