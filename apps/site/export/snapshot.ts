import { listApprovedComments, type ApprovedComment } from '@showroom/store/approved-comments';
import { inStockProducts } from '@showroom/store/in-stock-products';
import { media } from '@showroom/store/media';
import type { Store } from '@showroom/store/open-store';
import { listWrittenWords } from '@showroom/store/page-words';
import { posts } from '@showroom/store/posts';
import { readBusinessFacts, readSettings } from '@showroom/store/settings';
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
    // How the site presents itself: of all other settings visitors see what follows from them.
    ['site', (await readSettings(store)).site],
    ['page-words', await listWrittenWords(store)],
    ['stock', await listStock(store)],
    ['comments', await listComments(store)],
    ...(await Promise.all(published)),
  ]);
}

/** As many under one post as its page shows at most. */
const MOST_COMMENTS = 500;

/** The comments that visitors see, by the posts that they are under. */
async function listComments(store: Store): Promise<Readonly<Record<string, readonly ApprovedComment[]>>> {
  const entries = (await listAllPublished(store, posts)).map(async ({ id }) => {
    const { comments } = await listApprovedComments(store, { postId: id, limit: MOST_COMMENTS });
    return [id, comments] as const;
  });
  return Object.fromEntries((await Promise.all(entries)).filter(([, comments]) => comments.length > 0));
}

function listOne(store: Store, kind: Parameters<typeof listAllPublished>[1]) {
  return listAllPublished(store, kind);
}
