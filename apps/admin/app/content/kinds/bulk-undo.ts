import type { PublicPeriod } from '@showroom/store/admin';
import { isListOf, bulkKinds, type BulkKind, type ChosenThing } from './bulk-action.ts';
import { writePeriods } from './public-periods.ts';

/** Bulk actions with an undo path, besides deletion. */
const undoableActions = ['tags', 'status', 'publication'] as const;
type UndoableAction = (typeof undoableActions)[number];

/** An entry as the action left it, with its previous value, without characters that need escaping. */
interface UndoneThing extends ChosenThing {
  readonly was: string;
}

export interface BulkUndo {
  readonly action: UndoableAction;
  readonly kind: BulkKind;
  /** The list to return to. */
  readonly list: string;
  readonly things: readonly UndoneThing[];
  /** What is the same for all of them, without characters that need escaping. */
  readonly detail?: string;
}

const UNDO_PATH = '/admin/bulk/undo';

/** The undo path: short, as it travels in a cookie. */
export function buildBulkUndoPath({ action, kind, list, things, detail = '' }: BulkUndo): string {
  const [, , dashboard] = list.split('/');
  const of = things.map(({ id, revision, was }) => `${id}.${revision}.${was}`).join('~');
  return `${UNDO_PATH}?action=${action}&kind=${kind}&list=${dashboard}&with=${detail}&of=${of}`;
}

/** The undo path of publishing or unpublishing one or several entries. */
export function buildPublicationUndoPath(
  kind: BulkKind,
  list: string,
  things: readonly (ChosenThing & { readonly before: readonly PublicPeriod[] })[],
): string {
  return buildBulkUndoPath({
    action: 'publication',
    kind,
    list,
    things: things.map(({ before, ...thing }) => ({ ...thing, was: writePeriods(before) })),
  });
}

/** Reads such a path; undefined for anything else. */
export function readBulkUndo(params: URLSearchParams): BulkUndo | undefined {
  const action = undoableActions.find((one) => one === params.get('action'));
  const kind = bulkKinds.find((one) => one === params.get('kind'));
  const list = `/admin/${params.get('list')}/${kind}`;
  const things = (params.get('of') ?? '').split('~').map(readThing);
  const isWhole = things.every((thing) => thing !== undefined);
  if (action === undefined || kind === undefined || !isWhole || !isListOf(kind, list)) return undefined;
  return { action, kind, list, things, detail: params.get('with') ?? '' };
}

function readThing(text: string): UndoneThing | undefined {
  const [, id, revision, was] = /^([\w-]{1,64})\.(\d{1,9})\.([\w.-]{0,120})$/.exec(text) ?? [];
  return id === undefined || was === undefined ? undefined : { id, revision: Number(revision), was };
}
