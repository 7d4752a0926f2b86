import type { ExpressionBuilder } from 'kysely';
import { raiseContentVersion } from '../content/content-version.ts';
import { inStockProducts } from '../content/kinds/in-stock-product.ts';
import { isVisible } from '../content/published/read-published.ts';
import { readFields } from '../content/stored-content.ts';
import { storeOf, writer } from '../database/handles.ts';
import type { Reader } from '../database/handles.ts';
import type { Tables } from '../database/schema.ts';
import type { WriteTransaction } from '../database/write-transaction.ts';
import type { LeadStatus } from '../leads/lead-status.ts';
import type { NewLead } from '../leads/new-lead.ts';
import { stockOf } from './stock-state.ts';

/** How long a hold that is not confirmed keeps its piece, in milliseconds. */
export const UNCONFIRMED_MS = 60 * 60 * 1000;

/** What is held of a product at an instant. */
export interface HeldPieces {
  readonly count: number;
  /** When the first of them is free again. ISO 8601, UTC. */
  readonly nextEnd: string;
}

/** Whether a hold keeps its piece at an instant. */
export function isHeld(eb: ExpressionBuilder<Tables, 'hold'>, now: string) {
  return eb.and([eb('until_at', '>', now), eb('released_at', 'is', null)]);
}

/** What is held at an instant, by the id of the product. Products of which nothing is held are left out. */
export async function findHeldPieces(database: Reader, now: string): Promise<ReadonlyMap<string, HeldPieces>> {
  const rows = await database
    .selectFrom('hold')
    .select((eb) => ['product_id', eb.fn.countAll<number>().as('count'), eb.fn.min('until_at').as('nextEnd')])
    .where((eb) => isHeld(eb, now))
    .groupBy('product_id')
    .execute();
  return new Map(rows.map(({ product_id: id, count, nextEnd }) => [id, { count, nextEnd }]));
}

/** How many of a product can be promised within the transaction: of none that visitors do not see. */
export async function countLeft(transaction: WriteTransaction, productId: string): Promise<number> {
  const now = transaction.now.toISOString();
  const row = await writer(transaction)
    .selectFrom('content_publication')
    .select(['content_id', 'slug', 'fields'])
    .where('content_id', '=', productId)
    .where('kind', '=', inStockProducts.name)
    .where((eb) => isVisible(eb, now))
    .executeTakeFirst();
  if (row === undefined) return 0;
  const held = await findHeldPieces(writer(transaction), now);
  const { log } = storeOf(transaction);
  return stockOf(readFields(inStockProducts, row, log), held.get(productId)?.count ?? 0).left;
}

/** Whether a reservation that stands so keeps its piece: not one that was given up, put away, or looks like spam. */
export function keepsPiece(lead: { readonly status: LeadStatus; readonly is_suspected: number }): boolean {
  return lead.is_suspected === 0 && lead.status !== 'lost' && lead.status !== 'archived';
}

/**
 * Lets the hold of a lead follow what became of the lead: the piece is free at once when the lead keeps it no more, and is set
 * aside again when the lead comes back in time and one is left. A lead without a hold is passed over.
 */
export async function followLead(
  transaction: WriteTransaction,
  { leadId, keeps }: { leadId: string; keeps: boolean },
): Promise<void> {
  const now = transaction.now.toISOString();
  const hold = await writer(transaction)
    .selectFrom('hold')
    .select(['product_id', 'released_at'])
    .where('lead_id', '=', leadId)
    .where('until_at', '>', now)
    .executeTakeFirst();
  if (hold === undefined || keeps === (hold.released_at === null)) return;
  if (keeps && (await countLeft(transaction, hold.product_id)) === 0) return;
  await writer(transaction)
    .updateTable('hold')
    .set({ released_at: keeps ? null : now })
    .where('lead_id', '=', leadId)
    .execute();
  await raiseContentVersion(transaction);
}

/** When the piece of a product that a person has set aside is free again; `exceptLeadId` is not looked at. */
export async function findOwnHold(
  transaction: WriteTransaction,
  {
    productId,
    person,
    exceptLeadId = '',
  }: { productId: string; person: Pick<NewLead, 'email' | 'phone'>; exceptLeadId?: string },
): Promise<{ readonly until: string; readonly isConfirmed: boolean } | undefined> {
  const holds = await writer(transaction)
    .selectFrom('hold')
    .innerJoin('lead', 'lead.id', 'hold.lead_id')
    .select(['hold.until_at', 'hold.confirmed_at', 'lead.email', 'lead.phone'])
    .where('hold.product_id', '=', productId)
    .where('hold.lead_id', '<>', exceptLeadId)
    .where('hold.until_at', '>', transaction.now.toISOString())
    .where('hold.released_at', 'is', null)
    .execute();
  const own = namesOf(person);
  const hold = holds.find((each) => namesOf(each).some((name) => own.includes(name)));
  return hold && { until: hold.until_at, isConfirmed: hold.confirmed_at !== null };
}

/** By what a person is known again: the address, and the ten digits of the number, however either is written. */
function namesOf({ email, phone }: Pick<NewLead, 'email' | 'phone'>): readonly string[] {
  return [email.trim().toLowerCase(), (phone ?? '').replaceAll(/\D/g, '').slice(-10)].filter((name) => name !== '');
}
