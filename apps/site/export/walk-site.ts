import type { Pages } from './pages.ts';

interface WalkedPage {
  readonly path: string;
  /** As bytes in a string. */
  readonly page: string;
  /** What the router's scripts ask for; null for what is no page. */
  readonly data: Uint8Array | null;
}

export interface WalkedSite {
  readonly pages: readonly WalkedPage[];
  /** Paths that lead to other pages. */
  readonly redirects: readonly (readonly [path: string, target: string])[];
  /** Whatever may name a picture: every page, and the further pages of every list. */
  readonly texts: readonly string[];
}

/** Where a walk begins: what the sitemap does not name, or no link leads to. */
const UNLINKED = ['/sitemap.xml', '/robots.txt', '/site.webmanifest', '/search'];
/** The further pages of a list stand in no file, but their pictures do. */
const LIST_PAGE = /^\/[^?]*\?page=\d+$/;

/** The parts of a long sitemap, which a host of files cannot tell apart by a query. */
const SITEMAP_PART = /\/sitemap\.xml\?part=(\d+)/g;

function toPartFile(path: string): string {
  return path.replaceAll(SITEMAP_PART, '/sitemap-$1.xml');
}

/**
 * Reads every page that the sitemap or a link leads to, each once, and every text that is not HTML; and the further pages of
 * lists, where their pictures are wanted.
 */
export async function walkSite(pages: Pages, siteUrl: string, readsLists: boolean): Promise<WalkedSite> {
  const waiting = new Set(['/', ...UNLINKED]);
  const walked: WalkedPage[] = [];
  const redirects: (readonly [string, string])[] = [];
  const texts: string[] = [];
  for (const path of waiting) {
    const read = await pages.read(path);
    if ('leadsTo' in read) {
      redirects.push([path, read.leadsTo]);
      waiting.add(read.leadsTo);
      continue;
    }
    const { content, isHtml } = read;
    texts.push(content);
    for (const found of listPaths(content, siteUrl, path)) if (readsLists || !LIST_PAGE.test(found)) waiting.add(found);
    if (LIST_PAGE.test(path)) continue;
    walked.push({
      path: toPartFile(path),
      page: isHtml ? content : toPartFile(content),
      data: isHtml ? await pages.readData(path) : null,
    });
  }
  return { pages: walked, redirects, texts };
}

/** The paths of the site that a text leads to, without what only a query tells apart. */
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
    return LIST_PAGE.test(path) || path !== toPartFile(path) ? [path] : [url.pathname];
  });
}
