import type { WriteTransaction } from '../database/write-transaction.ts';
import type { EmailMessage } from './email-message.ts';
import { queueMail } from './queue-mail.ts';

export type { EmailMessage } from './email-message.ts';

/**
 * Queues an email to any recipient, such as an invitation, in the transaction of the change it reports. Its content is deleted
 * once it is sent.
 */
export async function queueEmail(transaction: WriteTransaction, message: EmailMessage): Promise<void> {
  await queueMail(transaction, { template: 'letter', message });
}
