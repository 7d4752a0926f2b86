import { writer } from '../database/handles.ts';
import type { WriteTransaction } from '../database/write-transaction.ts';

/** The last action on something, shown to someone who was too late. */
export interface LastAction {
  readonly at: string;
  /** Current name of the account, or its last name if it was deleted. Null for a visitor and for the store itself. */
  readonly by: string | null;
  readonly words: string;
}

/** Finds the last action on something, of certain kinds or any; undefined when there is none. */
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
