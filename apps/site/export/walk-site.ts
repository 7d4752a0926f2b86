import type { Pages } from './pages.ts';

interface WalkedPage {
  readonly path: string;
  readonly content: string;
  /** What the router's scripts fetch; null for what is no page. */
  readonly data: Uint8Array | null;
}

export interface WalkedSite {
  readonly pages: readonly WalkedPage[];
  /** Paths that lead to other pages. */
  readonly redirects: readonly (readonly [path: string, target: string])[];
}

/** Where a walk begins: what the sitemap does not name, or no link leads to. */
const UNLINKED = ['/sitemap.xml', '/robots.txt', '/site.webmanifest'];

/** The parts of a long sitemap, which a host of files cannot tell apart by a query. */
const SITEMAP_PART = /\/sitemap\.xml\?part=(\d+)/g;

function toPartFile(path: string): string {
  return path.replaceAll(SITEMAP_PART, '/sitemap-$1.xml');
}

/** Reads every page that the sitemap or a link leads to, each once, and every text that is not HTML. */
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

/** The paths of the site that a text leads to, without their queries, which no file knows. */
function listPaths(text: string, siteUrl: string, from: string): readonly string[] {
  const addresses = [
    ...text.matchAll(/<a\b[^>]*\shref="([^"#]*)/g),
    ...text.matchAll(/<link\b[^>]*rel="alternate"[^>]*\shref="([^"#]*)/g),
    ...text.matchAll(/<loc>([^<]+)<\/loc>/g),
  ].map(([, address = '']) => address.replaceAll('&amp;', '&'));
  return addresses.flatMap((address) => {
    const url = new URL(address, siteUrl + from);
    // Pictures are taken from the texts that name them, in all their sizes.
    if (url.origin !== siteUrl || url.pathname.startsWith('/pictures/')) return [];
    const path = url.pathname + url.search;
    return path !== toPartFile(path) ? [path] : [url.pathname];
  });
}
