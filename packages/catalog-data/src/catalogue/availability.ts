import type { Product, ProductFamily } from '../products/product.ts';
import type { FilterGroup } from './filters.ts';
import type { CatalogueItem, StockPiece } from './stock-piece.ts';

/**
 * Whether a product is available. The store decides for products it has in stock; other products of the catalogue are made to
 * order, sold out or discontinued.
 */
export type Availability = (typeof availabilities)[number];
export const availabilities = [
  'in-stock',
  'low-stock',
  'reserved',
  'made-to-order',
  'sold-out',
  'discontinued',
] as const;

export type PieceInStock = Pick<StockPiece, 'availability' | 'left'> & {
  readonly path: string;
  /** When the reservation of the last one ends, in words; null if unknown. */
  readonly freeFrom: string | null;
};

/** Finds the stock of a product; undefined if the store has none. */
export type FindPiece = (product: Pick<Product, 'family' | 'slug'>) => PieceInStock | undefined;

export type StockFacts = {
  readonly availability: Availability;
  /** How long it takes to make, such as "five weeks"; null if unknown or irrelevant. */
  readonly leadTime: string | null;
  /** Null if the store has none in stock. */
  readonly piece: PieceInStock | null;
};

/**
 * Returns the availability of a product: from the store's stock if there is any, otherwise from the catalogue.
 *
 * @param familyLeadTime for products without a lead time of their own
 */
export function stockFactsOf(product: CatalogueItem, findPiece?: FindPiece, familyLeadTime?: string): StockFacts {
  if (product.family === 'in-stock') return { availability: product.availability, leadTime: null, piece: null };
  const piece = findPiece?.(product);
  if (piece !== undefined) return { availability: piece.availability, leadTime: null, piece };
  if (product.isDiscontinued) return { availability: 'discontinued', leadTime: null, piece: null };
  if (!product.isInStock) return { availability: 'sold-out', leadTime: null, piece: null };
  return { availability: 'made-to-order', leadTime: product.leadTime ?? familyLeadTime ?? null, piece: null };
}

/** Whether it can be bought or ordered now. */
export function isAvailable(availability: Availability): boolean {
  return isInStock(availability) || availability === 'made-to-order';
}

/** Whether one is in stock and not reserved. */
export function isInStock(availability: Availability): boolean {
  return availability === 'in-stock' || availability === 'low-stock';
}

export const availabilityWords: Readonly<Record<Availability, string>> = {
  'in-stock': 'In stock',
  'low-stock': 'Low stock',
  reserved: 'Reserved',
  'made-to-order': 'Made to order',
  'sold-out': 'Sold out',
  discontinued: 'Discontinued',
};

/** Families that our own shop makes or cuts. Products of the others are ordered from their maker. */
const shopMade: ReadonlySet<string> = new Set<ProductFamily>(['quartz', 'vanities', 'cabinets', 'closet-systems']);

/** The label for a product of this family: a faucet that isn't in stock is a special order, not made to order. */
export function nameAvailability(availability: Availability, family: string): string {
  return availability === 'made-to-order' && !shopMade.has(family) ? 'Special order' : availabilityWords[availability];
}

/** Such as "8 made to order" or "8 available to order". */
export function countToOrder(count: number, family: string): string {
  return `${count} ${shopMade.has(family) ? 'made' : 'available'} to order`;
}

/** Adds the availability to a name that the catalogue may have too: "Oak, in stock", "Oak, sold out". */
export function nameWithAvailability(name: string, availability: Availability): string {
  return `${name}, ${isInStock(availability) ? 'in stock' : availabilityWords[availability].toLowerCase()}`;
}

/** The availability with the lead time: "Made to order, about five weeks". */
export function describeAvailability({ availability, leadTime }: Omit<StockFacts, 'piece'>, family: string): string {
  const words = nameAvailability(availability, family);
  return leadTime === null ? words : `${words}, about ${leadTime}`;
}

/** Says what the availability means for the customer. */
const nextSteps: Readonly<Record<Availability, string>> = {
  'in-stock': 'Ready to pick up.',
  'low-stock': 'Only a few left: reserve one.',
  reserved: 'The last one is reserved for another customer. Ask us and we’ll let you know if it becomes available.',
  'made-to-order': 'Tell us what you need and we’ll confirm the total with delivery.',
  'sold-out': 'Ask us when more are due.',
  discontinued: 'No longer made. Ask us and we’ll suggest the closest match.',
};

/** What a customer sends us first, for families that are not sold by the piece. */
const orderSteps: Readonly<Partial<Record<ProductFamily, string>>> = {
  flooring: 'Tell us your square footage and we’ll send you a total.',
  'closet-systems': 'Send us your wall measurements and we’ll send you a drawing and a price.',
};
const hasOrderStep = (family: string): family is keyof typeof orderSteps => Object.hasOwn(orderSteps, family);

/** Says what happens next: "3 left. Ready to pick up." */
export function describeNextStep(
  {
    availability,
    piece,
  }: {
    readonly availability: Availability;
    readonly piece: Pick<PieceInStock, 'left' | 'freeFrom'> | null;
  },
  family = '',
): string {
  if (availability === 'made-to-order' && hasOrderStep(family)) return orderSteps[family] ?? nextSteps[availability];
  if (piece === null) return nextSteps[availability];
  if (piece.left > 0) return `${piece.left === 1 ? 'One' : piece.left} left. Ready to pick up.`;
  if (availability === 'reserved' && piece.freeFrom !== null)
    return `The last one is reserved for another customer until ${piece.freeFrom}.`;
  return nextSteps[availability];
}

/** The URL parameter of the filter below. */
export const AVAILABILITY_FILTER = 'availability';

/** The filter's options: low stock counts as in stock. */
const filterValues = [
  'in-stock',
  'reserved',
  'made-to-order',
  'sold-out',
  'discontinued',
] as const satisfies readonly Availability[];

/** The filter by availability. A list has it if its products differ in it. */
export function availabilityGroup<Item>(
  availabilityOf: (item: Item) => Availability,
  family: string,
): FilterGroup<Item> {
  return {
    id: AVAILABILITY_FILTER,
    label: 'Availability',
    options: filterValues.map((value) => ({ value, label: nameAvailability(value, family) })),
    valuesOf: (item) => {
      const availability = availabilityOf(item);
      return [isInStock(availability) ? 'in-stock' : availability];
    },
  };
}
