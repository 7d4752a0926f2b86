import type { CatalogueItem } from './stock-piece.ts';

/**
 * Whether a product can be had: now, a last few, not at present as the last are promised to others or sold, or at a price
 * and a date that are told on request.
 */
export type Availability = (typeof availabilities)[number];
export const availabilities = ['in-stock', 'low-stock', 'reserved', 'sold-out', 'on-request'] as const;

/** What is sold out is so at any price; what is sold under a brand without a shown price is asked for. */
export function availabilityOf(product: CatalogueItem): Availability {
  if (product.family === 'in-stock') return product.availability;
  if (!product.isInStock) return 'sold-out';
  return product.family !== 'quartz' && product.priceCents === null ? 'on-request' : 'in-stock';
}

/** Whether one can be bought or ordered now, without waiting for the next ones. */
export function canBeHad(product: CatalogueItem): boolean {
  const availability = availabilityOf(product);
  return availability !== 'sold-out' && availability !== 'reserved';
}

/** What that means for whoever wants the product. */
export const nextSteps: Readonly<Record<Availability, string>> = {
  'in-stock': 'Ready to pick up.',
  'low-stock': 'The last few: reserve one, or come soon.',
  reserved: 'The last one is set aside for somebody. Ask, and we tell you if it is free again.',
  'sold-out': 'Ask, and we tell you when the next ones come in.',
  'on-request': 'Tell us what you need, and we price it.',
};
