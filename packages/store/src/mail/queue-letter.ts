import type { WriteTransaction } from '../database/write-transaction.ts';
import type { Letter } from './letter.ts';
import { queueMail } from './queue-mail.ts';

export type { Letter } from './letter.ts';

/**
 * Queues a letter of the admin to anybody, such as an invitation, within the transaction of what it tells of.
 * Its words are forgotten once it is sent.
 */
export async function queueLetter(transaction: WriteTransaction, letter: Letter): Promise<void> {
  await queueMail(transaction, { template: 'letter', letter });
}
