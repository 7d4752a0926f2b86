import type { ShownRating } from '@showroom/catalog-data/products/branded-product';
import type { CatalogueProduct } from '@showroom/catalog-data/catalogue/catalogue-family';

/** What one of them says: a value, or several. Empty where it does not say. */
export type ComparedCell = string | readonly string[];

/** One property of the products that are compared, a cell for each of them in their order. */
export interface ComparedRow {
  readonly label: string;
  readonly cells: readonly ComparedCell[];
  /** Not all of them are the same. */
  readonly differs: boolean;
}

export type Compared = Pick<CatalogueProduct, 'features' | 'material' | 'offer' | 'specifications'> & {
  /** What is said of it before its specifications, beside what its offer says. */
  readonly ownFacts?: readonly (readonly [label: string, value: string])[];
  /** Its name, where its features speak of it by that: "Elegant Aurora pattern design". */
  readonly ownName?: string;
};

/**
 * What products of one family have in common and what sets them apart: what their pages say of them, a row for each label
 * in the order in which it first comes. A property that none of them has is no row.
 */
export function buildComparison(products: readonly Compared[]): readonly ComparedRow[] {
  const facts = products.map(listFacts);
  const labels = [...new Set(facts.flatMap((each) => [...each.keys()]))];
  return labels
    .map((label) => {
      const cells = facts.map((each) => each.get(label) ?? '');
      const meanings = cells.map((cell, at) => readMeaning(cell, products[at]?.ownName));
      return { label, cells, differs: new Set(meanings).size > 1 };
    })
    .filter(({ cells }) => cells.some((cell) => cell.length > 0));
}

/** What two cells have in common that say the same: in any order, and each of its own product. */
function readMeaning(cell: ComparedCell, ownName?: string): string {
  if (typeof cell === 'string') return cell;
  const lines = cell.map((line) => (ownName === undefined ? line : line.replaceAll(ownName, 'its name')));
  return JSON.stringify(lines.toSorted());
}

function describeRating(rating: ShownRating | null): string {
  if (rating === null) return '';
  const { value, reviewCount } = rating;
  return `${value.toFixed(1)} out of 5, from ${reviewCount} ${reviewCount === 1 ? 'review' : 'reviews'}`;
}

function listFacts({
  features,
  material,
  offer,
  ownFacts = [],
  specifications,
}: Compared): ReadonlyMap<string, ComparedCell> {
  return new Map<string, ComparedCell>([
    ['Price', offer?.price ?? ''],
    ['Brand', offer?.brand ?? ''],
    ['Rating', describeRating(offer?.rating ?? null)],
    ...ownFacts,
    ['Material', material],
    ...specifications.map(({ label, value }) => [label, value] as const),
    ['Features', features],
  ]);
}
