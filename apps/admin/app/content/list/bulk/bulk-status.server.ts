import type { Session, Store } from '@showroom/store/admin';
import { data } from 'react-router-dom';
import { findStatusField, wordsOf, type BulkKind, type ChosenThing } from '../../kinds/bulk-action.ts';
import { buildBulkUndoPath } from '../../kinds/bulk-undo.ts';
import { restatus } from './restatus.server.ts';
import { describeOutcome } from './describe-outcome.ts';

interface StatusChange {
  readonly name: BulkKind;
  readonly status: string;
  readonly chosen: readonly ChosenThing[];
  readonly list: string;
}

/**
 * Gives several entries one status, and returns the notice with its undo path.
 *
 * @throws status 400 for a status that the kind doesn’t have
 */
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
