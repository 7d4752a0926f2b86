import { noteActivity } from '../activity/note-activity.ts';
import { reader, writer } from '../database/handles.ts';
import type { WriteTransaction } from '../database/write-transaction.ts';
import type { Store } from '../store.ts';
import { emailMessageSchema } from './email-message.ts';

/**
 * An email that is not tried anymore and belongs to no lead. Emails about a lead are shown with the lead, where a mistyped
 * address can be corrected.
 */
export interface FailedMail {
  readonly id: string;
  /** Null for a digest, which is written when it is sent. */
  readonly message: { readonly subject: string; readonly address: string } | null;
  readonly createdAt: string;
  readonly attempts: number;
  /** Error of the last attempt, as the mail server worded it; may be empty. */
  readonly problem: string;
}

/** More are not listed: they have the same cause. */
const MOST_SHOWN = 200;

/** Lists the emails that were given up, newest first. */
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
    message: letter === null ? null : readHead(letter),
    problem: problem ?? '',
  }));
}

export async function countFailedMails(store: Store): Promise<number> {
  const { count } = await reader(store)
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', '=', 'failed')
    .where('lead_id', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Queues an email that was given up again. @returns false when it is no longer on the list */
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

/** Deletes an email that was given up. @returns false when it is no longer on the list */
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

/** Reads subject and address only: the body may contain an invitation link. */
function readHead(letter: string): FailedMail['message'] {
  const { subject, to } = emailMessageSchema.parse(JSON.parse(letter));
  return { subject, address: to.address };
}
