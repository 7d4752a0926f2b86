import { reader } from '../../database/handles.ts';
import type { Store } from '../../store.ts';

/** An email from us to the visitor of a lead. */
export interface SentEmail {
  readonly mailId: string;
  readonly leadId: string;
}

/**
 * Finds the email that an incoming one answers, by the Message-IDs it names; the first known one counts. Message-IDs can't be
 * guessed, so only a recipient can name one. The sender's address proves nothing.
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

/** Checks whether an email is a copy of our own. */
export async function isOwnEmail(store: Store, messageId: string): Promise<boolean> {
  const row = reader(store).selectFrom('outbox').select('id').where('message_id', '=', messageId);
  return (await row.executeTakeFirst()) !== undefined;
}
