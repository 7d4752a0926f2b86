import type { Published, PublishedCursor, PublishedPage } from '@showroom/store/site';
import { LRUCache } from 'lru-cache';

/** Readers of one page often go on to the next. */
const PAGES_PER_PART = 4;
const CACHED_PARTS = 8;

export interface ListPart {
  readonly after: PublishedCursor | undefined;
  readonly offset: number;
  readonly limit: number;
}

type Items<Fields extends object> = readonly Published<Fields>[];

/** Reads a list page by page, with one query for several neighbouring pages. Valid as long as the list doesn't change. */
export class PagedList<Fields extends object> {
  readonly #size: number;
  readonly #read: (part: ListPart) => Promise<PublishedPage<Fields>>;
  readonly #cache = new LRUCache<number, Promise<Items<Fields>>>({ max: CACHED_PARTS });
  /** Cursors of parts that follow a part that was read. A part far down the list is read from the nearest one. */
  readonly #starts = new Map<number, PublishedCursor>();

  /** @param size items per page */
  constructor(size: number, read: (part: ListPart) => Promise<PublishedPage<Fields>>) {
    this.#size = size;
    this.#read = read;
  }

  /** The items of a page, counted from 1; none after the last page. */
  async readPage(page: number): Promise<Items<Fields>> {
    const part = Math.floor((page - 1) / PAGES_PER_PART);
    const items = await (this.#cache.get(part) ?? this.#readPart(part));
    const first = ((page - 1) % PAGES_PER_PART) * this.#size;
    return items.slice(first, first + this.#size);
  }

  #readPart(part: number): Promise<Items<Fields>> {
    const size = PAGES_PER_PART * this.#size;
    const reading = this.#read({ ...this.#findStart(part, size), limit: size }).then(({ items, next }) => {
      if (next !== undefined) this.#starts.set(part + 1, next);
      return items;
    });
    this.#cache.set(part, reading);
    // The next request tries again.
    reading.catch(() => this.#cache.delete(part));
    return reading;
  }

  #findStart(part: number, size: number): Pick<ListPart, 'after' | 'offset'> {
    for (let near = part; near > 0; near -= 1) {
      const after = this.#starts.get(near);
      if (after !== undefined) return { after, offset: (part - near) * size };
    }
    return { after: undefined, offset: part * size };
  }
}
