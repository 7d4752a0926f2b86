import { z } from 'zod';
import { reader, writer } from '../../database/handles.ts';
import type { WriteTransaction } from '../../database/write-transaction.ts';
import type { Store } from '../../store.ts';

/** What a visitor answered to an email, by mail. */
export interface LeadResponse {
  id: string;
  /** When it came to the mailbox. */
  at: string;
  /** Whom its mail says it is from; no one has verified it. */
  name: string;
  address: string;
  subject: string;
  text: string;
  /** The earlier emails that it repeats; empty where there are none. */
  quoted: string;
  /** A program sent it, as while someone is away. */
  isAutomatic: boolean;
  /** There is more of it in the mailbox. */
  isCut: boolean;
  /** Names of what it had attached that is in the mailbox alone. */
  leftOut: string[];
}

const namesSchema = z.array(z.string());

/** What a visitor answered: the oldest first. */
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

/** How many answers a lead has got. */
export async function countResponses(transaction: WriteTransaction, leadId: string): Promise<number> {
  const { count } = await writer(transaction)
    .selectFrom('lead_response')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('lead_id', '=', leadId)
    .executeTakeFirstOrThrow();
  return count;
}
