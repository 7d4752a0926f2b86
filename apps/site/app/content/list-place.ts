import { listPageLinks, type PageLink } from '@showroom/catalog-data/catalogue/page-links';

/** Up to page 9999; a hundred thousand entries have fewer. */
const PAGE = /^[1-9]\d{0,3}$/;

/** The requested page, from 1; may be beyond the last one. */
export function readAskedPage(asked: URLSearchParams): number {
  const page = asked.get('page') ?? '';
  return PAGE.test(page) ? Number(page) : 1;
}

/** A page's position in its list. */
export interface ListPlace {
  readonly pageNumber: number;
  readonly pageCount: number;
  readonly pageLinks: readonly PageLink[];
  readonly offset: number;
}

/** The position of a requested page, or of the last one if there are fewer. `searchOf` returns a page's query. */
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

/** A list's title and description; each of its pages has its own description. */
export function describePage<Words extends { readonly description: string }>(
  words: Words,
  { pageNumber, pageCount }: ListPlace,
): Words {
  return pageNumber === 1
    ? words
    : { ...words, description: `Page ${pageNumber} of ${pageCount}: ${words.description}` };
}
