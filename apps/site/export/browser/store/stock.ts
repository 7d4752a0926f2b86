import type { StockedProduct } from '@showroom/store/stock';
import { readSnapshot } from './snapshot.ts';

/** Every in-stock product, as it was when the site was exported. */
export function listStock(): Promise<readonly StockedProduct[]> {
  return readSnapshot('stock') as Promise<readonly StockedProduct[]>; // Written by the function of the same name.
}

/** The in-stock product under a slug, or undefined. */
export async function findStocked(_store: unknown, slug: string): Promise<StockedProduct | undefined> {
  return (await listStock()).find((product) => product.slug === slug);
}
