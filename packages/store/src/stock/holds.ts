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

/** How long an unconfirmed hold lasts, in milliseconds. */
export const UNCONFIRMED_MS = 60 * 60 * 1000;

/** The pieces of a product that are held at an instant. */
export interface HeldPieces {
  readonly count: number;
  readonly nextEnd: string;
}

export function isHeld(eb: ExpressionBuilder<Tables, 'hold'>, now: string) {
  return eb.and([eb('until_at', '>', now), eb('released_at', 'is', null)]);
}

/** Counts held pieces at an instant by product id. Products without holds are left out. */
export async function findHeldPieces(database: Reader, now: string): Promise<ReadonlyMap<string, HeldPieces>> {
  const rows = await database
    .selectFrom('hold')
    .select((eb) => ['product_id', eb.fn.countAll<number>().as('count'), eb.fn.min('until_at').as('nextEnd')])
    .where((eb) => isHeld(eb, now))
    .groupBy('product_id')
    .execute();
  return new Map(rows.map(({ product_id: id, count, nextEnd }) => [id, { count, nextEnd }]));
}

/** Counts how many pieces can still be promised, within a transaction. None of an unpublished product. */
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

/** Checks whether a lead in this state keeps its hold: not if it is lost, archived or suspected spam. */
export function keepsPiece(lead: { readonly status: LeadStatus; readonly is_suspected: number }): boolean {
  return lead.is_suspected === 0 && lead.status !== 'lost' && lead.status !== 'archived';
}

/**
 * Updates a lead's hold after the lead changed: releases the piece, or holds it again if the lead comes back in time and one is
 * left. Does nothing for a lead without a hold.
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

/** Returns when a person's hold of a product ends, not counting `exceptLeadId`. */
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

/** Identifies a person by email address and ten-digit number, however written. */
function namesOf({ email, phone }: Pick<NewLead, 'email' | 'phone'>): readonly string[] {
  return [email.trim().toLowerCase(), (phone ?? '').replaceAll(/\D/g, '').slice(-10)].filter((name) => name !== '');
}
