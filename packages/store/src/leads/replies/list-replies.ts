import { reader } from '../../database/handles.ts';
import type { MailState } from '../../mail/tables.ts';
import type { Store } from '../../store.ts';

/** A reply of the shop and its state. `failed`: given up; see `lastError`. */
export interface LeadReply {
  id: string;
  at: string;
  /** The account's name at that time. */
  author: string | null;
  address: string;
  subject: string;
  text: string;
  state: MailState;
  attempts: number;
  nextAttemptAt: string;
  lastError: string | null;
  /** The reason of a delivery report that came later. */
  bounce: string | null;
  sentAt: string | null;
}

/** Lists the shop's replies to a lead, oldest first. */
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

/** A long thread names its first and last emails (RFC 5322 allows it), because servers limit the header's length. */
const NAMED_EMAILS = 20;

/** Lists the Message-IDs exchanged with the visitor, oldest first. Mail programs thread by them; a reply answers the last one. */
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
