import type { Store } from '@showroom/store/open-store';
import { listPublished, type Published, type PublishedCursor } from '@showroom/store/published';

/** All of a kind that visitors see at this moment, the latest day first. */
export async function listAllPublished<Fields extends object, Public extends object>(
  store: Store,
  kind: Parameters<typeof listPublished<Fields, Public>>[1],
): Promise<readonly Published<Public>[]> {
  const all: Published<Public>[] = [];
  let after: PublishedCursor | undefined;
  do {
    const { items, next } = await listPublished(store, kind, { after });
    all.push(...items);
    after = next;
  } while (after !== undefined);
  return all;
}
