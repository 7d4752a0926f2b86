export type PageLink = {
  /** From 1. */
  readonly number: number;
  readonly search: string;
};

/** Up to this many pages, each has a link. */
const ALL_PAGES_MAX = 5;

/**
 * Returns the pages to link to from a page of a list: of many pages the first, the last, and those around the current one. They
 * fit in one row on a phone.
 */
export function listPageLinks(
  page: number,
  pageCount: number,
  searchOf: (number: number) => string,
): readonly PageLink[] {
  const around = [1, page - 1, page, page + 1, pageCount].filter((number) => number >= 1 && number <= pageCount);
  const numbers =
    pageCount <= ALL_PAGES_MAX ? Array.from({ length: pageCount }, (_, index) => index + 1) : [...new Set(around)];
  return numbers.map((number) => ({ number, search: searchOf(number) }));
}
