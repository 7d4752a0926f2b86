import { kindNames, type KindName } from '../../frame/navigation/content-kinds.ts';
import { dashboards } from '../../frame/navigation/dashboards.ts';
import { kindForms, listFields } from './kinds.ts';
import type { FormField } from '../kind-definitions/kind-form.ts';

/** What several things of a list can be done at once. */
export const bulkActions = ['publish', 'unpublish', 'delete', 'add-tag', 'remove-tag', 'set-status'] as const;

/** The lists whose things can be chosen: those of every kind. */
export const bulkKinds = kindNames;
export type BulkKind = KindName;

/** The control of a status of their own, beside whether visitors see them; undefined where a kind has none. */
export function findStatusField(kind: BulkKind): FormField | undefined {
  return listFields(kind).find(({ name }) => name === 'status' || name === 'statusOverride');
}

export const BULK_PATH = '/admin/bulk';

/** One of the things that were chosen, in the state in which it was looked at. */
export interface ChosenThing {
  readonly id: string;
  readonly revision: number;
}

/** How the things of a list are called, one and several. */
export function wordsOf(kind: BulkKind): { readonly one: string; readonly many: string } {
  const { noun, plural } = kindForms[kind];
  return { one: noun.toLowerCase(), many: plural };
}

const origin = 'http://list';

/** Whether an address is a list of the kind, in whichever dashboard, and of no other site. */
export function isListOf(kind: BulkKind, path: string): boolean {
  const url = URL.canParse(path, origin) ? new URL(path, origin) : null;
  const lists = dashboards
    .flatMap(({ tabs }) => tabs)
    .flatMap(({ count, path: list }) => (count === kind ? [list] : []));
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
