import { randomUUID } from 'node:crypto';
import { writer } from '../database/handles.ts';
import { pipelineWrite } from '../database/pipeline-write.ts';
import type { WriteTransaction } from '../database/write-transaction.ts';

/** An activity line. Actor and time come from the transaction. */
export interface NewActivity {
  /** The kind of subject, a dot and the action, such as `lead.deleted`. */
  action: `${string}.${string}`;
  subjectId: string;
  /**
   * One sentence for the owner, without actor and time. Never contains a visitor's text, name or address: activity outlives
   * deleted leads.
   */
  words: string;
}

export async function noteActivity(transaction: WriteTransaction, activity: NewActivity): Promise<void> {
  const { actor, now } = transaction;
  await pipelineWrite(
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

/** Repetitions within this time are one line. In milliseconds. */
const TOGETHER_MS = 60 * 60 * 1000;

/** Records something that anyone may repeat without limit: within an hour it is one line with a count. */
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
