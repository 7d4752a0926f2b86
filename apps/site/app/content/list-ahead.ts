import type { Published, PublishedCursor, PublishedPage } from '@showroom/store/site';
import { LRUCache } from 'lru-cache';

/** Who reads a page of a list reads on, and asks for the next one when it is about to be turned. */
const PAGES_AT_ONCE = 4;
/** Parts that are kept: those that people are at. */
const PARTS_KEPT = 8;

/** Which part of a list is read: so many things behind a place, or from the beginning. */
export interface ListPart {
  readonly after: PublishedCursor | undefined;
  readonly offset: number;
  readonly limit: number;
}

type Things<Fields extends object> = readonly Published<Fields>[];

/** Reads a list page by page, each with those beside it, by one question for all of them. True as long as the list is the same. */
export class ListAhead<Fields extends object> {
  readonly #size: number;
  readonly #read: (part: ListPart) => Promise<PublishedPage<Fields>>;
  readonly #kept = new LRUCache<number, Promise<Things<Fields>>>({ max: PARTS_KEPT });
  /**
   * Where the parts begin, as far as those before them were read: one far behind is looked up from the nearest of them on, and not
   * from the beginning of the list.
   */
  readonly #starts = new Map<number, PublishedCursor>();

  /** @param size how many things are on a page */
  constructor(size: number, read: (part: ListPart) => Promise<PublishedPage<Fields>>) {
    this.#size = size;
    this.#read = read;
  }

  /** What is on a page, from 1; nothing behind the end. */
  async readPage(page: number): Promise<Things<Fields>> {
    const part = Math.floor((page - 1) / PAGES_AT_ONCE);
    const items = await (this.#kept.get(part) ?? this.#readPart(part));
    const first = ((page - 1) % PAGES_AT_ONCE) * this.#size;
    return items.slice(first, first + this.#size);
  }

  #readPart(part: number): Promise<Things<Fields>> {
    const size = PAGES_AT_ONCE * this.#size;
    const reading = this.#read({ ...this.#findNear(part, size), limit: size }).then(({ items, next }) => {
      if (next !== undefined) this.#starts.set(part + 1, next);
      return items;
    });
    this.#kept.set(part, reading);
    // What failed is tried again by the next one who asks.
    reading.catch(() => this.#kept.delete(part));
    return reading;
  }

  #findNear(part: number, size: number): Pick<ListPart, 'after' | 'offset'> {
    for (let near = part; near > 0; near -= 1) {
      const after = this.#starts.get(near);
      if (after !== undefined) return { after, offset: (part - near) * size };
    }
    return { after: undefined, offset: part * size };
  }
}
