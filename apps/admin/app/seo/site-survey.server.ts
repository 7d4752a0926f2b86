import { contentVersion } from '@showroom/store/content-version';
import type { Store } from '@showroom/store/open-store';
import type { PageFacts, PageSurroundings } from './check-page.ts';
import { eachAtOnce } from './each-at-once.ts';
import { readPublicPage, type ReadPage } from './read-public-page.server.ts';

/** How things stand with reading the site. */
export interface SurveyState {
  /** What is known of each page, in the order of the sitemap. */
  readonly pages: readonly PageFacts[];
  /** While it is being read: how many pages of how many. */
  readonly progress: { readonly done: number; readonly total: number } | null;
  /** When it was last read to the end. ISO 8601, UTC. */
  readonly readAt: string | null;
  /** Why it could not be read, in words for the owner. */
  readonly problem: string | null;
}

const AT_ONCE = 2;
const TIMEOUT_MS = 10_000;
/** A site that failed, or changes all the time, is not read more often, in milliseconds. */
const SHORTEST_PAUSE_MS = 10_000;
/** Links to what is no page of the sitemap are tried, so many at most. */
const MOST_TRIED_LINKS = 300;

/** Counted by nobody: robots are left out of what the site counts. */
export const USER_AGENT = 'ShowroomSeoBot/1.0 (the back office looks at its own site)';

/**
 * Reads the public site page by page as a search engine does, from its sitemap on: what it finds is what is truly there. One for
 * each store; it keeps some hundred bytes a page in memory, and reads again once visitors would see something new.
 */
export class SiteSurvey {
  readonly #store: Store;
  readonly #siteUrl: string;
  #pages = new Map<string, PageFacts>();
  /** Paths that pages link to and where nothing is, with the pages that do. */
  #deadLinks = new Map<string, ReadonlySet<string>>();
  #progress: { done: number; total: number } | null = null;
  #readAt: string | null = null;
  #problem: string | null = null;
  #version: number | undefined;
  #startedAt = -Infinity;
  #run: Promise<void> | undefined;

  constructor(store: Store, siteUrl: string) {
    this.#store = store;
    this.#siteUrl = siteUrl;
  }

  get state(): SurveyState {
    return {
      pages: [...this.#pages.values()],
      progress: this.#progress && { ...this.#progress },
      readAt: this.#readAt,
      problem: this.#problem,
    };
  }

  /** Begins to read the site unless what is known is true or it is being read. Waits for it no longer than is said. */
  async refresh({ isForced = false, waitMs }: { readonly isForced?: boolean; readonly waitMs: number }): Promise<void> {
    const now = this.#store.now().getTime();
    const isDue = this.#version !== contentVersion(this.#store) && now - this.#startedAt >= SHORTEST_PAUSE_MS;
    if (this.#run === undefined && (isForced || isDue)) {
      this.#startedAt = now;
      this.#run = this.#read().finally(() => {
        this.#run = undefined;
        this.#progress = null;
      });
    }
    let timer: NodeJS.Timeout | undefined;
    const pause = new Promise<void>((done) => {
      timer = setTimeout(done, waitMs);
    });
    await Promise.race([this.#run, pause]);
    clearTimeout(timer);
  }

  /** One page as it is at this moment; undefined when there is none, or the site does not answer. */
  async readOne(path: string): Promise<PageFacts | undefined> {
    try {
      const page = await this.#fetchPage(path);
      if (page === undefined) return undefined;
      const facts = factsOf(page);
      if (this.#pages.has(path)) this.#pages.set(path, facts);
      return facts;
    } catch {
      return this.#pages.get(path);
    }
  }

  /** What the rest of the site says of each page of some. */
  findSurroundings(pages: readonly PageFacts[]): readonly PageSurroundings[] {
    const byTitle = this.#groupBy(({ title }) => title);
    const byDescription = this.#groupBy(({ description }) => description);
    return pages.map(({ path, title, description }) => {
      const others = (same: readonly string[] = []) => same.filter((other) => other !== path);
      return {
        sameTitle: others(byTitle.get(title)),
        sameDescription: others(byDescription.get(description)),
        deadLinks: [...this.#deadLinks].filter(([, from]) => from.has(path)).map(([link]) => link),
      };
    });
  }

  /** The paths of pages that say the same. */
  #groupBy(read: (page: PageFacts) => string): ReadonlyMap<string, readonly string[]> {
    const groups = new Map<string, string[]>();
    for (const page of this.#pages.values()) {
      const group = groups.get(read(page));
      if (group === undefined) groups.set(read(page), [page.path]);
      else group.push(page.path);
    }
    return groups;
  }

  async #read(): Promise<void> {
    const version = contentVersion(this.#store);
    this.#progress = { done: 0, total: 0 };
    try {
      const paths = await this.#readSitemap();
      this.#progress = { done: 0, total: paths.length };
      const pages = new Map<string, PageFacts>();
      const unknown = new Map<string, Set<string>>();
      const known = new Set(paths);
      await eachAtOnce(paths, AT_ONCE, async (path) => {
        const page = await this.#fetchPage(path);
        if (this.#progress !== null) this.#progress.done += 1;
        if (page === undefined) return;
        pages.set(path, factsOf(page));
        for (const link of page.links) {
          if (known.has(link)) continue;
          unknown.set(link, (unknown.get(link) ?? new Set()).add(path));
        }
      });
      const tried = [...unknown].slice(0, MOST_TRIED_LINKS);
      const dead = new Map<string, ReadonlySet<string>>();
      await eachAtOnce(tried, AT_ONCE, async ([link, from]) => {
        const response = await this.#fetch(link);
        await response.body?.cancel();
        if (response.status >= 400) dead.set(link, from);
      });
      // In the order of the sitemap, however the answers came.
      this.#pages = new Map(paths.flatMap((path) => toEntry(path, pages.get(path))));
      this.#deadLinks = dead;
      this.#version = version;
      this.#readAt = this.#store.now().toISOString();
      this.#problem = null;
    } catch (error) {
      this.#store.log.warn('The public site could not be read for the SEO tools', { error });
      this.#problem = `The public site does not answer at ${this.#siteUrl}. What is shown may be out of date.`;
    }
  }

  async #readSitemap(): Promise<readonly string[]> {
    const urls = await this.#readLocations('/sitemap.xml');
    const parts = urls.filter((url) => url.pathname === '/sitemap.xml');
    if (parts.length === 0) return urls.map(({ pathname }) => pathname);
    const all: string[] = [];
    for (const part of parts) {
      // oxlint-disable-next-line no-await-in-loop -- parts are large: one after the other
      for (const { pathname } of await this.#readLocations(part.pathname + part.search)) all.push(pathname);
    }
    return all;
  }

  async #readLocations(path: string): Promise<URL[]> {
    const response = await this.#fetch(path);
    if (!response.ok) throw new Error(`The sitemap answered ${response.status}`);
    const xml = await response.text();
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url.replaceAll('&amp;', '&')));
  }

  async #fetchPage(path: string): Promise<ReadPage | undefined> {
    const response = await this.#fetch(path);
    const isPage = response.ok && (response.headers.get('Content-Type') ?? '').startsWith('text/html');
    if (isPage) return readPublicPage(await response.text(), new URL(path, this.#siteUrl));
    await response.body?.cancel();
    return undefined;
  }

  #fetch(path: string): Promise<Response> {
    return fetch(new URL(path, this.#siteUrl), {
      redirect: 'manual',
      headers: { 'User-Agent': USER_AGENT },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  }
}

/** What is kept of a page for as long as the process runs. */
function factsOf({ path, title, description, picture, picturesWithoutWords }: ReadPage): PageFacts {
  return { path, title, description, picture, picturesWithoutWords };
}

function toEntry(path: string, page: PageFacts | undefined): readonly (readonly [string, PageFacts])[] {
  return page === undefined ? [] : [[path, page]];
}

const surveys = new WeakMap<Store, SiteSurvey>();

/** The survey of a store's site: one for as long as the process runs. */
export function surveyOf(store: Store, siteUrl: string): SiteSurvey {
  const known = surveys.get(store);
  if (known !== undefined) return known;
  const made = new SiteSurvey(store, siteUrl);
  surveys.set(store, made);
  return made;
}
