import { findPublished, findPublishedNeighbours, type listPublished, type Store } from '@showroom/store/site';
import { data } from 'react-router-dom';

/**
 * One of what the owner has published, by its slug.
 *
 * @throws a 404 response where visitors see none of this slug, drafts and planned ones among them; the frame leads on from where one stood
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

/** The same, with the ones around it in time. */
export async function findContentInPlace<Fields extends object, Public extends object>(
  store: Store,
  kind: Parameters<typeof listPublished<Fields, Public>>[1],
  slug: string,
) {
  const found = await findContent(store, kind, slug);
  return { found, ...(await findPublishedNeighbours(store, kind, found)) };
}
