import { writer } from '../database/handles.ts';
import type { WriteTransaction } from '../database/write-transaction.ts';

/** What was done to a thing last: whoever was a moment too late is told of it. */
export interface LastDeed {
  /** ISO 8601, UTC. */
  readonly at: string;
  /** The account as it was called then; null for a visitor, and for the store itself. */
  readonly by: string | null;
  readonly words: string;
}

/** Finds the last line of the activity about a thing; undefined when there is none. */
export async function findLastDeed(
  transaction: WriteTransaction,
  { subjectId, action }: { subjectId: string; action: string },
): Promise<LastDeed | undefined> {
  return writer(transaction)
    .selectFrom('activity')
    .select(['at', 'actor_name as by', 'words'])
    .where('subject_id', '=', subjectId)
    .where('action', '=', action)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
}
