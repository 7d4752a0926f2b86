import { inStockProducts } from '../content/kinds/in-stock-product.ts';
import type { InStockProduct } from '../content/kinds/in-stock-product.ts';
import { findPublished, listPublished } from '../content/published/read-published.ts';
import type { Published, PublishedCursor } from '../content/published/read-published.ts';
import { reader } from '../database/handles.ts';
import type { Store } from '../store.ts';
import { findHeldPieces, type HeldPieces } from './holds.ts';
import { stockOf, type Stock } from './stock-state.ts';

/** A published in-stock product with its current availability. */
export interface StockedProduct extends Published<InStockProduct>, Stock {
  /** When the first held piece becomes free; null if none is held. ISO 8601, UTC. */
  readonly heldUntil: string | null;
}

/** Lists every published in-stock product, latest first. */
export async function listStock(store: Store): Promise<readonly StockedProduct[]> {
  const held = await findHeldPieces(reader(store), store.now().toISOString());
  const stocked: StockedProduct[] = [];
  let after: PublishedCursor | undefined;
  do {
    const { items, next } = await listPublished(store, inStockProducts, { after });
    stocked.push(...items.map((product) => withStock(product, held)));
    after = next;
  } while (after !== undefined);
  return stocked;
}

export async function findStocked(store: Store, slug: string): Promise<StockedProduct | undefined> {
  const product = await findPublished(store, inStockProducts, slug);
  return product && withStock(product, await findHeldPieces(reader(store), store.now().toISOString()));
}

function withStock(product: Published<InStockProduct>, held: ReadonlyMap<string, HeldPieces>): StockedProduct {
  const pieces = held.get(product.id);
  return { ...product, ...stockOf(product.fields, pieces?.count ?? 0), heldUntil: pieces?.nextEnd ?? null };
}
