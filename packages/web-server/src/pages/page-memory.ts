import type { FinishedPage } from './finished-page.ts';

/** Raised by each write that visitors can see; pages finished under another version are not shown. */
export type ContentVersion = number | string;

export interface CachedPage {
  readonly version: ContentVersion;
  readonly page: FinishedPage;
}

export interface PageCacheSize {
  readonly bytes: number;
  /** How many URLs with a query string or an escape are cached at most. */
  readonly variants: number;
}

export const defaultPageCacheSize: PageCacheSize = { bytes: 64 * 1024 * 1024, variants: 500 };

/**
 * Keeps finished pages by URL, least recently used first to go.
 *
 * URLs with a query string or an escape live in a quarter of the memory: anyone can invent any number of them,
 * and they must push out each other and not the plain pages that most visitors read.
 */
export class PageMemory {
  readonly #plain: LeastRecentlyUsed;
  readonly #variants: LeastRecentlyUsed;

  constructor(size: PageCacheSize = defaultPageCacheSize) {
    this.#plain = new LeastRecentlyUsed(size.bytes * 0.75, Number.POSITIVE_INFINITY);
    this.#variants = new LeastRecentlyUsed(size.bytes * 0.25, size.variants);
  }

  find(url: string): CachedPage | undefined {
    return this.#shelf(url).find(url);
  }

  add(url: string, cached: CachedPage): void {
    this.#shelf(url).add(url, cached);
  }

  #shelf(url: string): LeastRecentlyUsed {
    return isPlainUrl(url) ? this.#plain : this.#variants;
  }
}

/** Whether a URL is of the kind that the site itself writes, with nothing that a visitor can vary. */
export function isPlainUrl(url: string): boolean {
  return /^\/[\w./-]*$/.test(url);
}

class LeastRecentlyUsed {
  readonly #pages = new Map<string, CachedPage>();
  readonly #maxBytes: number;
  readonly #maxCount: number;
  #bytes = 0;

  constructor(maxBytes: number, maxCount: number) {
    this.#maxBytes = maxBytes;
    this.#maxCount = maxCount;
  }

  find(url: string): CachedPage | undefined {
    const cached = this.#pages.get(url);
    if (cached === undefined) return undefined;
    // A Map remembers the order of insertion: putting it in again makes it the youngest.
    this.#pages.delete(url);
    this.#pages.set(url, cached);
    return cached;
  }

  add(url: string, cached: CachedPage): void {
    this.#drop(url);
    this.#pages.set(url, cached);
    this.#bytes += cached.page.bytes;
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#maxBytes && this.#pages.size <= this.#maxCount) break;
      this.#drop(oldest);
    }
  }

  #drop(url: string): void {
    const cached = this.#pages.get(url);
    if (cached === undefined) return;
    this.#pages.delete(url);
    this.#bytes -= cached.page.bytes;
  }
}
