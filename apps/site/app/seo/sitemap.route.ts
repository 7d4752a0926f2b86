import { builtPaths } from '@showroom/catalog-data/built-paths';
import { runtimeContext } from '../request-context.ts';
import type { Route } from './+types/sitemap.route';

/** Every page that should be found: those of the navigation that are built, and each colour. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(runtimeContext);
  const urls = builtPaths.map((path) => `  <url><loc>${siteUrl}${path}</loc></url>`).join('\n');
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
