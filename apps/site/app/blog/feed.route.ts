import { startOfShopDay } from '@showroom/store/rules';
import { listPublishedBriefs, posts, readBusinessFacts } from '@showroom/store/site';
import { cachedPage } from '@showroom/web-server/route-rule';
import { runtimeContext, storeContext } from '../request-context.ts';
import { pageWords } from '../seo/page-words.server.ts';
import type { Route } from './+types/feed.route';
import { feedPath } from './feed-link.ts';

export const headers = cachedPage();

/** Enough for a reader that checks weekly. */
const NEWEST = 30;

/** The newest articles with their summaries. RSS 2.0, https://www.rssboard.org/rss-specification */
export async function loader({ context }: Route.LoaderArgs) {
  const store = context.get(storeContext);
  const { siteUrl } = context.get(runtimeContext);
  const { brand } = await readBusinessFacts(store);
  const { label, description, path } = pageWords('/blog');
  const { items } = await listPublishedBriefs(store, posts, { limit: NEWEST });
  const entries = items.map(({ path: postPath, day, fields }) => {
    const url = escapeXml(`${siteUrl}${postPath}`);
    return [
      '    <item>',
      `      <title>${escapeXml(fields.title)}</title>`,
      `      <link>${url}</link>`,
      `      <guid isPermaLink="true">${url}</guid>`,
      `      <pubDate>${startOfShopDay(day).toUTCString()}</pubDate>`,
      `      <dc:creator>${escapeXml(`${fields.author}, ${brand}`)}</dc:creator>`,
      `      <category>${escapeXml(fields.category)}</category>`,
      `      <description>${escapeXml(fields.excerpt)}</description>`,
      '    </item>',
    ].join('\n');
  });
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '  <channel>',
    `    <title>${escapeXml(`${brand}: ${label}`)}</title>`,
    `    <link>${escapeXml(siteUrl + path)}</link>`,
    `    <atom:link href="${escapeXml(siteUrl + feedPath)}" rel="self" type="application/rss+xml"/>`,
    `    <description>${escapeXml(description)}</description>`,
    '    <language>en-CA</language>',
    ...entries,
    '  </channel>',
    '</rss>',
    '',
  ].join('\n');
  return new Response(xml, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } });
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes text for XML 1.0, without the control characters it doesn't allow. */
function escapeXml(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '');
}
