import { kindNames, type KindName } from '../../frame/navigation/content-kinds.ts';
import { dashboards } from '../../frame/navigation/dashboards.ts';
import { kindForms, listFields } from './kinds.ts';
import type { FormField } from '../kind-definitions/kind-form.ts';

export const bulkActions = ['publish', 'unpublish', 'delete', 'add-tag', 'remove-tag', 'set-status'] as const;

export const bulkKinds = kindNames;
export type BulkKind = KindName;

/** The field of an entry’s own status; undefined if the kind has none. */
export function findStatusField(kind: BulkKind): FormField | undefined {
  return listFields(kind).find(({ name }) => name === 'status' || name === 'statusOverride');
}

export const BULK_PATH = '/admin/bulk';

/** A selected entry at the revision that was viewed. */
export interface ChosenThing {
  readonly id: string;
  readonly revision: number;
}

export function wordsOf(kind: BulkKind): { readonly one: string; readonly many: string } {
  const { noun, plural } = kindForms[kind];
  return { one: noun.toLowerCase(), many: plural };
}

const origin = 'http://list';

/** Whether a path is a list of the kind, in either dashboard of this site. */
export function isListOf(kind: BulkKind, path: string): boolean {
  const url = URL.canParse(path, origin) ? new URL(path, origin) : null;
  const lists = dashboards
    .flatMap(({ tabs }) => tabs)
    .flatMap(({ count, path: list }) => (count === kind ? [list] : []));
  return url?.origin === origin && path.startsWith('/') && lists.includes(url.pathname);
}

/** Encodes a selection as its checkbox value. Comments have a status instead of a revision. */
export function writeChosen({ id, revision }: { readonly id: string; readonly revision: number | string }): string {
  return `${id} ${revision}`;
}

/** Decodes a checkbox value; undefined for anything else. */
export function readChosen(value: FormDataEntryValue): ChosenThing | undefined {
  const [, id, revision] = (typeof value === 'string' && /^([\w-]{1,64}) (\d{1,9})$/.exec(value)) || [];
  return id === undefined ? undefined : { id, revision: Number(revision) };
}
