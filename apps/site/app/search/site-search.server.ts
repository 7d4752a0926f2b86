import { listSiteEntries } from '@showroom/catalog-data/site-entries';
import { contentVersion } from '@showroom/store/content-version';
import { nextScheduledChange } from '@showroom/store/next-scheduled-change';
import type { Store } from '@showroom/store/open-store';
import { listContentEntries } from './content-entries.server.ts';
import { createSearchIndex, indexEntries, type IndexedEntries, type SearchIndex } from './search-index.ts';

/** An index of what the owner has published, as it is from a content version until the next scheduled change. */
interface IndexedContent {
  readonly version: number;
  /** ISO 8601, UTC; undefined while nothing is scheduled. */
  readonly endsAt: string | undefined;
  readonly index: SearchIndex;
}

/** The release's own entries never change while the process lives: indexed once, when the first visitor searches. */
let releasePromise: Promise<IndexedEntries> | undefined;
const indexedContent = new WeakMap<Store, Promise<IndexedContent>>();

/**
 * The index of all that the site shows at this moment. It is made once for each content version, however many ask, and
 * again when a scheduled change has fallen due.
 *
 * @param listContent what the store adds to the release
 */
export async function findSiteIndex(store: Store, listContent = listContentEntries): Promise<SearchIndex> {
  const version = contentVersion(store);
  const last = indexedContent.get(store);
  if (last !== undefined) {
    const content = await last;
    if (isCurrent(content, store, version)) return content.index;
    // Another request has begun it meanwhile.
    if (indexedContent.get(store) !== last) return findSiteIndex(store, listContent);
  }
  const next = indexContent(store, version, listContent);
  indexedContent.set(store, next);
  // What failed is tried anew by the next one who asks.
  next.catch(() => indexedContent.delete(store));
  return (await next).index;
}

function isCurrent({ version, endsAt }: IndexedContent, store: Store, now: number): boolean {
  return version === now && (endsAt === undefined || endsAt > store.now().toISOString());
}

async function indexContent(
  store: Store,
  version: number,
  listContent: typeof listContentEntries,
): Promise<IndexedContent> {
  releasePromise ??= indexEntries(listSiteEntries());
  // Asked after the entries, it would miss a change that fell due meanwhile.
  const endsAt = await nextScheduledChange(store);
  const content = await indexEntries(await listContent(store));
  return { version, endsAt, index: createSearchIndex(await releasePromise, content) };
}
