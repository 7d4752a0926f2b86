import { createNonce } from '../security/create-nonce.ts';
import type { Log } from '../process/log.ts';
import type { RequestTarget } from '../requests/request-target.ts';
import type { FindRoute } from '../requests/route-finder.ts';
import type { Encoding } from './accepted-encoding.ts';
import { addVariant, recompressPage, type FinishedPage } from './finished-page.ts';
import type { PageFinisher } from './page-finisher.ts';
import { isPlainUrl, PageMemory, type CachedPage, type ContentVersion, type PageCacheSize } from './page-memory.ts';

export interface PageCacheOptions {
  /** The content version now; called at each request, so it must be quick. May throw when the store is gone. */
  readonly version: () => ContentVersion;
  /**
   * When what visitors see changes next with no one touching anything, in milliseconds since 1970; undefined when nothing
   * is scheduled. Asked before each rendering. Scheduling something, or moving it, raises the version.
   */
  readonly nextChange?: (() => Promise<number | undefined>) | undefined;
  readonly size?: PageCacheSize | undefined;
  /** Milliseconds since 1970; the system's clock unless a test has its own. */
  readonly now?: (() => number) | undefined;
  /** Whether pages that stay are made as small as they get, behind the answers. By default they are. */
  readonly shrinks?: boolean | undefined;
}

/** Renders one URL for no one in particular. */
export type RenderPage = (url: string, nonce: string) => Promise<Response>;

/** What asking for a page brings: a finished one, or the app's answer that was not to be cached. */
export type PageOutcome =
  | { readonly page: FinishedPage; readonly endsAt: number | undefined }
  | { readonly response: Response; readonly nonce: string };

export interface PageCache {
  /**
   * The URL under which a page is cached, and rendered for everyone: with the part of the query that it reads and no
   * other. Undefined when its route does not say that it may be cached.
   */
  findUrl(target: RequestTarget): string | undefined;
  /**
   * Finds a page that may be shown now: of the present version and before its next change or, when the version cannot be
   * read, the last one.
   */
  findFresh(url: string): CachedPage | undefined;
  /** Finds or renders a page, in a coding at least. The same URL is rendered once however many ask. */
  request(url: string, encoding: Encoding): Promise<PageOutcome>;
}

const RECOMPRESS_DELAY_MS = 3_000;
const WARNING_INTERVAL_MS = 60_000;

interface Rendering {
  readonly version: ContentVersion;
  readonly outcome: Promise<PageOutcome>;
}

/** Keeps cached pages true: by content version and by the next scheduled change, with the last good page in reserve. */
export function createPageCache(
  { version: readVersion, nextChange, size, now = Date.now, shrinks = true }: PageCacheOptions,
  findRoute: FindRoute,
  render: RenderPage,
  finisher: PageFinisher,
  log: Log,
): PageCache {
  const memory = new PageMemory(size);
  // One for all: it tells the app's scripts from others' until they are hashed and leaves no page, and a page that is drawn
  // as before is then the same byte for byte.
  const nonce = createNonce();
  const underWay = new Map<string, Rendering>();
  let lastWarningAt = Number.NEGATIVE_INFINITY;
  // One at a time: a queue of one place is a promise, and needs no library.
  let recompressing = Promise.resolve();

  function findVersion(): ContentVersion | undefined {
    try {
      return readVersion();
    } catch (error) {
      if (performance.now() - lastWarningAt > WARNING_INTERVAL_MS) {
        lastWarningAt = performance.now();
        log.warn('The content version cannot be read; pages already finished are still served', { error });
      }
      return undefined;
    }
  }

  const isOver = (endsAt: number | undefined) => endsAt !== undefined && endsAt <= now();

  async function renderFresh(
    url: string,
    version: ContentVersion | undefined,
    encoding: Encoding,
  ): Promise<PageOutcome> {
    const reserve = memory.find(url)?.page;
    let response: Response;
    let endsAt: number | undefined;
    try {
      // Asked after the rendering, it would miss a change that fell due in the meantime.
      endsAt = await nextChange?.();
      response = await render(url, nonce);
    } catch (error) {
      if (reserve === undefined) throw error;
      log.error('A page failed to render; its last good version is served', { error });
      return showReserve(reserve, encoding);
    }
    if (response.status >= 500 && reserve !== undefined) {
      log.warn('A page failed to render; its last good version is served', { status: response.status });
      await response.body?.cancel();
      return showReserve(reserve, encoding);
    }
    const page = await finisher.finishForAll(response, nonce, encoding, memory.find(url)?.page);
    if (page === undefined) return { response, nonce };
    if (version !== undefined) {
      memory.add(url, { version, endsAt, page });
      if (shrinks && isPlainUrl(url) && !page.isSmallest) recompressLater(url, page);
    }
    return { page, endsAt };
  }

  /** No cache in front may take it for what is true now. */
  async function showReserve(reserve: FinishedPage, encoding: Encoding): Promise<PageOutcome> {
    return { page: await addVariant(reserve, encoding), endsAt: now() };
  }

  /** Pages that stay get their smallest size, one at a time, once the visitors who wait have been served. */
  function recompressLater(url: string, page: FinishedPage) {
    setTimeout(() => {
      recompressing = recompressing.then(() => recompressCached(url, page));
    }, RECOMPRESS_DELAY_MS).unref();
  }

  async function recompressCached(url: string, { headers }: FinishedPage) {
    const findSame = () => {
      const cached = memory.find(url);
      // Another rendering may have taken its place, and is recompressed in its turn.
      return cached?.page.headers === headers ? cached : undefined;
    };
    try {
      const before = findSame();
      if (before === undefined || before.page.isSmallest) return;
      const page = await recompressPage(before.page);
      const after = findSame();
      if (after !== undefined) memory.add(url, { ...after, page });
    } catch (error) {
      log.warn('A page could not be recompressed', { error });
    }
  }

  function findFresh(url: string): CachedPage | undefined {
    const cached = memory.find(url);
    if (cached === undefined) return undefined;
    const version = findVersion();
    if (version === undefined) return cached;
    return version === cached.version && !isOver(cached.endsAt) ? cached : undefined;
  }

  /** One more coding of a page that is there. As it is, it is sent so rarely that it is not cached. */
  async function addToCached(url: string, cached: CachedPage, encoding: Encoding): Promise<PageOutcome> {
    const { endsAt } = cached;
    const page = await addVariant(cached.page, encoding);
    if (encoding !== 'identity' && memory.find(url) === cached) memory.add(url, { ...cached, page });
    return { page, endsAt };
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

    async request(url, encoding) {
      const fresh = findFresh(url);
      if (fresh !== undefined) return addToCached(url, fresh, encoding);
      const version = findVersion();
      const cameAt = now();
      const started = underWay.get(url);
      // A rendering begun before the last change must not answer a request that came after it.
      if (started !== undefined && started.version === version) {
        const outcome = await started.outcome;
        // A response that is not cached belongs to the one who asked first.
        if (!('page' in outcome) || (outcome.endsAt !== undefined && outcome.endsAt <= cameAt)) {
          return renderFresh(url, version, encoding);
        }
        return { ...outcome, page: await addVariant(outcome.page, encoding) };
      }
      const outcome = renderFresh(url, version, encoding);
      if (version === undefined) return outcome;
      const entry = { version, outcome };
      underWay.set(url, entry);
      try {
        return await outcome;
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
