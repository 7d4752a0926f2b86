import { LRUCache } from 'lru-cache';
import type { FinishedPage } from './finished-page.ts';

/** Changes with each change that visitors can see; pages of other versions are not shown. */
export type ContentVersion = number | string;

export interface CachedPage {
  readonly version: ContentVersion;
  /** When the page changes by schedule, in milliseconds since 1970; undefined when nothing is scheduled. */
  readonly endsAt: number | undefined;
  readonly page: FinishedPage;
}

export interface PageCacheSize {
  readonly bytes: number;
  /** Maximum number of cached URLs with a query string or an escape. */
  readonly variants: number;
}

/** A page takes about 30 KB in both encodings. */
const defaultPageCacheSize: PageCacheSize = { bytes: 32 * 1024 * 1024, variants: 500 };

/**
 * Holds finished pages by URL and drops the least recently used first.
 *
 * URLs with a query string or an escape get a quarter of the memory: anyone can invent them, and they must not push out the plain
 * pages that most visitors read.
 */
export class PageMemory {
  readonly #plain: LRUCache<string, CachedPage>;
  readonly #variants: LRUCache<string, CachedPage>;

  constructor({ bytes, variants }: PageCacheSize = defaultPageCacheSize) {
    this.#plain = new LRUCache({ maxSize: Math.ceil(bytes * 0.75), sizeCalculation });
    this.#variants = new LRUCache({ maxSize: Math.ceil(bytes * 0.25), sizeCalculation, max: variants });
  }

  find(url: string): CachedPage | undefined {
    return this.#part(url).get(url);
  }

  add(url: string, cached: CachedPage): void {
    this.#part(url).set(url, cached);
  }

  #part(url: string): LRUCache<string, CachedPage> {
    return isPlainUrl(url) ? this.#plain : this.#variants;
  }
}

function sizeCalculation({ page }: CachedPage): number {
  return page.bytes;
}

/** Checks for a URL without anything that a visitor can vary. */
export function isPlainUrl(url: string): boolean {
  return /^\/[\w./-]*$/.test(url);
}
