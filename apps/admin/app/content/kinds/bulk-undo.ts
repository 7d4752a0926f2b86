import type { PublicPeriod } from '@showroom/store/admin';
import { isListOf, bulkKinds, type BulkKind, type ChosenThing } from './bulk-action.ts';
import { writePeriods } from './public-periods.ts';

/** What of several things can be taken back by a press, beside a delete. */
const undoableActions = ['tags', 'status', 'publication'] as const;
type UndoableAction = (typeof undoableActions)[number];

/** A thing in the state that the action left, with what it was before, in signs that need no escape. */
interface UndoneThing extends ChosenThing {
  readonly was: string;
}

export interface BulkUndo {
  readonly action: UndoableAction;
  readonly kind: BulkKind;
  /** The list that it was done from. */
  readonly list: string;
  readonly things: readonly UndoneThing[];
  /** What of it is the same for all of them, in signs that need no escape. */
  readonly detail?: string;
}

const UNDO_PATH = '/admin/bulk/undo';

/** Where a press takes it back: short, as it travels in a cookie. */
export function buildBulkUndoPath({ action, kind, list, things, detail = '' }: BulkUndo): string {
  const [, , dashboard] = list.split('/');
  const of = things.map(({ id, revision, was }) => `${id}.${revision}.${was}`).join('~');
  return `${UNDO_PATH}?action=${action}&kind=${kind}&list=${dashboard}&with=${detail}&of=${of}`;
}

/** Where a press takes back that things were published or taken from the site, one or several. */
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

/** Reads it back; undefined for what is none. */
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
