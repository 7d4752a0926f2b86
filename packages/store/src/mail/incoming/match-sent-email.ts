import { reader } from '../../database/handles.ts';
import type { Store } from '../../store.ts';

/** A letter of ours to the visitor of a lead. */
export interface SentEmail {
  readonly mailId: string;
  readonly leadId: string;
}

/**
 * Which letter to a visitor a mail belongs to, by the Message-IDs it names; the first of them that is known counts. They hold what
 * no one can guess, so whoever names one has got the letter; who a mail says it is from counts for nothing.
 */
export async function findSentEmail(store: Store, messageIds: readonly string[]): Promise<SentEmail | undefined> {
  if (messageIds.length === 0) return undefined;
  const rows = await reader(store)
    .selectFrom('outbox')
    .select(['id as mailId', 'lead_id as leadId', 'message_id as messageId'])
    .where('message_id', 'in', messageIds)
    .where('template', 'in', ['visitor-confirmation', 'lead-reply'])
    .execute();
  for (const id of messageIds) {
    const row = rows.find(({ messageId }) => messageId === id);
    if (row !== undefined && row.leadId !== null) return { mailId: row.mailId, leadId: row.leadId };
  }
  return undefined;
}

/** Whether a mail is one of our own, which came back as a copy. */
export async function isOwnEmail(store: Store, messageId: string): Promise<boolean> {
  const row = reader(store).selectFrom('outbox').select('id').where('message_id', '=', messageId);
  return (await row.executeTakeFirst()) !== undefined;
}
