import { findPublished, findPublishedNeighbours, type listPublished, type Store } from '@showroom/store/site';
import { data } from 'react-router-dom';

/**
 * Finds published content by its slug.
 *
 * @throws a 404 response if there is none, which `redirectMissing` may turn into a redirect
 */
export async function findContent<Fields extends object, Public extends object>(
  store: Store,
  kind: Parameters<typeof listPublished<Fields, Public>>[1],
  slug: string,
) {
  const found = await findPublished(store, kind, slug);
  if (found === undefined) throw data(null, { status: 404 });
  return found;
}

/** The same, with the next older and newer ones. */
export async function findContentInPlace<Fields extends object, Public extends object>(
  store: Store,
  kind: Parameters<typeof listPublished<Fields, Public>>[1],
  slug: string,
) {
  const found = await findContent(store, kind, slug);
  return { found, ...(await findPublishedNeighbours(store, kind, found)) };
}
