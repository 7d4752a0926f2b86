import { readPage, type ReadPage } from './html.ts';

/** A page of the site as sent, found through a link or the sitemap. */
export interface CrawledPage {
  /** Its path and query, as written in the link. */
  readonly path: string;
  readonly status: number;
  readonly type: string;
  readonly html: string;
  /** What its markup says; null if it isn't HTML. */
  readonly page: ReadPage | null;
  /** The page that linked here first. */
  readonly from: string;
}

/** A link to another host, or to a part of a page. */
interface Link {
  readonly href: string;
  readonly from: string;
}

export interface Crawl {
  /** The paths of the sitemap, in order. */
  readonly listed: readonly string[];
  readonly pages: ReadonlyMap<string, CrawledPage>;
  readonly outside: readonly Link[];
  /** Links to a part of a page: its path, then the id. */
  readonly fragments: readonly (Link & { readonly path: string; readonly id: string })[];
}

const AT_ONCE = 4;
/** How the paths of forms about one product end, and of its spec sheet: one of them is opened. */
const formEndings = ['/reserve', '/quote', '/sample', '/spec-sheet'] as const;
const COLOUR = /^\/quartz-countertops\/[^/]+$/;
/** The tools, whose choices are in the query. Each links to the others with what was chosen, so there is no end of them. */
export const TOOL = /^\/(?:visualizer|slab-planner)(?:\/|$)/;

/**
 * Opens every page of the sitemap and every page that they link to, once. Pages that differ only in a product's name are sampled:
 * one form and one comparison per family, and the first colour of each list link. Of a tool, one page is opened with each set of
 * parameters.
 */
export async function crawlSite(siteUrl: string, headers: Readonly<Record<string, string>>): Promise<Crawl> {
  const listed = (await readSitemap(`${siteUrl}/sitemap.xml`, headers)).map((url) => url.replace(siteUrl, '') || '/');
  const waiting = new Map([['/', '/'], ...listed.map((path) => [path, 'the sitemap'] as const)]);
  const pages = new Map<string, CrawledPage>();
  const outside: Link[] = [];
  const fragments: (Link & { path: string; id: string })[] = [];
  const formsAbout = new Set<string>();

  const follow = (href: string, from: string): void => {
    const url = new URL(href, siteUrl + from);
    if (url.origin !== siteUrl) {
      outside.push({ href, from });
      return;
    }
    const [about = ''] = url.searchParams.keys();
    if (url.pathname === '/contact' && about !== '' && formsAbout.has(about)) return;
    if (url.pathname === '/contact') formsAbout.add(about);
    const ending = formEndings.find((each) => url.pathname.endsWith(each));
    const compared =
      url.pathname === '/compare' && about !== 'family' ? [...url.searchParams.keys()].join() : undefined;
    const ofTool =
      TOOL.test(url.pathname) && url.search !== ''
        ? `${url.pathname}?${[...url.searchParams.keys()].join()}`
        : undefined;
    const sameBut =
      ending ?? compared ?? ofTool ?? (COLOUR.test(url.pathname) && url.search !== '' ? url.search : undefined);
    if (sameBut !== undefined && formsAbout.has(sameBut)) return;
    if (sameBut !== undefined) formsAbout.add(sameBut);
    const path = url.pathname + url.search;
    if (url.hash) fragments.push({ href, from, path, id: url.hash.slice(1) });
    if (!pages.has(path) && !waiting.has(path)) waiting.set(path, from);
  };
  const open = async (path: string, from: string): Promise<void> => {
    const response = await fetch(siteUrl + path, { headers, redirect: 'manual' });
    const type = response.headers.get('content-type') ?? '';
    const html = await response.text();
    const page = type.includes('text/html') ? readPage(html) : null;
    pages.set(path, { path, status: response.status, type, html, page, from });
    for (const href of page?.links ?? []) follow(href, path);
  };
  const takeTurns = async (): Promise<void> => {
    for (const [path, from] of waiting) {
      waiting.delete(path);
      await open(path, from);
    }
  };
  // A worker may stop while another still finds links, so the last one checks that none are left.
  while (waiting.size > 0) await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
  return { listed, pages, outside, fragments };
}

/** Links to a missing part of a page, or with a scheme that isn't used. */
export function listDeadLinks({ outside, fragments, pages }: Crawl): string[] {
  return [
    ...outside.filter(({ href }) => !/^(?:https:|tel:|mailto:)/.test(href)),
    ...fragments.filter(({ path, id }) => !pages.get(path)?.page?.ids.has(id)),
  ].map(({ href, from }) => `${href}, linked on ${from}`);
}

/** The URLs of a sitemap or a sitemap index. */
async function readSitemap(url: string, headers: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const xml = await (await fetch(url, { headers })).text();
  const found = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => location);
  if (!xml.includes('<sitemapindex')) return found;
  return (await Promise.all(found.map((part) => readSitemap(part, headers)))).flat();
}
