import { readSort, writeSort, type Sort } from '../../../frame/sorting/sorts.ts';
import type { ItemName } from '../../../frame/navigation/content-kinds.ts';
import { itemForms } from '../../kinds/kinds.ts';
import type { ItemForm, ItemSort } from '../../kind-definitions/item-form.ts';

/** What a list shows, as its address says it. */
export interface ItemListView {
  readonly query: string;
  readonly category: string | undefined;
  readonly status: string | undefined;
  /** What visitors see, or what they do not. */
  readonly shown: 'published' | 'draft' | undefined;
  readonly sort: Sort<ItemSort>;
  /** From 1. */
  readonly page: number;
}

const LONGEST_QUERY = 200;

/** Reads a list's address; whatever does not fit counts as not given. */
export function parseItemList(item: ItemName, params: URLSearchParams): ItemListView {
  const { categories, statuses, sorts }: ItemForm = itemForms[item];
  const oneOf = (options: ItemForm['categories'], name: string) =>
    options?.find(({ value }) => value === params.get(name))?.value;
  const shown = params.get('shown');
  const page = params.get('page') ?? '';
  return {
    query: (params.get('q') ?? '').trim().slice(0, LONGEST_QUERY),
    category: oneOf(categories, 'category'),
    status: oneOf(statuses, 'status'),
    shown: shown === 'published' || shown === 'draft' ? shown : undefined,
    sort: readSort(sorts, params.get('sort')),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/** Writes the query of a view, without what is at its default. */
export function buildItemSearch(item: ItemName, { query, category, status, shown, sort, page }: ItemListView): string {
  const params = new URLSearchParams();
  if (query !== '') params.set('q', query);
  if (category !== undefined) params.set('category', category);
  if (status !== undefined) params.set('status', status);
  if (shown !== undefined) params.set('shown', shown);
  const sortText = writeSort(itemForms[item].sorts, sort);
  if (sortText !== '') params.set('sort', sortText);
  if (page > 1) params.set('page', String(page));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** Whether a view leaves anything out. */
export function isNarrowed({ query, category, status, shown }: ItemListView): boolean {
  return query !== '' || [category, status, shown].some((part) => part !== undefined);
}
