import { sitePaths } from '@showroom/catalog-data/site-paths';
import { cachedPage } from '@showroom/web-server/route-rule';
import { data } from 'react-router-dom';
import { listContentPages } from '../content/content-pages.server.ts';
import { runtimeContext, storeContext } from '../request-context.ts';
import { findPageDate } from './page-dates.ts';
import type { Route } from './+types/sitemap.route';
import { readPart, writeSitemap } from './write-sitemap.server.ts';

export const headers = cachedPage((asked) => {
  const part = readPart(asked);
  return part === null ? '' : `?part=${part}`;
});

/** The sitemap: all indexed pages with the day of their last change. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { siteUrl } = context.get(runtimeContext);
  const content = await listContentPages(context.get(storeContext));
  const pages = [...sitePaths.map((path) => ({ path, changedOn: findPageDate(path) })), ...content];
  const xml = writeSitemap(pages, { siteUrl, part: readPart(new URL(request.url).searchParams) });
  if (xml === undefined) throw data(null, { status: 404 });
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
