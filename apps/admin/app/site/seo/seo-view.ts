import { SEO_PATH } from '../../frame/navigation/page-paths.ts';
import { readSort, writeSort, type Sort, type Sorts } from '../../frame/sorting/sorts.ts';

/** What the list of pages can be sorted by. */
export type SeoSort = 'path' | 'title' | 'faults';

export const seoSorts: Sorts<SeoSort> = [
  { by: 'path', rising: 'URL, A to Z', falling: 'URL, Z to A' },
  { by: 'faults', rising: 'Fewest issues first', falling: 'Most issues first', beginsFalling: true },
  { by: 'title', rising: 'Title, A to Z', falling: 'Title, Z to A' },
];

/** What of the list of pages is asked for, by its address. */
export interface SeoView {
  /** Searched for in address, title and description. */
  readonly text: string;
  readonly isFaultsOnly: boolean;
  readonly sort: Sort<SeoSort>;
  /** From 1. */
  readonly page: number;
}

export function readSeoView(search: URLSearchParams): SeoView {
  const page = /^[1-9]\d{0,5}$/.exec(search.get('page') ?? '')?.[0] ?? '1';
  return {
    text: (search.get('q') ?? '').trim().slice(0, 200),
    isFaultsOnly: search.get('show') === 'faults',
    sort: readSort(seoSorts, search.get('sort')),
    page: Number(page),
  };
}

/** The address of a list; what needs no saying is left out. */
export function toSeoHref({ text, isFaultsOnly, sort, page }: SeoView): string {
  const sorted = writeSort(seoSorts, sort);
  const search = new URLSearchParams({
    ...(text === '' ? {} : { q: text }),
    ...(isFaultsOnly ? { show: 'faults' } : {}),
    ...(sorted === '' ? {} : { sort: sorted }),
    ...(page === 1 ? {} : { page: String(page) }),
  });
  return search.size === 0 ? SEO_PATH : `${SEO_PATH}?${search}`;
}

/** The address of one page's words. */
export function toSeoPageHref(path: string): string {
  return `${SEO_PATH}/page?${new URLSearchParams({ path })}`;
}

/** The public path that an address names; undefined for what can be none. */
export function readPublicPath(search: URLSearchParams): string | undefined {
  const path = search.get('path') ?? '';
  return path.length <= 300 && /^\/(?!\/)[\w\-./%~]*$/.test(path) ? path : undefined;
}

/** What was typed for a page and not kept, and why. */
export interface SeoRefusal {
  /** The state that the next try goes on from. */
  readonly from: number;
  readonly typed: { readonly title: string; readonly description: string };
  readonly issues: readonly { readonly field: string; readonly message: string }[];
}
