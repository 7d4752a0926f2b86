import { listPageLinks, type PageLink } from '@showroom/catalog-data/catalogue/page-links';

/** The last page of a list: a hundred thousand entries have fewer. A URL that asks for a later one gets the first. */
const PAGE = /^[1-9]\d{0,3}$/;

/** The page of a list that an address asks for, from 1; there may be fewer. */
export function readAskedPage(asked: URLSearchParams): number {
  const page = asked.get('page') ?? '';
  return PAGE.test(page) ? Number(page) : 1;
}

/** Where the page of a list that is shown stands among the others. */
export interface ListPlace {
  /** From 1; a page that there is not is the last one. */
  readonly pageNumber: number;
  readonly pageCount: number;
  readonly pageLinks: readonly PageLink[];
  /** How many things come before it. */
  readonly offset: number;
}

/** The place of the page that was asked for of a list of so many things; `searchOf` gives each page the query of its address. */
export function placePage(
  asked: number,
  { count, size }: { readonly count: number; readonly size: number },
  searchOf: (page: number) => string,
): ListPlace {
  const pageCount = Math.max(1, Math.ceil(count / size));
  const pageNumber = Math.min(asked, pageCount);
  return {
    pageNumber,
    pageCount,
    pageLinks: listPageLinks(pageNumber, pageCount, searchOf),
    offset: (pageNumber - 1) * size,
  };
}

/** The words of a list, and of each page of it its own description. */
export function describePage<Words extends { readonly description: string }>(
  words: Words,
  { pageNumber, pageCount }: ListPlace,
): Words {
  return pageNumber === 1
    ? words
    : { ...words, description: `Page ${pageNumber} of ${pageCount}: ${words.description}` };
}
