import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding } from './accepted-encoding.ts';
import { matchesEntityTag } from './entity-tag.ts';
import { pressPage, type FinishedPage } from './finished-page.ts';
import type { Log } from './log.ts';
import { isPlainAddress, PageCache, type ContentVersion, type PageCacheSize } from './page-cache.ts';
import type { PageFinisher } from './page-finisher.ts';
import type { RequestTarget } from './request-target.ts';
import type { FindRoute } from './route-finder.ts';
import { sayConnection } from './say-connection.ts';

export interface PageCacheOptions {
  /** The content version now; called at each request, so it must be quick. May throw when the store is gone. */
  readonly version: () => ContentVersion;
  readonly size?: PageCacheSize | undefined;
}

/** Renders one address for nobody in particular. */
export type RenderPage = (address: string, nonce: string) => Promise<Response>;

/** What asking for a page brings: a finished one, or the app's answer that was not to be kept. */
export type PageOutcome = { readonly page: FinishedPage } | { readonly response: Response; readonly nonce: string };

export interface KeptPages {
  /**
   * The address under which a page is kept, and rendered for everybody: with the part of the query that it reads and no
   * other. Undefined when its route does not say that it may be kept.
   */
  findAddress(target: RequestTarget): string | undefined;
  /** Finds a page that may be shown now: of the present version or, when that cannot be read, of the last. */
  findFresh(address: string): FinishedPage | undefined;
  /** Finds or renders a page. The same address is rendered once however many ask. */
  request(address: string): Promise<PageOutcome>;
}

const PRESS_DELAY_MS = 3_000;
const WARNING_INTERVAL_MS = 60_000;

/** Keeps finished pages true: by content version, with the last good page in reserve. */
export function createKeptPages(
  options: PageCacheOptions,
  findRoute: FindRoute,
  render: RenderPage,
  finisher: PageFinisher,
  log: Log,
): KeptPages {
  const cache = new PageCache(options.size);
  const underWay = new Map<string, { version: ContentVersion; page: Promise<PageOutcome> }>();
  let lastWarningAt = Number.NEGATIVE_INFINITY;
  let pressing = Promise.resolve();

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

  async function renderAnew(address: string, version: ContentVersion | undefined): Promise<PageOutcome> {
    const nonce = randomBytes(16).toString('base64url');
    const reserve = cache.find(address)?.page;
    let response: Response;
    try {
      response = await render(address, nonce);
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
      cache.keep(address, { version, page });
      if (isPlainAddress(address)) pressLater(address, page);
    }
    return { page };
  }

  /** Pages that stay get their smallest size, one at a time, once the visitors who wait have been served. */
  function pressLater(address: string, page: FinishedPage) {
    setTimeout(() => {
      pressing = pressing.then(() => pressKept(address, page));
    }, PRESS_DELAY_MS).unref();
  }

  async function pressKept(address: string, page: FinishedPage) {
    try {
      if (cache.find(address)?.page !== page) return;
      const pressed = await pressPage(page);
      const kept = cache.find(address);
      if (kept?.page === page) cache.keep(address, { version: kept.version, page: pressed });
    } catch (error) {
      log.warn('A page could not be pressed', { error });
    }
  }

  function findFresh(address: string): FinishedPage | undefined {
    const kept = cache.find(address);
    if (kept === undefined) return undefined;
    const version = findVersion();
    return version === undefined || version === kept.version ? kept.page : undefined;
  }

  return {
    findAddress(target) {
      const { routeIds, rule } = findRoute(target.path);
      if (rule.cachedSearch === undefined) return undefined;
      const asked = new URLSearchParams(target.search);
      const search = rule.cachedSearch(asked);
      const routes = target.isData ? readAskedRoutes(asked, routeIds) : '';
      if (routes === undefined) return undefined;
      return target.address + search + (routes === '' ? '' : `${search === '' ? '?' : '&'}_routes=${routes}`);
    },

    findFresh,

    async request(address) {
      const version = findVersion();
      const started = underWay.get(address);
      // A rendering begun before the last change must not answer a request that came after it.
      if (started !== undefined && started.version === version) {
        const outcome = await started.page;
        // A response that is not kept belongs to the one who asked first.
        return 'page' in outcome ? outcome : renderAnew(address, version);
      }
      const page = renderAnew(address, version);
      if (version === undefined) return page;
      const entry = { version, page };
      underWay.set(address, entry);
      try {
        return await page;
      } finally {
        if (underWay.get(address) === entry) underWay.delete(address);
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
  const own = ['Connection', sayConnection(outgoing), 'X-Request-Id', requestId];
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
