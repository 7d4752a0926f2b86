import type { BulkKind } from './bulk-action.ts';

const UNDO_PATH = '/admin/deleted/undo';

export interface DeletedThing {
  readonly id: string;
  /** The revision after the deletion. */
  readonly from: number;
}

/** The undo path of a deletion: short, as it travels in a cookie. */
export function buildUndoPath(kind: BulkKind, list: string, things: readonly DeletedThing[]): string {
  const [, , dashboard] = list.split('/');
  return `${UNDO_PATH}?kind=${kind}&list=${dashboard}&of=${things.map(writeDeletedThing).join('~')}`;
}

export function writeDeletedThing({ id, from }: DeletedThing): string {
  return `${id}.${from}`;
}

/** Reads the entries of such a path; undefined if invalid. */
export function readDeletedThings(text: string): readonly DeletedThing[] | undefined {
  const things = text.split('~').map(readThing);
  return things.every((thing) => thing !== undefined) ? things : undefined;
}

function readThing(text: string): DeletedThing | undefined {
  const [, id, revision] = /^([\w-]{1,64})\.(\d{1,9})$/.exec(text) ?? [];
  return id === undefined ? undefined : { id, from: Number(revision) };
}
