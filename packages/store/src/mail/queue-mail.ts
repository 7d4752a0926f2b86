import { randomUUID } from 'node:crypto';
import { writer } from '../database/handles.ts';
import type { WriteTransaction } from '../database/write-transaction.ts';
import type { EmailMessage } from './email-message.ts';

/** An email about leads, written when it is sent, or a complete email. */
export type NewMail =
  | { template: 'owner-notice' | 'follow-up-reminder'; leadId: string }
  /** `network`: the hash by which confirmations are limited. */
  | { template: 'visitor-confirmation'; leadId: string; network?: string | null }
  | { template: 'lead-reply'; leadId: string; replyId: string }
  | { template: 'lead-digest'; day: string }
  | { template: 'letter' | 'mail-server-notice'; message: EmailMessage };

/** Queues an email in the transaction of the change it reports. Returns its id. */
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
      letter: 'message' in mail ? JSON.stringify(mail.message) : null,
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
