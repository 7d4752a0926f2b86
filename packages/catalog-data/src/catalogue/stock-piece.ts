import type { SpecificationRow } from '../products/product-base.ts';
import type { Product } from '../products/product.ts';

/** A product of the showroom floor, as the store has it: what the owner wrote, and what can be had of it at this moment. */
export type StockPiece = {
  readonly family: 'in-stock';
  readonly slug: string;
  readonly name: string;
  /** In words, as the owner chose it: Bathroom Vanities. */
  readonly category: string;
  readonly description: string;
  /** Canadian cents, whole; null where it is told on request. */
  readonly priceCents: number | null;
  readonly availability: 'in-stock' | 'low-stock' | 'reserved' | 'sold-out';
  /** How many can still be promised. */
  readonly left: number;
  /** As the owner wrote them. The filters go by some of the labels. */
  readonly specifications: readonly SpecificationRow[];
  readonly features: readonly string[];
  /** The card's first. Empty while it has none. */
  readonly pictureNames: readonly string[];
};

/** What a family of the catalogue may consist of. */
export type CatalogueItem = Product | StockPiece;

/** What the owner wrote beside a label, in whatever letter case; empty where there is nothing. */
export function specificationOf({ specifications }: Pick<StockPiece, 'specifications'>, label: string): string {
  return specifications.find((row) => row.label.toLowerCase() === label.toLowerCase())?.value ?? '';
}
