import { contentVersion, type Store } from '@showroom/store/admin';
import { isHtml, LargeResponseError, readBytes, requestSite, resolveWithin } from './request-site.server.ts';
import { readPageJob, readSitemapJob, type ReadPage } from './site-jobs.ts';
import type { AdminRuntime } from '../session/request-context.ts';
import type { PageFacts, PageSurroundings } from './check-page.ts';
import { eachAtOnce } from './each-at-once.ts';

export interface SurveyState {
  /** The known pages, in the order of the sitemap. */
  readonly pages: readonly PageFacts[];
  /** Progress in pages while the site is being read. */
  readonly progress: { readonly done: number; readonly total: number } | null;
  /** When it was last read completely. ISO 8601, UTC. */
  readonly readAt: string | null;
  /** Why it couldn’t be read, for the owner. */
  readonly problem: string | null;
}

const AT_ONCE = 2;
const TIMEOUT_MS = 10_000;
/** The shortest time between two surveys, for a site that fails or changes constantly. In milliseconds. */
const SHORTEST_PAUSE_MS = 10_000;
/** How many links to pages outside the sitemap are tried. */
const MOST_TRIED_LINKS = 300;
/** A page of the site has some 100 KB. */
const MAX_PAGE_BYTES = 5 * 1024 * 1024;
const MAX_SITEMAP_BYTES = 20 * 1024 * 1024;
/** Their facts take some 10 MB of memory. */
const MAX_PAGES = 20_000;
const MAX_SITEMAP_PARTS = 50;
/** A longer survey ends with what it has read. In milliseconds. */
const LONGEST_SURVEY_MS = 20 * 60_000;

export type SurveyedSite = Pick<AdminRuntime, 'siteUrl' | 'jobs'>;

class UnreadablePageError extends Error {
  override readonly name = 'UnreadablePageError';
}

/**
 * Reads the public site page by page from its sitemap, as a search engine does. One per store. It keeps some hundred
 * bytes per page in memory, and reads again once the public content has changed. A child process parses the pages and
 * returns copies, so no page stays in memory.
 */
export class SiteSurvey {
  readonly #store: Store;
  readonly #site: SurveyedSite;
  #pages = new Map<string, PageFacts>();
  /** Dead internal links, with the pages that contain them. */
  #deadLinks = new Map<string, ReadonlySet<string>>();
  #progress: { done: number; total: number } | null = null;
  #readAt: string | null = null;
  #problem: string | null = null;
  #version: number | undefined;
  #startedAt = -Infinity;
  #run: Promise<void> | undefined;

  constructor(store: Store, site: SurveyedSite) {
    this.#store = store;
    this.#site = site;
  }

  get state(): SurveyState {
    return {
      pages: [...this.#pages.values()],
      progress: this.#progress && { ...this.#progress },
      readAt: this.#readAt,
      problem: this.#problem,
    };
  }

  /** Starts a survey unless one is running or the last is current. Waits for it at most `waitMs`. */
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

  /** One page as it is now; undefined if it doesn’t exist or the site doesn’t respond. */
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

  /** Compares some pages with the rest of the site. */
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
    const until = performance.now() + LONGEST_SURVEY_MS;
    try {
      const paths = await this.#readSitemap();
      this.#progress = { done: 0, total: paths.length };
      const pages = new Map<string, PageFacts>();
      const unreadable: string[] = [];
      const unknown = new Map<string, Set<string>>();
      const known = new Set(paths);
      await eachAtOnce(paths, AT_ONCE, async (path) => {
        if (performance.now() > until) return;
        const page = await this.#fetchPage(path).catch((error: unknown) => {
          if (!(error instanceof UnreadablePageError)) throw error;
          unreadable.push(path);
          return undefined;
        });
        if (this.#progress !== null) this.#progress.done += 1;
        if (page === undefined) return;
        pages.set(path, factsOf(page));
        for (const link of page.links) {
          if (known.has(link)) continue;
          const from = unknown.get(link);
          if (from !== undefined) from.add(path);
          else if (unknown.size < MOST_TRIED_LINKS) unknown.set(link, new Set([path]));
        }
      });
      const dead = new Map<string, ReadonlySet<string>>();
      await eachAtOnce([...unknown], AT_ONCE, async ([link, from]) => {
        if (performance.now() > until) return;
        if (await this.#isDead(link)) dead.set(link, from);
      });
      const isCut = performance.now() > until;
      this.#pages = new Map(paths.flatMap((path) => toEntry(path, pages.get(path))));
      this.#deadLinks = dead;
      this.#version = version;
      this.#readAt = this.#store.now().toISOString();
      this.#problem = isCut
        ? 'Scanning your site took too long, so some pages are missing here.'
        : describeUnreadable(unreadable);
    } catch (error) {
      this.#store.log.warn('The public site could not be read for the SEO tools', { error });
      this.#problem = `Your site isn’t responding at ${this.#site.siteUrl}. These results may be out of date.`;
    }
  }

  async #readSitemap(): Promise<readonly string[]> {
    const found = await this.#readPaths('/sitemap.xml');
    const parts = found.filter(isSitemap);
    if (parts.length === 0) return toPagePaths(found);
    const all: string[] = [];
    for (const part of parts.slice(0, MAX_SITEMAP_PARTS)) {
      // oxlint-disable-next-line no-await-in-loop -- parts are large: one after the other
      all.push(...toPagePaths(await this.#readPaths(part)));
    }
    return all.slice(0, MAX_PAGES);
  }

  async #readPaths(path: string): Promise<readonly string[]> {
    const response = await this.#request(path);
    if (!response.ok) throw new Error(`The sitemap answered ${response.status}`);
    const outcome = await this.#site.jobs.run(readSitemapJob, await readBytes(response, MAX_SITEMAP_BYTES));
    if (!outcome.ok) throw new Error(`The sitemap could not be read: ${outcome.failed}`);
    return outcome.value;
  }

  async #fetchPage(path: string): Promise<ReadPage | undefined> {
    const url = resolveWithin(this.#site.siteUrl, path);
    if (url === undefined) return undefined;
    const response = await this.#request(path);
    if (!response.ok || !isHtml(response)) {
      await response.body?.cancel();
      return undefined;
    }
    const html = await readBytes(response, MAX_PAGE_BYTES).catch((error: unknown) => {
      throw error instanceof LargeResponseError ? new UnreadablePageError() : error;
    });
    const outcome = await this.#site.jobs.run(readPageJob, { html, url: url.href });
    if (outcome.ok) return outcome.value;
    if (outcome.failed === 'stopped' || outcome.failed === 'queue-full') throw new Error(outcome.problem);
    this.#store.log.warn('A page could not be read for the SEO tools', { path, failed: outcome.failed });
    throw new UnreadablePageError();
  }

  async #isDead(link: string): Promise<boolean> {
    if (resolveWithin(this.#site.siteUrl, link) === undefined) return true;
    const response = await this.#request(link);
    await response.body?.cancel();
    return response.status >= 400;
  }

  #request(path: string): Promise<Response> {
    return requestSite(this.#site.siteUrl, path, { timeoutMs: TIMEOUT_MS });
  }
}

function isSitemap(path: string): boolean {
  return path.startsWith('/sitemap.xml?') || path === '/sitemap.xml';
}

function toPagePaths(found: readonly string[]): readonly string[] {
  return found.slice(0, MAX_PAGES).map((path) => path.replace(/\?.*$/, ''));
}

function describeUnreadable(paths: readonly string[]): string | null {
  const [first] = paths;
  if (first === undefined) return null;
  const others = paths.length === 1 ? '' : ` and ${paths.length - 1} more`;
  return `Too large or too complicated to check: ${first}${others}.`;
}

function factsOf({ path, title, description, picture, picturesWithoutWords }: ReadPage): PageFacts {
  return { path, title, description, picture, picturesWithoutWords };
}

function toEntry(path: string, page: PageFacts | undefined): readonly (readonly [string, PageFacts])[] {
  return page === undefined ? [] : [[path, page]];
}

const surveys = new WeakMap<Store, SiteSurvey>();

/** The survey of a store’s site, one per process. */
export function surveyOf(store: Store, site: SurveyedSite): SiteSurvey {
  const known = surveys.get(store);
  if (known !== undefined) return known;
  const made = new SiteSurvey(store, site);
  surveys.set(store, made);
  return made;
}
