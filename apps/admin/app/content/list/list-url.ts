import type { ContentFilter, ContentSortKey } from '@showroom/store/admin';
import type { KindName } from '../../frame/navigation/content-kinds.ts';
import { readSort, writeSort, type Sort } from '../../frame/sorting/sorts.ts';
import type { ListFilter } from '../kind-definitions/kind-list.ts';
import { kindLists } from '../kinds/kinds.ts';

/** What a list shows, as its URL says it. */
export interface ListView extends Pick<ContentFilter, ListFilter['narrows']> {
  readonly query: string;
  readonly sort: Sort<ContentSortKey>;
  /** From 1. */
  readonly page: number;
}

const LONGEST_QUERY = 200;

/** Reads a list’s URL. An invalid value counts as missing. */
export function parseList(kind: KindName, params: URLSearchParams): ListView {
  const { filters, sorts } = kindLists[kind];
  const choose = (narrows: ListFilter['narrows']) => {
    const filter = filters.find((each) => each.narrows === narrows);
    return filter?.options.find(({ value }) => value === params.get(filter.name))?.value;
  };
  const publication = choose('publicationStatus');
  const page = params.get('page') ?? '';
  return {
    query: (params.get('q') ?? '').trim().slice(0, LONGEST_QUERY),
    category: choose('category'),
    status: choose('status'),
    publicationStatus: (['published', 'draft', 'scheduled'] as const).find((status) => status === publication),
    sort: readSort(sorts, params.get('sort')),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/** Writes the query of a list’s URL, without what is at its default. */
export function buildListSearch(kind: KindName, view: ListView): string {
  const { filters, sorts } = kindLists[kind];
  const params = new URLSearchParams();
  if (view.query !== '') params.set('q', view.query);
  for (const { name, narrows } of filters) {
    const chosen = view[narrows];
    if (chosen !== undefined) params.set(name, chosen);
  }
  const sort = writeSort(sorts, view.sort);
  if (sort !== '') params.set('sort', sort);
  if (view.page > 1) params.set('page', String(view.page));
  return params.size === 0 ? '' : `?${params}`;
}

/** Whether a list leaves anything out. */
export function isNarrowed({ query, category, status, publicationStatus }: ListView): boolean {
  return query !== '' || [category, status, publicationStatus].some((chosen) => chosen !== undefined);
}
