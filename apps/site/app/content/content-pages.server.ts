import { shopDayOf } from '@showroom/store/rules';
import { inStockProducts, listPublishedPaths, posts, works, type Store } from '@showroom/store/site';

export interface ContentPage {
  readonly path: string;
  /** The day of its last change, `YYYY-MM-DD`. */
  readonly changedOn: string;
}

const kinds = [posts, inStockProducts, works];

/** Lists all pages of published content. */
export async function listContentPages(store: Store): Promise<readonly ContentPage[]> {
  return (await Promise.all(kinds.map((kind) => listPages(store, kind)))).flat();
}

async function listPages(
  store: Store,
  kind: Parameters<typeof listPublishedPaths>[1],
): Promise<readonly ContentPage[]> {
  const all = await listPublishedPaths(store, kind);
  return all.map(({ path, since }) => ({ path, changedOn: shopDayOf(new Date(since)) }));
}
