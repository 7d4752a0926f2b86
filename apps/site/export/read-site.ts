import { CommandError } from '@showroom/store/site';
import { removeNonce } from '@showroom/web-server/content-security-policy';
import { createRequestHandler } from 'react-router-dom';
import * as build from 'virtual:react-router/server-build';
import { createSiteContext, type SiteParts } from '../server/site-context.ts';

const NONCE = 'exported';
/** Texts that no link names. */
const UNLINKED = ['/sitemap.xml', '/robots.txt', '/site.webmanifest'];
/** Parts of a long sitemap have a query, which static files can't have. */
const SITEMAP_PART = /\/sitemap\.xml\?part=(\d+)/g;

const ADDRESS = /(?:<a\b|<link\b[^>]*rel="alternate")[^>]*\shref="([^"#]*)|<loc>([^<]+)<\/loc>/g;

const toPartFile = (path: string) => path.replaceAll(SITEMAP_PART, '/sitemap-$1.xml');

/** Reads every page and text that the sitemap or a link names, once each, from the built site; and the page of a wrong path. */
export async function readSite(source: Omit<SiteParts, 'outbox' | 'isExported'>) {
  const { siteUrl } = source;
  const handle = createRequestHandler(build, 'production');
  const outbox = { kick: () => {}, stop: () => Promise.resolve() };
  const ask = async (path: string, expected = 200) => {
    const request = new Request(siteUrl + path, { headers: { Accept: 'text/html' } });
    const facts = { requestId: 'export', clientIp: '', cspNonce: NONCE };
    const response = await handle(request, createSiteContext({ ...source, outbox, isExported: true }, facts));
    const target = response.headers.get('Location');
    if (target !== null) return { leadsTo: new URL(target, siteUrl).pathname };
    if (response.status !== expected) throw new CommandError(`The page ${path} answered ${response.status}.`);
    const isPage = response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
    const text = await response.text();
    return { isPage, text: isPage ? removeNonce(text, NONCE) : text };
  };

  const waiting = new Set(['/', ...UNLINKED]);
  // Data is for client-side navigation; null for a text that isn't a page.
  const pages: { readonly path: string; readonly content: string; readonly data: string | null }[] = [];
  const redirects: (readonly [path: string, target: string])[] = [];
  for (const path of waiting) {
    const { leadsTo, isPage = false, text = '' } = await ask(path);
    if (leadsTo !== undefined) {
      redirects.push([path, leadsTo]);
      waiting.add(leadsTo);
      continue;
    }
    for (const found of listPaths(text, siteUrl, path)) waiting.add(found);
    if (isPage) {
      const { text: data = '' } = await ask(path === '/' ? '/_.data' : `${path}.data`);
      pages.push({ path, content: text, data });
    } else pages.push({ path: toPartFile(path), content: toPartFile(text), data: null });
  }
  const { text: missing = '' } = await ask('/no/such/page', 404);
  return { pages, redirects, missing };
}

/** Paths of this site in a text, without queries. */
function listPaths(text: string, siteUrl: string, from: string): readonly string[] {
  return [...text.matchAll(ADDRESS)].flatMap(([, href, location = '']) => {
    const url = new URL((href ?? location).replaceAll('&amp;', '&'), siteUrl + from);
    // Pictures are listed separately.
    if (url.origin !== siteUrl || url.pathname.startsWith('/pictures/')) return [];
    const path = url.pathname + url.search;
    return path !== toPartFile(path) ? [path] : [url.pathname];
  });
}
