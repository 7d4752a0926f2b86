import { noteActivity } from '../activity/note-activity.ts';
import { reader, writer } from '../database/handles.ts';
import type { WriteTransaction } from '../database/write-transaction.ts';
import type { Store } from '../store.ts';
import { emailMessageSchema } from './email-message.ts';

/**
 * An email that was given up, refused for good or tried for days, and is about no lead: those that are stand with their lead, where a
 * visitor's mistyped address belongs.
 */
export interface FailedMail {
  readonly id: string;
  /** What it is called and to whom it goes; null for a digest, which is written as it is sent. */
  readonly letter: { readonly subject: string; readonly address: string } | null;
  /** When it was queued. ISO 8601, UTC. */
  readonly createdAt: string;
  readonly attempts: number;
  /** Why the last try failed, in the words of the mail server; empty where it said nothing. */
  readonly problem: string;
}

/** As many as are shown; more of them have the same cause. */
const MOST_SHOWN = 200;

/** The emails that were given up: the newest first. */
export async function listFailedMails(store: Store): Promise<FailedMail[]> {
  const rows = await reader(store)
    .selectFrom('outbox')
    .select(['id', 'letter', 'created_at as createdAt', 'attempts', 'last_error as problem'])
    .where('state', '=', 'failed')
    .where('lead_id', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MOST_SHOWN)
    .execute();
  return rows.map(({ letter, problem, ...row }) => ({
    ...row,
    letter: letter === null ? null : readHead(letter),
    problem: problem ?? '',
  }));
}

/** How many of them there are. */
export async function countFailedMails(store: Store): Promise<number> {
  const { count } = await reader(store)
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', '=', 'failed')
    .where('lead_id', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Lets an email that was given up be sent again, from its first try. @returns false where it is on the list no more */
export async function retryFailedMail(transaction: WriteTransaction, id: string): Promise<boolean> {
  const result = await writer(transaction)
    .updateTable('outbox')
    .set({ state: 'waiting', attempts: 0, first_attempt_at: null, next_attempt_at: transaction.now.toISOString() })
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .where('lead_id', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Deletes an email that was given up. @returns false where it is on the list no more */
export async function deleteFailedMail(transaction: WriteTransaction, id: string): Promise<boolean> {
  const result = await writer(transaction)
    .deleteFrom('outbox')
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .where('lead_id', 'is', null)
    .executeTakeFirst();
  if (result.numDeletedRows === 0n) return false;
  await noteActivity(transaction, {
    action: 'mail.deleted',
    subjectId: id,
    words: 'Deleted an email that couldn’t be sent',
  });
  return true;
}

/** Never what is written in it: that may be the link of an invitation. */
function readHead(letter: string): FailedMail['letter'] {
  const { subject, to } = emailMessageSchema.parse(JSON.parse(letter));
  return { subject, address: to.address };
}
