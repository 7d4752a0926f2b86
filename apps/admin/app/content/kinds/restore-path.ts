import type { BulkKind } from './bulk-action.ts';

const UNDO_PATH = '/admin/deleted/undo';

/** A thing that was deleted. */
export interface DeletedThing {
  readonly id: string;
  /** The revision that deleted it. */
  readonly from: number;
}

/** Where a press brings back what was deleted from a list: short, as it travels in a cookie. */
export function buildUndoPath(kind: BulkKind, list: string, things: readonly DeletedThing[]): string {
  const [, , dashboard] = list.split('/');
  return `${UNDO_PATH}?kind=${kind}&list=${dashboard}&of=${things.map(writeDeletedThing).join('~')}`;
}

export function writeDeletedThing({ id, from }: DeletedThing): string {
  return `${id}.${from}`;
}

/** Reads the things of such a path; undefined where one is none. */
export function readDeletedThings(text: string): readonly DeletedThing[] | undefined {
  const things = text.split('~').map(readThing);
  return things.every((thing) => thing !== undefined) ? things : undefined;
}

function readThing(text: string): DeletedThing | undefined {
  const [, id, revision] = /^([\w-]{1,64})\.(\d{1,9})$/.exec(text) ?? [];
  return id === undefined ? undefined : { id, from: Number(revision) };
}
