import type { SpecificationRow } from '../products/product-base.ts';
import type { Product } from '../products/product.ts';

/** An in-stock product from the store, with its current availability. */
export type StockPiece = {
  readonly family: 'in-stock';
  readonly slug: string;
  readonly name: string;
  /** The label that the owner chose, such as "Bathroom Vanities". */
  readonly category: string;
  readonly description: string;
  /** In Canadian cents; null for a price on request. */
  readonly priceCents: number | null;
  readonly availability: 'in-stock' | 'low-stock' | 'reserved' | 'sold-out';
  /** How many are not reserved. */
  readonly left: number;
  /** As the owner wrote them. Some labels have filters. */
  readonly specifications: readonly SpecificationRow[];
  readonly features: readonly string[];
  /** The card's first. May be empty. */
  readonly pictureNames: readonly string[];
};

export type CatalogueItem = Product | StockPiece;

/** Returns the owner's value of a label, ignoring case; empty if there is none. */
export function specificationOf({ specifications }: Pick<StockPiece, 'specifications'>, label: string): string {
  return specifications.find((row) => row.label.toLowerCase() === label.toLowerCase())?.value ?? '';
}
