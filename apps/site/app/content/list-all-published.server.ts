import { setImmediate as nextTurn } from 'node:timers/promises';
import { listPublished, type Published, type PublishedCursor, type Store } from '@showroom/store/site';

/** Articles per turn of the event loop: about ten milliseconds. */
const AT_ONCE = 200;

/**
 * All published content of a kind, latest first, in batches: other requests run between two batches, and a caller need not hold all
 * texts. A change during the listing may be missed; it raises the content version.
 */
export async function* readAllPublished<Fields extends object, Public extends object>(
  store: Store,
  kind: Parameters<typeof listPublished<Fields, Public>>[1],
): AsyncGenerator<readonly Published<Public>[], void> {
  let after: PublishedCursor | undefined;
  do {
    const { items, next } = await listPublished(store, kind, { after, limit: AT_ONCE });
    yield items;
    after = next;
    if (after !== undefined) await nextTurn();
  } while (after !== undefined);
}

/** The same as an array. */
export async function listAllPublished<Fields extends object, Public extends object>(
  store: Store,
  kind: Parameters<typeof listPublished<Fields, Public>>[1],
): Promise<readonly Published<Public>[]> {
  const all: Published<Public>[] = [];
  for await (const items of readAllPublished(store, kind)) all.push(...items);
  return all;
}
