import type { JobRunner } from '@showroom/isolated-jobs/job-runner';
import { systemActor } from '../../database/write-transaction.ts';
import type { WriteTransaction } from '../../database/write-transaction.ts';
import type { Store } from '../../store.ts';
import { INCOMING_SERVER, readMailServer } from '../server/read-mail-server.ts';
import { openMailbox } from './mailbox.ts';
import type { Mailbox } from './mailbox.ts';
import { readOneEmail } from './read-one-email.ts';
import { findEmailNumber, dismissUnreadEmail } from './unread-emails.ts';
import type { EmailNumber } from './unread-emails.ts';

/**
 * Result of another attempt: saved with its lead; not a reply to one of our emails; deleted from the mailbox; or still
 * unreadable.
 */
export type RetryResult = 'kept' | 'no-reply' | 'gone' | 'failed';

/** Tries to read an email again that was put aside. It stays there only if that fails. Never throws. */
export async function retryUnreadEmail(
  store: Store,
  { id, jobs, signal }: { id: string; jobs: JobRunner; signal: AbortSignal },
): Promise<RetryResult> {
  const number = await findEmailNumber(store, id);
  const server = await readMailServer(store, INCOMING_SERVER);
  if (number === undefined) return 'gone';
  if (server === undefined || server === 'locked') return 'failed';
  try {
    const mailbox = await openMailbox(server, signal);
    const note = dismissUnreadEmail(id);
    try {
      const result = await readIn(store, mailbox, { number, jobs, note });
      // When it was saved, `note` was part of that transaction.
      if (result !== 'kept') await store.write({ actor: systemActor }, note);
      return result;
    } finally {
      await mailbox.close();
    }
  } catch (error) {
    store.log.warn('An email that was skipped could not be read again', { error });
    return 'failed';
  }
}

async function readIn(
  store: Store,
  mailbox: Mailbox,
  {
    number,
    jobs,
    note,
  }: { number: EmailNumber; jobs: JobRunner; note: (transaction: WriteTransaction) => Promise<void> },
): Promise<Exclude<RetryResult, 'failed'>> {
  if (mailbox.uidValidity !== number.uidValidity) return 'gone';
  for await (const head of mailbox.heads([number.uid]))
    return (await readOneEmail(store, { mailbox, head, jobs, note })) ? 'kept' : 'no-reply';
  return 'gone';
}
