import { builtPaths } from '@showroom/catalog-data/built-paths';
import { cachedPage } from '@showroom/web-server/route-rule';
import { listContentPages } from '../content/content-pages.server.ts';
import { runtimeContext, storeContext } from '../request-context.ts';
import { findPageDate } from './page-dates.ts';
import type { Route } from './+types/sitemap.route';

export const headers = cachedPage();

/**
 * Every page that should be found: those of the navigation that are built, each product, and what the owner published, with
 * the day it changed.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(runtimeContext);
  const content = await listContentPages(context.get(storeContext));
  const urls = [...builtPaths.map((path) => ({ path, changedOn: findPageDate(path) })), ...content]
    .map(({ path, changedOn }) => `  <url><loc>${siteUrl}${path}</loc>${lastmod(changedOn)}</url>`)
    .join('\n');
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}

/** Search engines believe these days as long as they are true: a page whose day is not known has none. */
function lastmod(day: string | undefined): string {
  return day === undefined ? '' : `<lastmod>${day}</lastmod>`;
}
