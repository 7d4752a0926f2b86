import { shopDayOf } from '@showroom/store/rules';
import { inStockProducts, listPublishedPaths, posts, works, type Store } from '@showroom/store/site';

/** A page of something that the owner published. */
export interface ContentPage {
  readonly path: string;
  /** The day on which visitors first saw it as it is, `YYYY-MM-DD`. */
  readonly changedOn: string;
}

/** Kinds of content whose things have pages. */
const kinds = [posts, inStockProducts, works];

/** Every page of what the owner has published, as visitors see it at this moment. */
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
