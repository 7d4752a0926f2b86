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
  return Array.from({ length: pageCount }, (_, index) => index + 1)
    .filter(
      (number) => pageCount <= ALL_PAGES_MAX || number === 1 || number === pageCount || Math.abs(number - page) <= 1,
    )
    .map((number) => ({ number, search: searchOf(number) }));
}
