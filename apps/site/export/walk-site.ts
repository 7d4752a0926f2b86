import type { Pages } from './pages.ts';

interface WalkedPage {
  readonly path: string;
  readonly content: string;
  /** Null if it isn't a page. */
  readonly data: Uint8Array | null;
}

export interface WalkedSite {
  readonly pages: readonly WalkedPage[];
  readonly redirects: readonly (readonly [path: string, target: string])[];
}

/** Starting points that the sitemap lacks. */
const UNLINKED = ['/sitemap.xml', '/robots.txt', '/site.webmanifest'];

/** Parts of a long sitemap have a query, which static files can't have. */
const SITEMAP_PART = /\/sitemap\.xml\?part=(\d+)/g;

function toPartFile(path: string): string {
  return path.replaceAll(SITEMAP_PART, '/sitemap-$1.xml');
}

/** Reads every page and text that the sitemap or a link names, once each. */
export async function walkSite(pages: Pages, siteUrl: string): Promise<WalkedSite> {
  const waiting = new Set(['/', ...UNLINKED]);
  const walked: WalkedPage[] = [];
  const redirects: (readonly [string, string])[] = [];
  for (const path of waiting) {
    const read = await pages.read(path);
    if ('leadsTo' in read) {
      redirects.push([path, read.leadsTo]);
      waiting.add(read.leadsTo);
      continue;
    }
    const { content, isHtml } = read;
    for (const found of listPaths(content, siteUrl, path)) waiting.add(found);
    walked.push({
      path: toPartFile(path),
      content: isHtml ? content : toPartFile(content),
      data: isHtml ? await pages.readData(path) : null,
    });
  }
  return { pages: walked, redirects };
}

/** Paths of this site in a text, without queries. */
function listPaths(text: string, siteUrl: string, from: string): readonly string[] {
  const addresses = [
    ...text.matchAll(/<a\b[^>]*\shref="([^"#]*)/g),
    ...text.matchAll(/<link\b[^>]*rel="alternate"[^>]*\shref="([^"#]*)/g),
    ...text.matchAll(/<loc>([^<]+)<\/loc>/g),
  ].map(([, address = '']) => address.replaceAll('&amp;', '&'));
  return addresses.flatMap((address) => {
    const url = new URL(address, siteUrl + from);
    // Pictures are listed separately.
    if (url.origin !== siteUrl || url.pathname.startsWith('/pictures/')) return [];
    const path = url.pathname + url.search;
    return path !== toPartFile(path) ? [path] : [url.pathname];
  });
}
