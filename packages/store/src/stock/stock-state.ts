import { stockStatusOf, type StockStatus } from '../content/content-options.ts';

/** What visitors can have of a product: "reserved" is there, but promised to others until their holds end. */
export type StockState = 'in-stock' | 'low-stock' | 'reserved' | 'sold-out';

export interface Stock {
  readonly state: StockState;
  /** How many can still be promised. */
  readonly left: number;
}

/**
 * What is left of a product when some are held, and the word for it: the owner's own, where they said one. What they say
 * is in stock can be asked for, but only what was counted can be promised.
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
