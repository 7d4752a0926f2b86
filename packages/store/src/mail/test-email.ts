import { noteActivity } from '../activity/note-activity.ts';
import { reader } from '../database/handles.ts';
import type { WriteTransaction } from '../database/write-transaction.ts';
import type { Store } from '../store.ts';
import { queueMail } from './queue-mail.ts';
import type { OutboxTable } from './tables.ts';

/** What became of a test email so far. */
export interface TestEmail {
  readonly state: OutboxTable['state'];
  /** How often it was tried. */
  readonly attempts: number;
  /** Why the last try failed, in the words of the mail server; null when none did. */
  readonly lastError: string | null;
  /** When a mail server took it. ISO 8601, UTC. */
  readonly sentAt: string | null;
}

/** Queues an email that says that emails arrive, sent like any other. Returns its id for `findTestEmail`. */
export async function queueTestEmail(
  transaction: WriteTransaction,
  { address, brand }: { address: string; brand: string },
): Promise<string> {
  const id = await queueMail(transaction, {
    template: 'letter',
    message: {
      to: { name: brand, address },
      replyTo: null,
      subject: `Test email from ${brand}`,
      blocks: [
        { kind: 'text', text: 'This is a test email from your site’s settings.' },
        { kind: 'text', text: 'If you can read this, lead notifications and customer confirmations are working.' },
      ],
    },
  });
  await noteActivity(transaction, { action: 'mail.tested', subjectId: id, words: 'Tried to send a test email' });
  return id;
}

/** Finds what became of a test email; undefined when there is none by that id. */
export async function findTestEmail(store: Store, id: string): Promise<TestEmail | undefined> {
  const row = await reader(store)
    .selectFrom('outbox')
    .select(['state', 'attempts', 'last_error', 'sent_at'])
    .where('id', '=', id)
    .where('template', '=', 'letter')
    .executeTakeFirst();
  return row && { state: row.state, attempts: row.attempts, lastError: row.last_error, sentAt: row.sent_at };
}

/** Whether a mail server has ever taken an email from here: a test, or any other. */
export async function hasSentMail(store: Store): Promise<boolean> {
  const sent = await reader(store).selectFrom('outbox').select('id').where('state', '=', 'sent').limit(1).execute();
  return sent.length > 0;
}
