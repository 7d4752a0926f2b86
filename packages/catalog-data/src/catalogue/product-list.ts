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

/** What a list needs: a family's definition has it. */
export type ListDefinition<Item> = {
  readonly groups: readonly FilterGroup<Item>[];
  readonly sorts: readonly Sort<Item>[];
  readonly pageSize: number | null;
  /** Texts that a search in the list matches, one by one. Without it, the list has no search. */
  readonly textsOf?: (item: Item) => readonly string[];
};

/** A list as its URL describes it. */
export type ListChoice = {
  readonly selection: Selection;
  /** The search text; empty if there is none. */
  readonly text: string;
  /** Null in a list without sorts. */
  readonly sort: string | null;
  /** From 1. */
  readonly page: number;
};

export type ProductList<Item> = {
  /** As requested, but with a page that exists. */
  readonly choice: ListChoice;
  readonly items: readonly Item[];
  /** The products of all pages, in the order of the list. */
  readonly all: readonly Item[];
  readonly found: number;
  readonly pages: number;
  readonly isFiltered: boolean;
  readonly groups: readonly CountedGroup[];
};

const textParameter = 'q';
const sortParameter = 'sort';
const pageParameter = 'page';

/** Longer search texts are cut: no product has a name as long. */
const TEXT_MAX_LENGTH = 60;

/** URL parameters of every list, besides its filters. */
export const listParameters: readonly string[] = [textParameter, sortParameter, pageParameter];

/** Reads a choice from a URL. Unknown values are ignored, so that any URL gives a list. */
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
 * Builds a list's canonical query string: filters in the order of the panel, then the search, then a sort and a page other than
 * the first. Other parameters of `base` are kept.
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

/** Whether a list has no filters, no search and the default sort. */
export function isPlainList<Item>({ sorts }: ListDefinition<Item>, { selection, text, sort }: ListChoice): boolean {
  return countSelected(selection) === 0 && text === '' && sort === (sorts[0]?.value ?? null);
}

/**
 * Lists the products of a choice. A page after the last shows the last, so that old links still work; the returned `choice` has
 * the canonical page.
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

/** Returns the products that contain a text, ignoring case and accents; all of them for an empty text. */
export function findNamed<Item>(
  { textsOf }: Pick<ListDefinition<Item>, 'textsOf'>,
  products: readonly Item[],
  text: string,
): readonly Item[] {
  if (textsOf === undefined || text === '') return products;
  const wanted = text.toLowerCase();
  return products.filter((product) => textsOf(product).some((each) => each.toLowerCase().includes(wanted)));
}

function readText(asked: string): string {
  return asked.replaceAll(/\s+/g, ' ').trim().slice(0, TEXT_MAX_LENGTH).trim();
}
