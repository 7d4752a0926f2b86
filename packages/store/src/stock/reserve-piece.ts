import { findHoldEnd } from '@showroom/catalog-data/hold-end';
import { raiseContentVersion } from '../content/content-version.ts';
import { readBusinessFacts } from '../content/settings/read-business-facts.ts';
import { reader, writer } from '../database/handles.ts';
import type { WriteTransaction } from '../database/write-transaction.ts';
import { isSuspected } from '../leads/insert-lead.ts';
import { keepLead, type CreateLeadResult } from '../leads/create-lead.ts';
import type { NewLead } from '../leads/new-lead.ts';
import { storageFaultOf } from '../media/with-kept-files.ts';
import type { Store } from '../store.ts';
import { countLeft } from './holds.ts';

/**
 * `heldUntil` is null where nothing is set aside: the lead looks like spam, or an earlier one of the same content has been
 * given up since. `nothing-left`: somebody else has the last one, and nothing was stored. `already-held`: one of the same is
 * set aside for this person, until then, and nothing was stored.
 */
export type ReserveResult =
  | (Extract<CreateLeadResult, { ok: true }> & { heldUntil: string | null })
  | Extract<CreateLeadResult, { ok: false }>
  | Refusal;
type Refusal = { ok: false; code: 'nothing-left' } | { ok: false; code: 'already-held'; heldUntil: string };

/**
 * Stores a lead that reserves one piece of an in-stock product and sets the piece aside, all in one transaction: of two
 * who want the last one at the same moment, one has it. What looks like spam takes nothing away from others.
 *
 * Never throws: what went wrong is logged and told by a closed code.
 */
export async function reservePiece(store: Store, newLead: NewLead, productId: string): Promise<ReserveResult> {
  try {
    const { hours } = await readBusinessFacts(store);
    const result = await keepLead<Refusal>(store, newLead, [], async (transaction) => {
      const takes = !isSuspected(newLead);
      const heldUntil = takes ? await findOwnHoldEnd(transaction, productId, newLead) : undefined;
      if (heldUntil !== undefined) return { ok: false, code: 'already-held', heldUntil };
      if (takes && (await countLeft(transaction, productId)) === 0) return { ok: false, code: 'nothing-left' };
      return {
        ok: true,
        keep: async (leadId) => {
          await writer(transaction)
            .insertInto('hold')
            .values({
              lead_id: leadId,
              product_id: productId,
              until_at: findHoldEnd(hours.pickUp, transaction.now).toISOString(),
              released_at: takes ? null : transaction.now.toISOString(),
            })
            .execute();
          if (takes) await raiseContentVersion(transaction);
        },
      };
    });
    return result.ok ? { ...result, heldUntil: await findHeldUntil(store, result.leadId) } : result;
  } catch (error) {
    const code = storageFaultOf(error);
    store.log.error('A reservation could not be stored', { code, error });
    return { ok: false, code };
  }
}

/** When the piece of a product that a person has set aside is free again. */
async function findOwnHoldEnd(
  transaction: WriteTransaction,
  productId: string,
  person: Pick<NewLead, 'email' | 'phone'>,
): Promise<string | undefined> {
  const holds = await writer(transaction)
    .selectFrom('hold')
    .innerJoin('lead', 'lead.id', 'hold.lead_id')
    .select(['hold.until_at', 'lead.email', 'lead.phone'])
    .where('hold.product_id', '=', productId)
    .where('hold.until_at', '>', transaction.now.toISOString())
    .where('hold.released_at', 'is', null)
    .execute();
  const own = namesOf(person);
  return holds.find((hold) => namesOf(hold).some((name) => own.includes(name)))?.until_at;
}

/** By what a person is known again: the address, and the ten digits of the number, however either is written. */
function namesOf({ email, phone }: Pick<NewLead, 'email' | 'phone'>): readonly string[] {
  return [email.trim().toLowerCase(), (phone ?? '').replaceAll(/\D/g, '').slice(-10)].filter((name) => name !== '');
}

async function findHeldUntil(store: Store, leadId: string): Promise<string | null> {
  const hold = await reader(store)
    .selectFrom('hold')
    .select('until_at')
    .where('lead_id', '=', leadId)
    .where('released_at', 'is', null)
    .executeTakeFirst();
  return hold?.until_at ?? null;
}
