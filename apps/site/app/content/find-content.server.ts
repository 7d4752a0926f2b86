import type { PagePath } from '@showroom/catalog-data/pages';
import { findPublishedNeighbours } from '@showroom/store/find-around';
import { findRedirect } from '@showroom/store/find-redirect';
import type { Store } from '@showroom/store/open-store';
import { findPublished, type listPublished } from '@showroom/store/published';
import { data, redirect } from 'react-router-dom';

/**
 * One of what the owner has published, by its slug.
 *
 * @throws a redirect where it has moved; a 404 response where visitors see none of this slug, drafts and planned ones among them.
 */
export async function findContent<Fields extends object, Public extends object>(
  store: Store,
  kind: Parameters<typeof listPublished<Fields, Public>>[1],
  section: PagePath,
  slug: string,
) {
  const found = await findPublished(store, kind, slug);
  if (found === undefined) {
    const moved = await findRedirect(store, `${section}/${slug}`);
    throw moved === undefined ? data(null, { status: 404 }) : redirect(moved, 301);
  }
  return found;
}

/** The same, with the ones around it in time. */
export async function findContentInPlace<Fields extends object, Public extends object>(
  store: Store,
  kind: Parameters<typeof listPublished<Fields, Public>>[1],
  section: PagePath,
  slug: string,
) {
  const found = await findContent(store, kind, section, slug);
  return { found, ...(await findPublishedNeighbours(store, kind, found)) };
}
