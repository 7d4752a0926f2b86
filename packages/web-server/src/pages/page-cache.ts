import { createNonce } from '../security/create-nonce.ts';
import type { Log } from '../process/log.ts';
import type { RequestTarget } from '../requests/request-target.ts';
import type { FindRoute } from '../requests/route-finder.ts';
import type { Encoding } from './accepted-encoding.ts';
import { addVariant, recompressPage, type FinishedPage } from './finished-page.ts';
import type { PageFinisher } from './page-finisher.ts';
import { isPlainUrl, PageMemory, type CachedPage, type ContentVersion, type PageCacheSize } from './page-memory.ts';

export interface PageCacheOptions {
  /**
   * Returns the current content version. Called for every request, so it must be fast. May throw when the store is unavailable.
   */
  readonly version: () => ContentVersion;
  /**
   * When visible content changes by schedule, in milliseconds since 1970; undefined when nothing is scheduled. Called before each
   * rendering. Changes of the schedule raise the version.
   */
  readonly nextChange?: (() => Promise<number | undefined>) | undefined;
  readonly size?: PageCacheSize | undefined;
  /** Milliseconds since 1970; the system clock by default. */
  readonly now?: (() => number) | undefined;
  /** Whether a request is for its sender alone, and never answered from here. */
  readonly isPrivate?: ((target: RequestTarget) => boolean) | undefined;
  /** Whether cached pages are recompressed in the background. Default: true. */
  readonly shrinks?: boolean | undefined;
}

/** Renders a URL without any visitor's data. */
export type RenderPage = (url: string, nonce: string) => Promise<Response>;

export type PageOutcome =
  | { readonly page: FinishedPage; readonly endsAt: number | undefined }
  | { readonly response: Response; readonly nonce: string };

export interface PageCache {
  /**
   * Returns the URL that a page is cached under, with only the query parameters it reads. Undefined when its route doesn't allow
   * caching.
   */
  findUrl(target: RequestTarget): string | undefined;
  /** Finds a page of the current version, before its next scheduled change. If the version can't be read, finds the last one. */
  findFresh(url: string): CachedPage | undefined;
  /** Finds or renders a page in an encoding. Concurrent requests for a URL share one rendering. */
  request(url: string, encoding: Encoding): Promise<PageOutcome>;
}

const RECOMPRESS_DELAY_MS = 3_000;
const WARNING_INTERVAL_MS = 60_000;

interface Rendering {
  readonly version: ContentVersion;
  readonly outcome: Promise<PageOutcome>;
}

/** Creates a cache that is valid by content version and next scheduled change, and keeps the last good page in reserve. */
export function createPageCache(
  { version: readVersion, nextChange, size, now = Date.now, isPrivate, shrinks = true }: PageCacheOptions,
  findRoute: FindRoute,
  render: RenderPage,
  finisher: PageFinisher,
  log: Log,
): PageCache {
  const memory = new PageMemory(size);
  // One for all pages: it marks the app's scripts until they are hashed, and is then removed. An unchanged page is therefore
  // identical byte for byte.
  const nonce = createNonce();
  const underWay = new Map<string, Rendering>();
  let lastWarningAt = Number.NEGATIVE_INFINITY;
  // One at a time: a chain of promises is enough.
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
      // Read before rendering, so that a change during it is not missed.
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

  /** Caches must not treat it as current. */
  async function showReserve(reserve: FinishedPage, encoding: Encoding): Promise<PageOutcome> {
    return { page: await addVariant(reserve, encoding), endsAt: now() };
  }

  /** Recompresses cached pages one at a time, after waiting visitors were served. */
  function recompressLater(url: string, page: FinishedPage) {
    setTimeout(() => {
      recompressing = recompressing.then(() => recompressCached(url, page));
    }, RECOMPRESS_DELAY_MS).unref();
  }

  async function recompressCached(url: string, { headers }: FinishedPage) {
    const findSame = () => {
      const cached = memory.find(url);
      // The page was rendered again in the meantime and will be recompressed then.
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

  /** Adds an encoding to a cached page. Uncompressed pages are requested too rarely to cache. */
  async function addToCached(url: string, cached: CachedPage, encoding: Encoding): Promise<PageOutcome> {
    const { endsAt } = cached;
    const page = await addVariant(cached.page, encoding);
    if (encoding !== 'identity' && memory.find(url) === cached) memory.add(url, { ...cached, page });
    return { page, endsAt };
  }

  return {
    findUrl(target) {
      const { routeIds, rule } = findRoute(target.path);
      if (rule.cachedSearch === undefined || isPrivate?.(target)) return undefined;
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
      // A rendering that started before the last change must not answer a later request.
      if (started !== undefined && started.version === version) {
        const outcome = await started.outcome;
        // A response that is not cached belongs to its first requester.
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

/** Returns the routes whose data is requested, sorted; all of them when none are named. Undefined when others are named. */
function readAskedRoutes(asked: URLSearchParams, routeIds: readonly string[]): string | undefined {
  const given = asked.get('_routes') ?? '';
  if (given === '') return '';
  const ids = new Set(given.split(','));
  const known = routeIds.filter((id) => ids.has(id));
  return known.length === ids.size ? encodeURIComponent(known.join(',')) : undefined;
}
