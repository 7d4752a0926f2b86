import { findHoldEnd } from '@showroom/catalog-data/hold-end';
import { noteActivity } from '../activity/note-activity.ts';
import { raiseContentVersion } from '../content/content-version.ts';
import { readBusinessFacts } from '../content/settings/read-business-facts.ts';
import { storeOf, writer } from '../database/handles.ts';
import type { WriteTransaction } from '../database/write-transaction.ts';
import { countLeft, findOwnHold, keepsPiece } from './holds.ts';

export type ConfirmHoldResult =
  | { readonly ok: true; readonly until: string }
  /**
   * `unknown`: there is no such reservation. `given-up`: it is lost, archived or spam. `nothing-left`: its hour is over, and the
   * last piece is held for someone else. `already-held`: the person has another reservation.
   */
  | { readonly ok: false; readonly code: 'unknown' | 'given-up' | 'nothing-left' | 'already-held' };

/**
 * Extends a reservation to the full time, from now. If its hour is over, it takes a piece again if one is left. A confirmed hold
 * that is still running stays as it is.
 */
export async function confirmHold(
  transaction: WriteTransaction,
  { leadId }: { leadId: string },
): Promise<ConfirmHoldResult> {
  const now = transaction.now.toISOString();
  const hold = await writer(transaction)
    .selectFrom('hold')
    .innerJoin('lead', 'lead.id', 'hold.lead_id')
    .select([
      'hold.product_id',
      'hold.until_at',
      'hold.released_at',
      'hold.confirmed_at',
      'lead.reference',
      'lead.status',
      'lead.is_suspected',
      'lead.email',
      'lead.phone',
    ])
    .where('hold.lead_id', '=', leadId)
    .executeTakeFirst();
  if (hold === undefined) return { ok: false, code: 'unknown' };
  if (!keepsPiece(hold)) return { ok: false, code: 'given-up' };
  const isOpen = hold.until_at > now && hold.released_at === null;
  if (isOpen && hold.confirmed_at !== null) return { ok: true, until: hold.until_at };
  const productId = hold.product_id;
  if (!isOpen) {
    const own = await findOwnHold(transaction, { productId, person: hold, exceptLeadId: leadId });
    if (own !== undefined) return { ok: false, code: 'already-held' };
    if ((await countLeft(transaction, productId)) === 0) return { ok: false, code: 'nothing-left' };
  }
  const { hours } = await readBusinessFacts(storeOf(transaction));
  const until = findHoldEnd(hours.pickUp, transaction.now).toISOString();
  await writer(transaction)
    .updateTable('hold')
    .set({ until_at: until, released_at: null, confirmed_at: now, network: null })
    .where('lead_id', '=', leadId)
    .execute();
  await raiseContentVersion(transaction);
  await noteActivity(transaction, {
    action: 'lead.hold-confirmed',
    subjectId: leadId,
    words: `Confirmed the reservation ${hold.reference}`,
  });
  return { ok: true, until };
}
