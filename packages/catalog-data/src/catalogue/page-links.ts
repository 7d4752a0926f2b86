/** A page of a list that a link leads to. */
export type PageLink = {
  /** From 1. */
  readonly number: number;
  /** The query part of its address. */
  readonly search: string;
};

/** A list of so many pages has a link to each. */
const ALL_PAGES_MAX = 5;

/**
 * The pages that a page of a list leads to: of many the first, the last, and those around the one shown. That is one row on
 * a phone, and as much to send for five thousand products as for fifty.
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
