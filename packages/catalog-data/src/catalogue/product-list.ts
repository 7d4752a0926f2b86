import {
  buildSelection,
  countOptions,
  countSelected,
  filterItems,
  parseSelection,
  type CountedGroup,
  type FilterGroup,
  type Selection,
} from './filters.ts';
import type { Sort } from './sort.ts';

/** What a list is made from: a family's definition, or the same three of any other list. */
export type ListDefinition<Item> = {
  readonly groups: readonly FilterGroup<Item>[];
  readonly sorts: readonly Sort<Item>[];
  readonly pageSize: number | null;
  /** What a text search in the list looks at, where it has one: each of these is looked through by itself. */
  readonly textsOf?: (item: Item) => readonly string[];
};

/** What the address of a list asks for. */
export type ListChoice = {
  readonly selection: Selection;
  /** What is searched for; empty where nothing is, and in a list without a text search. */
  readonly text: string;
  /** Null in a list that has no sorts. */
  readonly sort: string | null;
  /** From 1. */
  readonly page: number;
};

export type ProductList<Item> = {
  /** What is shown: as asked for, but of pages that there are. */
  readonly choice: ListChoice;
  /** The products of this page. */
  readonly items: readonly Item[];
  /** Those of all pages, in the order of the list. */
  readonly all: readonly Item[];
  /** How many they are. */
  readonly found: number;
  readonly pages: number;
  readonly isFiltered: boolean;
  readonly groups: readonly CountedGroup[];
};

const textParameter = 'q';
const sortParameter = 'sort';
const pageParameter = 'page';

/** Longer texts are cut: no product has as long a name. */
const TEXT_MAX_LENGTH = 60;

/** The parameters that every list has beside its filters. */
export const listParameters: readonly string[] = [textParameter, sortParameter, pageParameter];

/** Reads a choice from an address. What is unknown in it is ignored: any address gives a list. */
export function parseListChoice<Item>(definition: ListDefinition<Item>, params: URLSearchParams): ListChoice {
  const { groups, sorts, textsOf } = definition;
  const asked = params.get(sortParameter);
  const page = params.get(pageParameter) ?? '';
  return {
    selection: parseSelection(groups, params),
    text: textsOf ? readText(params.get(textParameter) ?? '') : '',
    sort: (sorts.find(({ value }) => value === asked) ?? sorts[0])?.value ?? null,
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/**
 * The query part of a list's address, "" when nothing is left to say. One list has one address: filters in the order of
 * the panel, then a text, then a sort that is not the first, then a page that is not the first. Other parameters of `base` are kept.
 */
export function buildListSearch<Item>(
  definition: ListDefinition<Item>,
  { selection, text, sort, page }: ListChoice,
  base: URLSearchParams = new URLSearchParams(),
): string {
  const kept = new URLSearchParams([...base].filter(([name]) => !listParameters.includes(name)));
  const params = buildSelection(definition.groups, selection, kept);
  if (text !== '') params.set(textParameter, text);
  if (sort !== null && sort !== definition.sorts[0]?.value) params.set(sortParameter, sort);
  if (page > 1) params.set(pageParameter, String(page));
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}

/** Whether a list is as it comes: nothing is filtered or searched for, and the sort is the first. */
export function isPlainList<Item>({ sorts }: ListDefinition<Item>, { selection, text, sort }: ListChoice): boolean {
  return countSelected(selection) === 0 && text === '' && sort === (sorts[0]?.value ?? null);
}

/**
 * The page of products that a choice asks for. A page beyond the last is the last: a link from when there were more
 * products still shows some, and `choice` gives the address that search engines should know it by.
 */
export function listProducts<Item>(
  definition: ListDefinition<Item>,
  products: readonly Item[],
  asked: ListChoice,
): ProductList<Item> {
  const { groups, sorts } = definition;
  const { selection, text } = asked;
  const named = findNamed(definition, products, text);
  const matching = filterItems(named, groups, selection);
  const sort = sorts.find(({ value }) => value === asked.sort);
  const sorted = sort ? matching.toSorted(sort.compare) : matching;
  const size = definition.pageSize ?? Math.max(1, sorted.length);
  const pages = Math.max(1, Math.ceil(sorted.length / size));
  const page = Math.min(Math.max(1, asked.page), pages);
  return {
    choice: { ...asked, page },
    items: sorted.slice((page - 1) * size, page * size),
    all: sorted,
    found: sorted.length,
    pages,
    isFiltered: countSelected(selection) > 0 || text !== '',
    groups: countOptions(named, groups, selection),
  };
}

/** The products in which a text stands, in whatever letters; all of them where nothing is searched for. */
export function findNamed<Item>(
  { textsOf }: Pick<ListDefinition<Item>, 'textsOf'>,
  products: readonly Item[],
  text: string,
): readonly Item[] {
  if (textsOf === undefined || text === '') return products;
  const wanted = text.toLowerCase();
  return products.filter((product) => textsOf(product).some((each) => each.toLowerCase().includes(wanted)));
}

/** Blanks are worth one, and none at the ends. */
function readText(asked: string): string {
  return asked.replaceAll(/\s+/g, ' ').trim().slice(0, TEXT_MAX_LENGTH).trim();
}
