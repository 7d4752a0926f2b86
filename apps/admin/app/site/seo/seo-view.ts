import { SEO_PATH } from '../../frame/navigation/page-paths.ts';
import { readPage, readQuery, writeSearch } from '../../frame/sorting/list-params.ts';
import { readSort, writeSort, type Sort, type Sorts } from '../../frame/sorting/sorts.ts';

export type SeoSort = 'path' | 'title' | 'faults';

export const seoSorts: Sorts<SeoSort> = [
  { by: 'path', rising: 'URL, A to Z', falling: 'URL, Z to A' },
  { by: 'faults', rising: 'Fewest issues first', falling: 'Most issues first', beginsFalling: true },
  { by: 'title', rising: 'Title, A to Z', falling: 'Title, Z to A' },
];

export interface SeoView {
  /** Searched for in URL, title and description. */
  readonly text: string;
  readonly isFaultsOnly: boolean;
  readonly sort: Sort<SeoSort>;
  readonly page: number;
}

export function readSeoView(search: URLSearchParams): SeoView {
  return {
    text: readQuery(search),
    isFaultsOnly: search.get('show') === 'faults',
    sort: readSort(seoSorts, search.get('sort')),
    page: readPage(search),
  };
}

export function toSeoHref({ text, isFaultsOnly, sort, page }: SeoView): string {
  const show = isFaultsOnly ? 'faults' : undefined;
  return SEO_PATH + writeSearch({ q: text, show, sort: writeSort(seoSorts, sort), page });
}

export function toSeoPageHref(path: string): string {
  return `${SEO_PATH}/page?${new URLSearchParams({ path })}`;
}

/** The public path that a URL names; undefined for an invalid one. */
export function readPublicPath(search: URLSearchParams): string | undefined {
  const path = search.get('path') ?? '';
  return path.length <= 300 && /^\/(?!\/)[\w\-./%~]*$/.test(path) ? path : undefined;
}

export interface SeoRefusal {
  /** The revision of the next try. */
  readonly from: number;
  readonly typed: { readonly title: string; readonly description: string };
  readonly issues: readonly { readonly field: string; readonly message: string }[];
}
