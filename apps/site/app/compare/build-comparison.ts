import type { ShownRating } from '@showroom/catalog-data/products/branded-product';
import type { CatalogueProduct } from '@showroom/catalog-data/catalogue/catalogue-family';

/** A product's values for a property; may be empty. */
export type ComparedCell = string | readonly string[];

/** A property, with a cell for each product. */
export interface ComparedRow {
  readonly label: string;
  readonly cells: readonly ComparedCell[];
  readonly differs: boolean;
}

export type Compared = Pick<CatalogueProduct, 'features' | 'material' | 'offer' | 'specifications'> & {
  /** Rows before its specifications. */
  readonly ownFacts?: readonly (readonly [label: string, value: string])[];
  /** Ignored when comparing features: "Elegant Aurora pattern design". */
  readonly ownName?: string;
};

/** Compares products of one family: a row for each label that at least one of them has. */
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

/** The key of a cell, for comparison: ignores order and the product's own name. */
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
