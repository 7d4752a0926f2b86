import { reader } from '../../database/handles.ts';
import type { MailState } from '../../mail/tables.ts';
import type { Store } from '../../store.ts';

/** A letter that answered a lead, and how it fares. A `failed` one was given up; `lastError` says why. */
export interface LeadReply {
  id: string;
  at: string;
  /** Who wrote it, as the account was called then. */
  author: string | null;
  /** The e-mail address it went to. */
  address: string;
  subject: string;
  text: string;
  state: MailState;
  attempts: number;
  nextAttemptAt: string;
  lastError: string | null;
  sentAt: string | null;
}

/** The letters that answered a lead: the newest first. */
export async function listReplies(store: Store, leadId: string): Promise<LeadReply[]> {
  return reader(store)
    .selectFrom('lead_reply')
    .innerJoin('outbox', 'outbox.reply_id', 'lead_reply.id')
    .select([
      'lead_reply.id',
      'lead_reply.at',
      'author',
      'address',
      'subject',
      'text',
      'state',
      'attempts',
      'next_attempt_at as nextAttemptAt',
      'last_error as lastError',
      'sent_at as sentAt',
    ])
    .where('lead_reply.lead_id', '=', leadId)
    .orderBy('lead_reply.at', 'desc')
    .orderBy('lead_reply.id')
    .execute();
}

/** The Message-IDs of what the visitor of a lead was sent already, the oldest first: a mail program threads by them. */
export async function listSentMessageIds(store: Store, leadId: string): Promise<string[]> {
  const rows = await reader(store)
    .selectFrom('outbox')
    .select('message_id as messageId')
    .where('lead_id', '=', leadId)
    .where('template', 'in', ['visitor-confirmation', 'lead-reply'])
    .where('message_id', 'is not', null)
    .orderBy('sent_at')
    .execute();
  return rows.flatMap(({ messageId }) => messageId ?? []);
}
