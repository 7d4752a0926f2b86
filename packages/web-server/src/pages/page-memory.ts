import { LRUCache } from 'lru-cache';
import type { FinishedPage } from './finished-page.ts';

/** Raised by each write that visitors can see; pages finished under another version are not shown. */
export type ContentVersion = number | string;

export interface CachedPage {
  readonly version: ContentVersion;
  /** When what the page shows changes by itself, in milliseconds since 1970; undefined when nothing is scheduled. */
  readonly endsAt: number | undefined;
  readonly page: FinishedPage;
}

export interface PageCacheSize {
  readonly bytes: number;
  /** How many URLs with a query string or an escape are cached at most. */
  readonly variants: number;
}

/** A page weighs some 30 KB in both codings together. */
const defaultPageCacheSize: PageCacheSize = { bytes: 32 * 1024 * 1024, variants: 500 };

/**
 * Holds finished pages by URL, least recently used first to go.
 *
 * URLs with a query string or an escape live in a quarter of the memory: anyone can invent any number of them,
 * and they must push out each other and not the plain pages that most visitors read.
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

/** Whether a URL is of the kind that the site itself writes, with nothing that a visitor can vary. */
export function isPlainUrl(url: string): boolean {
  return /^\/[\w./-]*$/.test(url);
}
