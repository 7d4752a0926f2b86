import { setImmediate as nextTurn } from 'node:timers/promises';
import { listPublished, type Published, type PublishedCursor, type Store } from '@showroom/store/site';

/** Of articles in one turn of the event loop: some ten milliseconds. */
const AT_ONCE = 200;

/**
 * All of a kind that visitors see at this moment, the latest day first, part by part: requests are answered between two parts,
 * and who keeps little of each keeps no texts. A change in the meantime may be missed, and raises the content version.
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

/** The same as one list. */
export async function listAllPublished<Fields extends object, Public extends object>(
  store: Store,
  kind: Parameters<typeof listPublished<Fields, Public>>[1],
): Promise<readonly Published<Public>[]> {
  const all: Published<Public>[] = [];
  for await (const items of readAllPublished(store, kind)) all.push(...items);
  return all;
}
