import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding } from './accepted-encoding.ts';
import { matchesEntityTag } from './entity-tag.ts';
import { recompressPage, type FinishedPage } from './finished-page.ts';
import type { Log } from '../process/log.ts';
import { isPlainUrl, PageMemory, type ContentVersion, type PageCacheSize } from './page-memory.ts';
import type { PageFinisher } from './page-finisher.ts';
import type { RequestTarget } from '../requests/request-target.ts';
import type { FindRoute } from '../requests/route-finder.ts';
import { chooseConnection } from '../files/connection-header.ts';

export interface PageCacheOptions {
  /** The content version now; called at each request, so it must be quick. May throw when the store is gone. */
  readonly version: () => ContentVersion;
  readonly size?: PageCacheSize | undefined;
}

/** Renders one url for nobody in particular. */
export type RenderPage = (url: string, nonce: string) => Promise<Response>;

/** What asking for a page brings: a finished one, or the app's answer that was not to be cached. */
export type PageOutcome = { readonly page: FinishedPage } | { readonly response: Response; readonly nonce: string };

export interface PageCache {
  /**
   * The url under which a page is cached, and rendered for everybody: with the part of the query that it reads and no
   * other. Undefined when its route does not say that it may be cached.
   */
  findUrl(target: RequestTarget): string | undefined;
  /** Finds a page that may be shown now: of the present version or, when that cannot be read, of the last. */
  findFresh(url: string): FinishedPage | undefined;
  /** Finds or renders a page. The same url is rendered once however many ask. */
  request(url: string): Promise<PageOutcome>;
}

const RECOMPRESS_DELAY_MS = 3_000;
const WARNING_INTERVAL_MS = 60_000;

/** Keeps finished pages true: by content version, with the last good page in reserve. */
export function createPageCache(
  options: PageCacheOptions,
  findRoute: FindRoute,
  render: RenderPage,
  finisher: PageFinisher,
  log: Log,
): PageCache {
  const memory = new PageMemory(options.size);
  const underWay = new Map<string, { version: ContentVersion; page: Promise<PageOutcome> }>();
  let lastWarningAt = Number.NEGATIVE_INFINITY;
  let recompressing = Promise.resolve();

  function findVersion(): ContentVersion | undefined {
    try {
      return options.version();
    } catch (error) {
      if (performance.now() - lastWarningAt > WARNING_INTERVAL_MS) {
        lastWarningAt = performance.now();
        log.warn('The content version cannot be read; pages already finished are still served', { error });
      }
      return undefined;
    }
  }

  async function renderAnew(url: string, version: ContentVersion | undefined): Promise<PageOutcome> {
    const nonce = randomBytes(16).toString('base64url');
    const reserve = memory.find(url)?.page;
    let response: Response;
    try {
      response = await render(url, nonce);
    } catch (error) {
      if (reserve === undefined) throw error;
      log.error('A page failed to render; its last good state is served', { error });
      return { page: reserve };
    }
    if (response.status >= 500 && reserve !== undefined) {
      log.warn('A page failed to render; its last good state is served', { status: response.status });
      await response.body?.cancel();
      return { page: reserve };
    }
    const page = await finisher.finishForAll(response, nonce);
    if (page === undefined) return { response, nonce };
    if (version !== undefined) {
      memory.add(url, { version, page });
      if (isPlainUrl(url)) recompressLater(url, page);
    }
    return { page };
  }

  /** Pages that stay get their smallest size, one at a time, once the visitors who wait have been served. */
  function recompressLater(url: string, page: FinishedPage) {
    setTimeout(() => {
      recompressing = recompressing.then(() => recompressCached(url, page));
    }, RECOMPRESS_DELAY_MS).unref();
  }

  async function recompressCached(url: string, page: FinishedPage) {
    try {
      if (memory.find(url)?.page !== page) return;
      const recompressed = await recompressPage(page);
      const cached = memory.find(url);
      if (cached?.page === page) memory.add(url, { version: cached.version, page: recompressed });
    } catch (error) {
      log.warn('A page could not be recompressed', { error });
    }
  }

  function findFresh(url: string): FinishedPage | undefined {
    const cached = memory.find(url);
    if (cached === undefined) return undefined;
    const version = findVersion();
    return version === undefined || version === cached.version ? cached.page : undefined;
  }

  return {
    findUrl(target) {
      const { routeIds, rule } = findRoute(target.path);
      if (rule.cachedSearch === undefined) return undefined;
      const asked = new URLSearchParams(target.search);
      const search = rule.cachedSearch(asked);
      const routes = target.isData ? readAskedRoutes(asked, routeIds) : '';
      if (routes === undefined) return undefined;
      return target.canonicalPath + search + (routes === '' ? '' : `${search === '' ? '?' : '&'}_routes=${routes}`);
    },

    findFresh,

    async request(url) {
      const version = findVersion();
      const started = underWay.get(url);
      // A rendering begun before the last change must not answer a request that came after it.
      if (started !== undefined && started.version === version) {
        const outcome = await started.page;
        // A response that is not cached belongs to the one who asked first.
        return 'page' in outcome ? outcome : renderAnew(url, version);
      }
      const page = renderAnew(url, version);
      if (version === undefined) return page;
      const entry = { version, page };
      underWay.set(url, entry);
      try {
        return await page;
      } finally {
        if (underWay.get(url) === entry) underWay.delete(url);
      }
    },
  };
}

/**
 * The routes whose data the router's script asks for, in one order; all of them when it names none. Undefined when it
 * names others than those of the page.
 */
function readAskedRoutes(asked: URLSearchParams, routeIds: readonly string[]): string | undefined {
  const given = asked.get('_routes') ?? '';
  if (given === '') return '';
  const ids = new Set(given.split(','));
  const known = routeIds.filter((id) => ids.has(id));
  return known.length === ids.size ? encodeURIComponent(known.join(',')) : undefined;
}

/** Sends a finished page by one write, or tells the browser that it has it already. */
export function sendFinishedPage(
  page: FinishedPage,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  requestId: string,
): void {
  const { headers } = incoming;
  const own = ['Connection', chooseConnection(outgoing), 'X-Request-Id', requestId];
  if (matchesEntityTag(headers['if-none-match'], page.tag)) {
    outgoing.writeHead(304, [...page.notModifiedHeaders, ...own]).end();
    return;
  }
  const header = headers['accept-encoding'];
  const variant = page.variants[chooseEncoding(typeof header === 'string' ? header : undefined)];
  outgoing.writeHead(200, [...variant.headers, ...own]);
  if (incoming.method === 'HEAD') outgoing.end();
  else outgoing.end(variant.body);
}
