import { builtPaths } from '@showroom/catalog-data/built-paths';
import { cachedPage } from '@showroom/web-server/route-rule';
import { runtimeContext } from '../request-context.ts';
import { findPageDate } from './page-dates.ts';
import type { Route } from './+types/sitemap.route';

export const headers = cachedPage();

/** Every page that should be found: those of the navigation that are built, and each colour, with the day it changed. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(runtimeContext);
  const urls = builtPaths.map((path) => `  <url><loc>${siteUrl}${path}</loc>${lastmod(path)}</url>`).join('\n');
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}

/** Search engines believe these days as long as they are true: a page whose day is not known has none. */
function lastmod(path: string): string {
  const day = findPageDate(path);
  return day === undefined ? '' : `<lastmod>${day}</lastmod>`;
}
