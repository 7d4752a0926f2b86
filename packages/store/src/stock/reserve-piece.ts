import { raiseContentVersion } from '../content/content-version.ts';
import { hashNetwork } from '../auth/hash-network.ts';
import { reader, writer } from '../database/handles.ts';
import type { WriteTransaction } from '../database/write-transaction.ts';
import { isSuspected } from '../leads/insert-lead.ts';
import { saveLead, type Companion, type CreateLeadResult } from '../leads/create-lead.ts';
import type { NewLead } from '../leads/new-lead.ts';
import { storageFaultOf } from '../media/with-stored-files.ts';
import type { Store } from '../store.ts';
import { countLeft, findOwnHold, UNCONFIRMED_MS } from './holds.ts';

/** Unconfirmed holds that one network may have at a time … */
export const UNCONFIRMED_AT_ONCE = 3;
/** … and in a day, so that no one can block pieces by reserving them every hour. */
export const UNCONFIRMED_A_DAY = 6;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * `nothing-left`: someone else has the last one. `already-held`: this person already holds one, until then. In both cases nothing
 * was stored.
 */
export type ReserveResult =
  | (Extract<CreateLeadResult, { ok: true }> & Reserved)
  | Extract<CreateLeadResult, { ok: false }>
  | Refusal;
type Refusal =
  | { ok: false; code: 'nothing-left' }
  | { ok: false; code: 'already-held'; heldUntil: string; isConfirmed: boolean };

interface Reserved {
  /**
   * Null when no piece is held: the lead looks like spam, its network has too many unconfirmed holds, or an earlier one with the
   * same content was closed.
   */
  readonly heldUntil: string | null;
  /** Whether it is held for the full time; otherwise it must be confirmed within the hour. */
  readonly isConfirmed: boolean;
  /** Whether the visitor gets an email with a confirmation link. Otherwise the shop confirms it. */
  readonly isEmailed: boolean;
}

/**
 * Stores a lead that reserves one piece of an in-stock product and holds it for an hour, in one transaction: if two visitors want
 * the last one, one gets it. `confirmHold` extends it to the full time. Suspected spam, and requests from networks with too many
 * unconfirmed holds, are stored without a hold.
 *
 * Never throws: errors are logged and returned as a code.
 *
 * @param network what the limit on unconfirmed holds counts by (see `toClientNetwork`); null counts nothing
 */
export async function reservePiece(
  store: Store,
  newLead: NewLead,
  { productId, network }: { readonly productId: string; readonly network: string | null },
): Promise<ReserveResult> {
  try {
    const hashed = network === null ? null : await hashNetwork(store, network);
    const findCompanion = async (transaction: WriteTransaction): Promise<Companion<Refusal>> => {
      const isSpam = isSuspected(newLead);
      const own = isSpam ? undefined : await findOwnHold(transaction, { productId, person: newLead });
      if (own !== undefined)
        return { ok: false, code: 'already-held', heldUntil: own.until, isConfirmed: own.isConfirmed };
      if (!isSpam && (await countLeft(transaction, productId)) === 0) return { ok: false, code: 'nothing-left' };
      const takes = !isSpam && !(await hasTooManyHolds(transaction, hashed));
      return {
        ok: true,
        keep: async (leadId) => {
          await writer(transaction)
            .insertInto('hold')
            .values({
              lead_id: leadId,
              product_id: productId,
              until_at: new Date(transaction.now.getTime() + UNCONFIRMED_MS).toISOString(),
              released_at: takes ? null : transaction.now.toISOString(),
              confirmed_at: null,
              network: takes ? hashed : null,
            })
            .execute();
          if (takes) await raiseContentVersion(transaction);
        },
      };
    };
    const result = await saveLead<Refusal>(store, newLead, [], { findCompanion, network: hashed });
    return result.ok ? { ...result, ...(await readReserved(store, result.leadId)) } : result;
  } catch (error) {
    const code = storageFaultOf(error);
    store.log.error('A reservation could not be stored', { code, error });
    return { ok: false, code };
  }
}

/** Checks the limit of a network. Counted under the write lock. */
async function hasTooManyHolds(transaction: WriteTransaction, network: string | null): Promise<boolean> {
  if (network === null) return false;
  const now = transaction.now.toISOString();
  const holds = await writer(transaction)
    .selectFrom('hold')
    .innerJoin('lead', 'lead.id', 'hold.lead_id')
    .select(['hold.until_at', 'hold.released_at'])
    .where('hold.network', '=', network)
    .where('hold.confirmed_at', 'is', null)
    .where('lead.created_at', '>', new Date(transaction.now.getTime() - DAY_MS).toISOString())
    .execute();
  const open = holds.filter(({ until_at: until, released_at: released }) => until > now && released === null);
  return holds.length >= UNCONFIRMED_A_DAY || open.length >= UNCONFIRMED_AT_ONCE;
}

async function readReserved(store: Store, leadId: string): Promise<Reserved> {
  const hold = await reader(store)
    .selectFrom('hold')
    .select(['until_at', 'confirmed_at'])
    .where('lead_id', '=', leadId)
    .where('released_at', 'is', null)
    .where('until_at', '>', store.now().toISOString())
    .executeTakeFirst();
  const email = await reader(store)
    .selectFrom('outbox')
    .select('id')
    .where('lead_id', '=', leadId)
    .where('template', '=', 'visitor-confirmation')
    .executeTakeFirst();
  return {
    heldUntil: hold?.until_at ?? null,
    isConfirmed: (hold?.confirmed_at ?? null) !== null,
    isEmailed: email !== undefined,
  };
}

/** Deletes the networks of holds that no limit counts anymore. */
export async function forgetHoldNetworks(transaction: WriteTransaction): Promise<void> {
  const since = new Date(transaction.now.getTime() - DAY_MS).toISOString();
  await writer(transaction)
    .updateTable('hold')
    .set({ network: null })
    .where('network', 'is not', null)
    .where('until_at', '<', since)
    .execute();
}
