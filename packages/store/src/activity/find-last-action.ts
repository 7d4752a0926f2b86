import { writer } from '../database/handles.ts';
import type { WriteTransaction } from '../database/write-transaction.ts';

/** What was done to a thing last: anyone who was a moment too late is told of it. */
export interface LastAction {
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Whose account it was, by name; once that is gone, as it was called then. Null for a visitor, and for the store itself. */
  readonly by: string | null;
  readonly words: string;
}

/** Finds the last line of the activity about a thing, of those that tell of such an action, or of any; undefined when there is none. */
export async function findLastAction(
  transaction: WriteTransaction,
  { subjectId, actions }: { subjectId: string; actions?: readonly string[] },
): Promise<LastAction | undefined> {
  return writer(transaction)
    .selectFrom('activity')
    .leftJoin('account', 'account.id', 'activity.account_id')
    .select((eb) => ['at', eb.fn.coalesce('account.name', 'actor_name').as('by'), 'words'])
    .where('subject_id', '=', subjectId)
    .$if(actions !== undefined, (lines) => lines.where('action', 'in', actions ?? []))
    .orderBy('at', 'desc')
    .orderBy('activity.id', 'desc')
    .executeTakeFirst();
}
