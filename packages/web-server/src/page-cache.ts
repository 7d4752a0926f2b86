import type { FinishedPage } from './finished-page.ts';

/** Raised by each write that visitors can see; pages finished under another version are not shown. */
export type ContentVersion = number | string;

export interface KeptPage {
  readonly version: ContentVersion;
  readonly page: FinishedPage;
}

export interface PageCacheSize {
  readonly bytes: number;
  /** How many addresses with a query string or an escape are kept at most. */
  readonly variants: number;
}

export const defaultPageCacheSize: PageCacheSize = { bytes: 64 * 1024 * 1024, variants: 500 };

/**
 * Keeps finished pages by address, least recently used first to go.
 *
 * Addresses with a query string or an escape live in a quarter of the memory: anyone can invent any number of them,
 * and they must push out each other and not the plain pages that most visitors read.
 */
export class PageCache {
  readonly #plain: LeastRecentlyUsed;
  readonly #variants: LeastRecentlyUsed;

  constructor(size: PageCacheSize = defaultPageCacheSize) {
    this.#plain = new LeastRecentlyUsed(size.bytes * 0.75, Number.POSITIVE_INFINITY);
    this.#variants = new LeastRecentlyUsed(size.bytes * 0.25, size.variants);
  }

  find(address: string): KeptPage | undefined {
    return this.#shelf(address).find(address);
  }

  keep(address: string, kept: KeptPage): void {
    this.#shelf(address).keep(address, kept);
  }

  #shelf(address: string): LeastRecentlyUsed {
    return isPlainAddress(address) ? this.#plain : this.#variants;
  }
}

/** Whether an address is of the kind that the site itself writes, with nothing that a visitor can vary. */
export function isPlainAddress(address: string): boolean {
  return /^\/[\w./-]*$/.test(address);
}

class LeastRecentlyUsed {
  readonly #pages = new Map<string, KeptPage>();
  readonly #maxBytes: number;
  readonly #maxCount: number;
  #bytes = 0;

  constructor(maxBytes: number, maxCount: number) {
    this.#maxBytes = maxBytes;
    this.#maxCount = maxCount;
  }

  find(address: string): KeptPage | undefined {
    const kept = this.#pages.get(address);
    if (kept === undefined) return undefined;
    // A Map remembers the order of insertion: putting it in again makes it the youngest.
    this.#pages.delete(address);
    this.#pages.set(address, kept);
    return kept;
  }

  keep(address: string, kept: KeptPage): void {
    this.#drop(address);
    this.#pages.set(address, kept);
    this.#bytes += kept.page.bytes;
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#maxBytes && this.#pages.size <= this.#maxCount) break;
      this.#drop(oldest);
    }
  }

  #drop(address: string): void {
    const kept = this.#pages.get(address);
    if (kept === undefined) return;
    this.#pages.delete(address);
    this.#bytes -= kept.page.bytes;
  }
}
