import { inStockProducts } from '@showroom/store/in-stock-products';
import { media } from '@showroom/store/media';
import type { Store } from '@showroom/store/open-store';
import { posts } from '@showroom/store/posts';
import { readBusinessFacts } from '@showroom/store/settings';
import { listStock } from '@showroom/store/stock';
import { tags } from '@showroom/store/tags';
import { testimonials } from '@showroom/store/testimonials';
import { works } from '@showroom/store/works';
import { listAllPublished } from '../app/content/list-all-published.server.ts';

/** What visitors see of the store at this moment, by the names under which `browser/store` reads it. */
export async function takeSnapshot(store: Store): Promise<ReadonlyMap<string, unknown>> {
  const kinds = [inStockProducts, media, posts, tags, testimonials, works];
  const published = kinds.map(async (kind) => [`published-${kind.name}`, await listOne(store, kind)] as const);
  return new Map<string, unknown>([
    ['facts', await readBusinessFacts(store)],
    ['stock', await listStock(store)],
    ...(await Promise.all(published)),
  ]);
}

function listOne(store: Store, kind: Parameters<typeof listAllPublished>[1]) {
  return listAllPublished(store, kind);
}
