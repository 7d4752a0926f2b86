import { cachedPage } from '@showroom/web-server/route-rule';
import { runtimeContext } from '../request-context.ts';
import type { Route } from './+types/robots.route';

export const headers = cachedPage();

export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(runtimeContext);
  const lines = ['User-agent: *', 'Disallow: /api/', 'Disallow: /search', '', `Sitemap: ${siteUrl}/sitemap.xml`, ''];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
