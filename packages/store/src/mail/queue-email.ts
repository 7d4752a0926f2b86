import type { WriteTransaction } from '../database/write-transaction.ts';
import type { EmailMessage } from './email-message.ts';
import { queueMail } from './queue-mail.ts';

export type { EmailMessage } from './email-message.ts';

/**
 * Queues a letter of the admin to anybody, such as an invitation, within the transaction of what it tells of.
 * Its words are forgotten once it is sent.
 */
export async function queueEmail(transaction: WriteTransaction, letter: EmailMessage): Promise<void> {
  await queueMail(transaction, { template: 'letter', letter });
}
