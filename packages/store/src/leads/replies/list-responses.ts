import { z } from 'zod';
import { reader, writer } from '../../database/handles.ts';
import type { WriteTransaction } from '../../database/write-transaction.ts';
import type { Store } from '../../store.ts';

export interface LeadResponse {
  id: string;
  /** When it arrived in the mailbox. */
  at: string;
  /** As the email claims; not verified. */
  name: string;
  address: string;
  subject: string;
  text: string;
  /** The quoted earlier emails; may be empty. */
  quoted: string;
  /** Sent by a program, such as an out-of-office reply. */
  isAutomatic: boolean;
  /** The email in the mailbox is longer. */
  isCut: boolean;
  /** Names of attachments that were not saved. */
  leftOut: string[];
}

const namesSchema = z.array(z.string());

/** Lists a visitor's replies, oldest first. */
export async function listResponses(store: Store, leadId: string): Promise<LeadResponse[]> {
  const rows = await reader(store)
    .selectFrom('lead_response')
    .selectAll()
    .where('lead_id', '=', leadId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    name: row.name,
    address: row.address,
    subject: row.subject,
    text: row.text,
    quoted: row.quoted,
    isAutomatic: row.is_automatic === 1,
    isCut: row.is_cut === 1,
    leftOut: namesSchema.parse(JSON.parse(row.left_out)),
  }));
}

export async function countResponses(transaction: WriteTransaction, leadId: string): Promise<number> {
  const { count } = await writer(transaction)
    .selectFrom('lead_response')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('lead_id', '=', leadId)
    .executeTakeFirstOrThrow();
  return count;
}
