import type { ContentFilter, ContentSortKey } from '@showroom/store/admin';
import type { KindName } from '../../frame/navigation/content-kinds.ts';
import { readPage, readQuery, writeSearch } from '../../frame/sorting/list-params.ts';
import { readSort, writeSort, type Sort } from '../../frame/sorting/sorts.ts';
import type { ListFilter } from '../kind-definitions/kind-list.ts';
import { kindForms } from '../kinds/kinds.ts';

export interface ListView extends Pick<ContentFilter, ListFilter['narrows']> {
  readonly query: string;
  readonly sort: Sort<ContentSortKey>;
  /** From 1. */
  readonly page: number;
}

/** Reads a list’s URL. An invalid value counts as missing. */
export function parseList(kind: KindName, params: URLSearchParams): ListView {
  const { filters, sorts } = kindForms[kind];
  const choose = (narrows: ListFilter['narrows']) => {
    const filter = filters.find((each) => each.narrows === narrows);
    return filter?.options.find(({ value }) => value === params.get(filter.name))?.value;
  };
  const publication = choose('publicationStatus');
  return {
    query: readQuery(params),
    category: choose('category'),
    status: choose('status'),
    publicationStatus: (['published', 'draft', 'scheduled'] as const).find((status) => status === publication),
    sort: readSort(sorts, params.get('sort')),
    page: readPage(params),
  };
}

export function buildListSearch(kind: KindName, view: ListView): string {
  const { filters, sorts } = kindForms[kind];
  return writeSearch({
    q: view.query,
    ...Object.fromEntries(filters.map(({ name, narrows }) => [name, view[narrows]])),
    sort: writeSort(sorts, view.sort),
    page: view.page,
  });
}

export function isNarrowed({ query, category, status, publicationStatus }: ListView): boolean {
  return query !== '' || [category, status, publicationStatus].some((chosen) => chosen !== undefined);
}
