import type { Product } from '../products/product.ts';

/** Whether a product can be had: now, not at present, or at a price and a date that are told on request. */
export type Availability = 'in-stock' | 'sold-out' | 'on-request';

/** What is sold out is so at any price; what is sold under a brand without a shown price is asked for. */
export function availabilityOf(product: Product): Availability {
  if (!product.isInStock) return 'sold-out';
  return product.family !== 'quartz' && product.priceCents === null ? 'on-request' : 'in-stock';
}

/** What that means for whoever wants the product. */
export const nextSteps: Readonly<Record<Availability, string>> = {
  'in-stock': 'Ready to pick up.',
  'sold-out': 'Ask, and we tell you when the next ones come in.',
  'on-request': 'Tell us what you need, and we price it.',
};
