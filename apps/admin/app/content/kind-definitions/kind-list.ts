import type { ContentFilter, ContentSortKey } from '@showroom/store/admin';
import type { Sorts } from '../../frame/sorting/sorts.ts';

/** How the owner calls what is of one kind. */
export interface KindWords {
  /** One of them, as toasts begin: "Product". */
  readonly noun: string;
  /** "products" */
  readonly plural: string;
  /** All of them, among other kinds: "In-stock products". */
  readonly group: string;
  /** What the command palette finds their list by, beside its name. */
  readonly searchWords?: string;
}

export type Options = readonly { readonly value: string; readonly label: string }[];

/** A select above the list. */
export interface ListFilter {
  /** Its parameter in the URL. */
  readonly name: string;
  /** What it narrows, as the store calls it. */
  readonly narrows: keyof Pick<ContentFilter, 'category' | 'status' | 'publicationStatus'>;
  readonly label: string;
  /** The option that narrows nothing. */
  readonly every: string;
  readonly options: Options;
}

/** A column of a table. */
export interface ListColumn {
  /** What its heading sorts by. `publication` has the status in it; of the others, cards have the text in `cells`. */
  readonly by: ContentSortKey;
  readonly label: string;
  /** A date or a count, which stays on one line. */
  readonly isFigure?: boolean;
}

/** The words of one kind, and its list. */
export interface KindList extends KindWords {
  readonly title: string;
  readonly addLabel: string;
  /** What a search looks in, as its field says. */
  readonly searched: string;
  /** What the list says while there is nothing in it. */
  readonly empty: { readonly title: string; readonly hint: string };
  readonly sorts: Sorts<ContentSortKey>;
  readonly filters: readonly ListFilter[];
  /** How many a page shows. Default: 24. */
  readonly perPage?: number;
  /** What stands above a card’s title, next to its checkbox. Default: the category. */
  readonly cardHead?: 'status';
  /** The aspect ratio of pictures in a grid of cards. Default: 4/3. */
  readonly pictureShape?: 'md:aspect-16/9';
  /** Next to the name, where the list is a table: in the basic dashboard, if the kind has a tab there. */
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

/** What the owner reads for a value of a choice. */
export function labelOf(options: Options, text: string): string {
  return options.find(({ value }) => value === text)?.label ?? text;
}
