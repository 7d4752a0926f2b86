import type { Session } from '@showroom/store/admin/sessions';
import type { Store } from '@showroom/store/open-store';
import { data } from 'react-router-dom';
import { findStatusField, wordsOf, type BulkKind, type ChosenThing } from '../kinds/bulk-action.ts';
import { buildBulkUndoPath } from '../kinds/bulk-undo.ts';
import { restatus } from './restatus.server.ts';
import { describeOutcome } from './describe-outcome.ts';

interface StatusChange {
  readonly name: BulkKind;
  /** A value of its control. */
  readonly status: string;
  readonly chosen: readonly ChosenThing[];
  /** The list that they were chosen from. */
  readonly list: string;
}

/** Gives several things one status; says what came of it, and how that is taken back. @throws status 400 for no status of the kind */
export async function changeStatus(
  store: Store,
  { actor }: Pick<Session, 'actor'>,
  { name, status, chosen, list }: StatusChange,
): Promise<{ readonly text: string; readonly undoPath?: string }> {
  const field = findStatusField(name);
  const option = field?.options?.find(({ value }) => value === status);
  if (field === undefined || option === undefined)
    throw data('That status isn’t available for these items.', { status: 400 });
  const things = chosen.map((thing) => ({ ...thing, status }));
  const outcome = await restatus(store, actor, { name, field: field.name, things });
  const { done } = outcome;
  const { one, many } = wordsOf(name);
  const text = describeOutcome(
    `${done.length} ${done.length === 1 ? one : many} set to “${option.label}”`,
    outcome,
    'already had that status',
  );
  if (done.length === 0) return { text };
  const undone = done.map(({ status: was, ...thing }) => ({ ...thing, was }));
  return { text, undoPath: buildBulkUndoPath({ action: 'status', kind: name, list, things: undone }) };
}
