import { itemForms, listItemFields, toListPath, type ItemField, type ItemName } from './item-form.ts';

/** What several things of a list can be done at once. */
export const bulkActions = ['publish', 'unpublish', 'delete', 'add-tag', 'remove-tag', 'set-status'] as const;

/** The lists whose things can be chosen. */
export const bulkKinds = ['posts', 'products', 'works', 'testimonials'] as const satisfies readonly (
  | ItemName
  | 'posts'
)[];
export type BulkKind = (typeof bulkKinds)[number];

/** Those whose things bear tags. */
export const taggedKinds = ['posts', 'works'] as const satisfies readonly BulkKind[];
export type TaggedKind = (typeof taggedKinds)[number];

/** The control of a status of their own, beside whether visitors see them; undefined where a kind has none. */
export function findStatusField(kind: BulkKind): ItemField | undefined {
  if (kind === 'posts') return undefined;
  return listItemFields(kind).find(({ name }) => name === 'status' || name === 'statusOverride');
}

export const BULK_PATH = '/admin/bulk';

/** One of the things that were chosen, in the state in which it was looked at. */
export interface ChosenThing {
  readonly id: string;
  readonly revision: number;
}

/** How the things of a list are called, one and several. */
export function wordsOf(kind: BulkKind): { readonly one: string; readonly many: string } {
  if (kind === 'posts') return { one: 'post', many: 'posts' };
  return { one: itemForms[kind].noun.toLowerCase(), many: itemForms[kind].plural };
}

const origin = 'http://list';

/** Whether an address is a list of the kind, in whichever dashboard, and of no other site. */
export function isListOf(kind: BulkKind, path: string): boolean {
  const url = URL.canParse(path, origin) ? new URL(path, origin) : null;
  const lists = kind === 'posts' ? ['/admin/dashboard/posts', '/admin/dashboard-pro/posts'] : [toListPath(kind)];
  return url?.origin === origin && path.startsWith('/') && lists.includes(url.pathname);
}

/** Writes a choice as the value of its box; what has no revisions names another sign of the state that was looked at. */
export function writeChosen({ id, revision }: { readonly id: string; readonly revision: number | string }): string {
  return `${id} ${revision}`;
}

/** Reads the value of a box; undefined for what no box of ours holds. */
export function readChosen(value: FormDataEntryValue): ChosenThing | undefined {
  const [, id, revision] = (typeof value === 'string' && /^([\w-]{1,64}) (\d{1,9})$/.exec(value)) || [];
  return id === undefined ? undefined : { id, revision: Number(revision) };
}
