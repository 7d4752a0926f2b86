import type { ContentFilter, ContentSortKey } from '@showroom/store/admin';
import type { Sorts } from '../../frame/sorting/sorts.ts';

/** What the owner calls entries of a kind. */
export interface KindWords {
  /** One of them, as toasts begin: "Product". */
  readonly noun: string;
  /** "products" */
  readonly plural: string;
  /** All of them, among other kinds: "In-stock products". */
  readonly group: string;
  /** Further search words of the command palette. */
  readonly searchWords?: string;
}

export type Options = readonly { readonly value: string; readonly label: string }[];

/** A select above the list. */
export interface ListFilter {
  readonly name: string;
  /** The store’s name of what it filters. */
  readonly narrows: keyof Pick<ContentFilter, 'category' | 'status' | 'publicationStatus'>;
  readonly label: string;
  /** The option without a filter. */
  readonly every: string;
  readonly options: Options;
}

/** A column of a table. */
export interface ListColumn {
  /** The sort key. `publication` shows the status; the others the text in `cells`. */
  readonly by: ContentSortKey;
  readonly label: string;
  /** A date or count, on one line. */
  readonly isFigure?: boolean;
}

/** The words of one kind, and its list. */
export interface KindList extends KindWords {
  readonly title: string;
  readonly addLabel: string;
  /** What a search covers, as its field says. */
  readonly searched: string;
  /** Shown while there are no entries. */
  readonly empty: { readonly title: string; readonly hint: string };
  readonly sorts: Sorts<ContentSortKey>;
  readonly filters: readonly ListFilter[];
  /** Entries per page. Default: 24. */
  readonly perPage?: number;
  /** Shown above a card’s title, next to its checkbox. Default: the category. */
  readonly cardHead?: 'status';
  /** The aspect ratio of pictures in a grid. Default: 4/3. */
  readonly pictureShape?: 'md:aspect-16/9';
  /** For a kind with a table in the basic dashboard. */
  readonly columns?: readonly ListColumn[];
}

export const byMade = {
  by: 'made',
  rising: 'Oldest first',
  falling: 'Newest first',
  beginsFalling: true,
} as const;
export const byName = { by: 'title', rising: 'Name, A to Z', falling: 'Name, Z to A' } as const;

export const filterCategory = (options: Options): ListFilter => ({
  name: 'category',
  narrows: 'category',
  label: 'Category',
  every: 'All Categories',
  options,
});

export const filterStatus = (options: Options): ListFilter => ({
  name: 'status',
  narrows: 'status',
  label: 'Status',
  every: 'All Statuses',
  options,
});

export const filterVisibility: ListFilter = {
  name: 'shown',
  narrows: 'publicationStatus',
  label: 'Visibility',
  every: 'All',
  options: [
    { value: 'published', label: 'Published' },
    { value: 'draft', label: 'Not published' },
  ],
};

/** The label of a value. */
export function labelOf(options: Options, text: string): string {
  return options.find(({ value }) => value === text)?.label ?? text;
}
