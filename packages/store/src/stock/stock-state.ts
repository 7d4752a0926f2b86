import { stockStatusOf, type StockStatus } from '../content/content-options.ts';

/** Availability of a product. "reserved": in the shop, but promised to others until their holds end. */
export type StockState = 'in-stock' | 'low-stock' | 'reserved' | 'sold-out';

export interface Stock {
  readonly state: StockState;
  /** How many can still be promised. */
  readonly left: number;
}

/**
 * Returns what is left of a product and its availability, which the owner may set. Visitors can ask for what the owner calls in
 * stock, but only counted pieces can be promised.
 */
export function stockOf(product: { quantity: number; statusOverride: StockStatus | null }, held: number): Stock {
  const { quantity, statusOverride } = product;
  if (statusOverride === 'out-of-stock' || (statusOverride === null && quantity <= 0))
    return { state: 'sold-out', left: 0 };
  const left = Math.max(0, quantity - held);
  if (left === 0 && quantity > 0) return { state: 'reserved', left };
  const status = stockStatusOf({ quantity: left, statusOverride });
  return { state: status === 'out-of-stock' ? 'sold-out' : status, left };
}
