import { randomUUID } from 'node:crypto';
import { writer } from '../database/handles.ts';
import { writeAlong } from '../database/write-along.ts';
import type { WriteTransaction } from '../database/write-transaction.ts';

/** A line of the activity, apart from who and when, which its transaction knows. */
export interface NewActivity {
  /** What was done: the kind of the subject, a dot, and the action, such as `lead.deleted`. */
  action: `${string}.${string}`;
  subjectId: string;
  /**
   * One sentence for the owner, without who and when. Never what a visitor wrote, nor a visitor's name or address: these
   * lines outlive what they tell of, and a deleted lead is gone.
   */
  words: string;
}

/** Notes within a change's own transaction what was done: both are kept, or neither. */
export async function noteActivity(transaction: WriteTransaction, activity: NewActivity): Promise<void> {
  const { actor, now } = transaction;
  await writeAlong(
    transaction,
    writer(transaction)
      .insertInto('activity')
      .values({
        id: randomUUID(),
        at: now.toISOString(),
        actor_kind: actor.kind,
        account_id: actor.kind === 'account' ? actor.accountId : null,
        actor_name: actor.kind === 'account' ? actor.username : null,
        action: activity.action,
        subject_id: activity.subjectId,
        words: activity.words,
        times: 1,
      }),
  );
}

/** What is done over and over within this time is one line. In milliseconds. */
const TOGETHER_MS = 60 * 60 * 1000;

/** Notes what unknown people may do as often as they like: within an hour it is one line, which counts. */
export async function noteRepeatedActivity(transaction: WriteTransaction, activity: NewActivity): Promise<void> {
  const since = new Date(transaction.now.getTime() - TOGETHER_MS).toISOString();
  const { numUpdatedRows } = await writer(transaction)
    .updateTable('activity')
    .set((eb) => ({ times: eb('times', '+', 1) }))
    .where('subject_id', '=', activity.subjectId)
    .where('at', '>', since)
    .where('action', '=', activity.action)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) await noteActivity(transaction, activity);
}
