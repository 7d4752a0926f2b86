import { reader } from '../../database/handles.ts';
import type { MailState } from '../../mail/tables.ts';
import type { Store } from '../../store.ts';

/** An email that answered a lead, and how it fares. A `failed` one was given up; `lastError` says why. */
export interface LeadReply {
  id: string;
  at: string;
  /** Who wrote it, as the account was called then. */
  author: string | null;
  /** The email address it went to. */
  address: string;
  subject: string;
  text: string;
  state: MailState;
  attempts: number;
  nextAttemptAt: string;
  lastError: string | null;
  /** Why it could not be delivered after all, as a mail server said later. */
  bounce: string | null;
  sentAt: string | null;
}

/** The emails that answered a lead: the oldest first. */
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
      'bounce',
      'sent_at as sentAt',
    ])
    .where('lead_reply.lead_id', '=', leadId)
    .orderBy('lead_reply.at')
    .orderBy('lead_reply.id')
    .execute();
}

/** Of a long thread its beginning and so many of the last are named (RFC 5322 allows it): a head is no longer than servers take. */
const NAMED_EMAILS = 20;

/**
 * The Message-IDs of what the visitor of a lead was sent already and has answered, the oldest first: a mail program threads by them,
 * and the last one is what an email answers.
 */
export async function listThread(store: Store, leadId: string): Promise<string[]> {
  const sent = await reader(store)
    .selectFrom('outbox')
    .select(['message_id as messageId', 'sent_at as at'])
    .where('lead_id', '=', leadId)
    .where('template', 'in', ['visitor-confirmation', 'lead-reply'])
    .where('message_id', 'is not', null)
    .execute();
  const received = await reader(store)
    .selectFrom('lead_response')
    .select(['message_id as messageId', 'at'])
    .where('lead_id', '=', leadId)
    .where('is_automatic', '=', 0)
    .execute();
  const emails = [...sent, ...received].toSorted((one, other) => ((one.at ?? '') < (other.at ?? '') ? -1 : 1));
  const ids = emails.flatMap(({ messageId }) => messageId ?? []);
  return ids.filter((_id, index) => index === 0 || index >= ids.length - NAMED_EMAILS);
}
