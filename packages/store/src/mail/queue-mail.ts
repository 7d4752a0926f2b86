import { randomUUID } from 'node:crypto';
import { writer } from '../database/handles.ts';
import type { WriteTransaction } from '../database/write-transaction.ts';
import type { EmailMessage } from './email-message.ts';

/** A mail about a lead or the leads of a day, written when it is sent; or a letter to anybody, written now. */
export type NewMail =
  | { template: 'owner-notice' | 'follow-up-reminder'; leadId: string }
  /** `network`: the hash that the limit on confirmations counts by. */
  | { template: 'visitor-confirmation'; leadId: string; network?: string | null }
  | { template: 'lead-reply'; leadId: string; replyId: string }
  | { template: 'lead-digest'; day: string }
  | { template: 'letter' | 'mail-server-notice'; letter: EmailMessage };

/** Queues a mail, due at once, within the transaction of what it tells of: both are kept, or neither. Answers its id. */
export async function queueMail(transaction: WriteTransaction, mail: NewMail): Promise<string> {
  const id = randomUUID();
  const createdAt = transaction.now.toISOString();
  await writer(transaction)
    .insertInto('outbox')
    .values({
      id,
      template: mail.template,
      lead_id: 'leadId' in mail ? mail.leadId : null,
      reply_id: 'replyId' in mail ? mail.replyId : null,
      message_id: null,
      bounce: null,
      digest_day: 'day' in mail ? mail.day : null,
      letter: 'letter' in mail ? JSON.stringify(mail.letter) : null,
      state: 'waiting',
      attempts: 0,
      first_attempt_at: null,
      next_attempt_at: createdAt,
      claimed_until: null,
      claim_token: null,
      last_error: null,
      sent_at: null,
      created_at: createdAt,
      network: 'network' in mail ? (mail.network ?? null) : null,
    })
    .execute();
  return id;
}
