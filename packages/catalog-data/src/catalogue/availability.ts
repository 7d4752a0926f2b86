import type { Product, ProductFamily } from '../products/product.ts';
import type { FilterGroup } from './filters.ts';
import type { CatalogueItem, StockPiece } from './stock-piece.ts';

/**
 * Whether a product can be had. The first three and `sold-out` are what the store counts; a product of the catalogue without a
 * piece in the store is made to order, sold out or discontinued.
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

/** The piece in the store that a product of the catalogue has. */
export type PieceInStock = Pick<StockPiece, 'availability' | 'left'> & {
  /** Of the page on which it can be reserved. */
  readonly path: string;
  /** When the last one that is set aside is free again, in words; null unless it is known. */
  readonly freeFrom: string | null;
};

/** Looks up the piece of a product; undefined where the store has none. */
export type FindPiece = (product: Pick<Product, 'family' | 'slug'>) => PieceInStock | undefined;

/** What is true of a product at this moment. */
export type StockFacts = {
  readonly availability: Availability;
  /** How long one takes that is made to order, such as "five weeks"; null where it is not known, or need not be. */
  readonly leadTime: string | null;
  /** Null where the store has no piece of it. */
  readonly piece: PieceInStock | null;
};

/**
 * What is true of a product: what the store counts where it has a piece, and otherwise what the catalogue says.
 *
 * @param familyLeadTime of a product that does not name its own
 */
export function stockFactsOf(product: CatalogueItem, findPiece?: FindPiece, familyLeadTime?: string): StockFacts {
  if (product.family === 'in-stock') return { availability: product.availability, leadTime: null, piece: null };
  const piece = findPiece?.(product);
  if (piece !== undefined) return { availability: piece.availability, leadTime: null, piece };
  if (product.isDiscontinued) return { availability: 'discontinued', leadTime: null, piece: null };
  if (!product.isInStock) return { availability: 'sold-out', leadTime: null, piece: null };
  return { availability: 'made-to-order', leadTime: product.leadTime ?? familyLeadTime ?? null, piece: null };
}

/** Whether one can be bought or ordered now, without waiting for someone else. */
export function canBeHad(availability: Availability): boolean {
  return isInStock(availability) || availability === 'made-to-order';
}

/** Whether one is in the store and can be promised. */
export function isInStock(availability: Availability): boolean {
  return availability === 'in-stock' || availability === 'low-stock';
}

/** Each in two or three words, as badges and filters say it. */
export const availabilityWords: Readonly<Record<Availability, string>> = {
  'in-stock': 'In stock',
  'low-stock': 'Low stock',
  reserved: 'Reserved',
  'made-to-order': 'Made to order',
  'sold-out': 'Sold out',
  discontinued: 'Discontinued',
};

/** Families that our own shop makes or cuts. A product of another that the store does not have is ordered from its maker. */
const shopMade: ReadonlySet<string> = new Set<ProductFamily>(['quartz', 'vanities', 'cabinets', 'closet-systems']);

/** The same of a product of this family: a faucet that the store does not have is a special order, and not made to order. */
export function nameAvailability(availability: Availability, family: string): string {
  return availability === 'made-to-order' && !shopMade.has(family) ? 'Special order' : availabilityWords[availability];
}

/** How many of a family can be ordered: "8 made to order", "8 available to order". */
export function countToOrder(count: number, family: string): string {
  return `${count} ${shopMade.has(family) ? 'made' : 'available'} to order`;
}

/** A name with what is true of the piece, where the catalogue may have one of the same name: "Oak, in stock", "Oak, sold out". */
export function nameWithAvailability(name: string, availability: Availability): string {
  return `${name}, ${isInStock(availability) ? 'in stock' : availabilityWords[availability].toLowerCase()}`;
}

/** Whether a product of this family can be had, with how long it takes: "Made to order, about five weeks". */
export function describeAvailability({ availability, leadTime }: Omit<StockFacts, 'piece'>, family: string): string {
  const words = nameAvailability(availability, family);
  return leadTime === null ? words : `${words}, about ${leadTime}`;
}

/** What that means for the customer who wants the product. */
const nextSteps: Readonly<Record<Availability, string>> = {
  'in-stock': 'Ready to pick up.',
  'low-stock': 'Only a few left: reserve one.',
  reserved: 'The last one is reserved for another customer. Ask us and we’ll let you know if it becomes available.',
  'made-to-order': 'Tell us what you need and we’ll confirm the total with delivery.',
  'sold-out': 'Ask us when more are due.',
  discontinued: 'No longer made. Ask us and we’ll suggest the closest match.',
};

/** What a customer sends us first, where that is not how many: a floor is sold by the square foot, a closet by its walls. */
const orderSteps: Readonly<Partial<Record<ProductFamily, string>>> = {
  flooring: 'Tell us your square footage and we’ll send you a total.',
  'closet-systems': 'Send us your wall measurements and we’ll send you a drawing and a price.',
};
const hasOrderStep = (family: string): family is keyof typeof orderSteps => Object.hasOwn(orderSteps, family);

/** What comes next, in figures and days where the store knows them: "3 left. Ready to pick up." */
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

/** The parameter of the filter below. */
export const AVAILABILITY_FILTER = 'availability';

/** What the filter distinguishes: a last few are in stock as well. */
const filterValues = [
  'in-stock',
  'reserved',
  'made-to-order',
  'sold-out',
  'discontinued',
] as const satisfies readonly Availability[];

/** The filter by what can be had, which every list has whose products differ in it. */
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
