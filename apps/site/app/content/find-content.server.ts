import type { PagePath } from '@showroom/catalog-data/pages';
import { findRedirect } from '@showroom/store/find-redirect';
import type { Store } from '@showroom/store/open-store';
import type { Published } from '@showroom/store/published';
import { data, redirect } from 'react-router-dom';
import { listAllPublished } from './list-all-published.server.ts';

/**
 * One of what the owner has published, by its slug, with the ones around it in time and all others of its kind.
 *
 * @throws a redirect where it has moved; a 404 response where visitors see none of this slug, drafts and planned ones among them.
 */
export async function findContent<Fields extends object, Public extends { readonly title: string }>(
  store: Store,
  kind: Parameters<typeof listAllPublished<Fields, Public>>[1],
  section: PagePath,
  slug: string,
) {
  const all = await listAllPublished(store, kind);
  const at = all.findIndex((each) => each.slug === slug);
  const found = all[at];
  if (found === undefined) {
    const moved = await findRedirect(store, `${section}/${slug}`);
    throw moved === undefined ? data(null, { status: 404 }) : redirect(moved, 301);
  }
  return { found, others: all.toSpliced(at, 1), newer: toWay(all[at - 1]), older: toWay(all[at + 1]) };
}

function toWay(content: Published<{ readonly title: string }> | undefined) {
  return content === undefined ? null : { path: content.path ?? '', title: content.fields.title };
}
