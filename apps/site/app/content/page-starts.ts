import type { PublishedCursor } from '@showroom/store/published';

/**
 * Where the pages of a list begin, as far as pages before them were read: one far behind is looked up from the nearest of them on,
 * and not from the beginning of the list. True as long as the list is the same.
 */
export class PageStarts {
  readonly #starts = new Map<number, PublishedCursor>();

  /** From where on a page is found: how many things lie between there and its first. */
  findNear(page: number, size: number): { readonly after: PublishedCursor | undefined; readonly offset: number } {
    for (let near = page; near > 1; near -= 1) {
      const after = this.#starts.get(near);
      if (after !== undefined) return { after, offset: (page - near) * size };
    }
    return { after: undefined, offset: (page - 1) * size };
  }

  /** Notes where the page behind one begins; it has none where nothing follows. */
  noteNext(page: number, next: PublishedCursor | undefined): void {
    if (next !== undefined) this.#starts.set(page + 1, next);
  }
}
