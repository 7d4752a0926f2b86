import { leadKinds } from '@showroom/catalog-data/lead-kinds';
import { noteActivity } from '../activity/note-activity.ts';
import { hashNetwork } from '../auth/hash-network.ts';
import { cleanLead } from './clean-lead.ts';
import { isUniqueViolation } from '../database/database-errors.ts';
import { reader, writer } from '../database/handles.ts';
import type { Reader } from '../database/handles.ts';
import { visitorActor } from '../database/write-transaction.ts';
import type { WriteTransaction } from '../database/write-transaction.ts';
import { REPEAT_WINDOW_MS, leadFingerprint } from './fingerprint.ts';
import { insertLead, isSuspected } from './insert-lead.ts';
import { sanitiseFileName } from '../media/sanitise-file-name.ts';
import { storageFaultOf, withStoredFiles } from '../media/with-stored-files.ts';
import type { StoredFile, StorageFault } from '../media/with-stored-files.ts';
import { findMailbox, isMailAddress } from '../mail/mail-address.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { NewLead, NewLeadFile } from './new-lead.ts';
import type { Store } from '../store.ts';
import { createReference } from './reference.ts';
import { countUpload } from './upload-use.ts';

export type { NewLead, NewLeadFile } from './new-lead.ts';

/**
 * `stored`: written to disk, and safe from a power cut. `isRepeat`: the same content was stored within the last day; the
 * reference is that lead's, and nothing was stored or sent again.
 */
export type CreateLeadResult =
  | { ok: true; reference: string; leadId: string; isRepeat: boolean }
  /** `too-much-today`: the files exceed a daily limit, and nothing was stored. Without files the lead would be. */
  | { ok: false; code: StorageFault | 'too-much-today' };

/**
 * Confirmations that one mailbox gets in a day, however its address is written. More would let the form be used to harass
 * someone.
 */
export const CONFIRMATIONS_PER_ADDRESS_PER_DAY = 5;
/** Confirmations sent in a day for requests from one network, to any addresses. */
export const CONFIRMATIONS_PER_NETWORK_PER_DAY = 15;

const REFERENCE_ATTEMPTS = 5;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Stores a visitor's request with its files and emails in one transaction, and gives it a reference number. Stored files are
 * moved; the caller removes the others. Suspected spam is stored and flagged, but gets no confirmation, since the address is
 * probably someone else's.
 *
 * Never throws: errors are logged and returned as a code.
 *
 * @param network what daily limits on confirmations and files count by (see `toClientNetwork`); null counts nothing
 */
export async function createLead(
  store: Store,
  newLead: NewLead,
  files: readonly NewLeadFile[],
  network: string | null = null,
): Promise<CreateLeadResult> {
  const hashed = network === null ? null : await hashNetwork(store, network);
  const bytes = files.reduce((sum, { byteSize }) => sum + byteSize, 0);
  return saveLead<{ ok: false; code: 'too-much-today' }>(store, newLead, files, {
    network: hashed,
    findCompanion: async (transaction) =>
      (await countUpload(transaction, { network, bytes }))
        ? { ok: true, keep: async () => undefined }
        : { ok: false, code: 'too-much-today' },
  });
}

/** What is saved with a lead in its transaction, or the reason why the lead is not saved. */
export type Companion<Refusal extends Refused> =
  | { readonly ok: true; readonly keep: (leadId: string) => Promise<void> }
  | Refusal;
type Refused = { readonly ok: false; readonly code: string };

interface Surroundings<Refusal extends Refused> {
  readonly findCompanion: (transaction: WriteTransaction) => Promise<Companion<Refusal>>;
  /** Hash of the sender's network; null counts nothing. */
  readonly network: string | null;
}

/**
 * `createLead` with something else that is saved with the lead or may refuse it. A lead that was stored within the last day is
 * not stored again, and its companion is not called.
 */
export async function saveLead<Refusal extends Refused>(
  store: Store,
  newLead: NewLead,
  files: readonly NewLeadFile[],
  surroundings: Surroundings<Refusal>,
): Promise<CreateLeadResult | Refusal> {
  try {
    const lead = cleanLead(newLead);
    const fingerprint = leadFingerprint(lead, files);
    // Saves writing files in the common case. The binding check is in the transaction.
    const earlier = await findRepeat(reader(store), fingerprint, store.now());
    if (earlier !== undefined) {
      // A lead can be found and yet not be on disk: its file may have been removed since.
      await store.check();
      return { ok: true, ...earlier, isRepeat: true };
    }

    const named = files.map((file) => ({ ...file, originalName: sanitiseFileName(file.originalName, file.type) }));
    const stored = await withStoredFiles(store, named, async (storedFiles) => {
      const result = await storeOnce(store, lead, fingerprint, storedFiles, surroundings);
      return { result, areNamed: result.ok && !result.isRepeat };
    });
    return stored;
  } catch (error) {
    const code = storageFaultOf(error);
    store.log.error('A lead could not be stored', { code, error });
    return { ok: false, code };
  }
}

type Stored = Extract<CreateLeadResult, { ok: true }>;

async function storeOnce<Refusal extends Refused>(
  store: Store,
  lead: NewLead,
  fingerprint: string,
  files: readonly StoredFile<NewLeadFile>[],
  { findCompanion, network }: Surroundings<Refusal>,
): Promise<Stored | Refusal> {
  for (let attempt = 1; ; attempt += 1) {
    const reference = createReference();
    try {
      return await store.write({ actor: visitorActor }, async (transaction): Promise<Stored | Refusal> => {
        const earlier = await findRepeat(writer(transaction), fingerprint, transaction.now);
        if (earlier !== undefined) return { ok: true, ...earlier, isRepeat: true };
        const companion = await findCompanion(transaction);
        if (!companion.ok) return companion;
        const leadId = await insertLead(transaction, { lead, reference, fingerprint, files });
        await companion.keep(leadId);
        const isConfirmed = await deservesConfirmation(transaction, lead, network);
        await queueMail(transaction, { template: 'owner-notice', leadId });
        if (isConfirmed) await queueMail(transaction, { template: 'visitor-confirmation', leadId, network });
        await noteActivity(transaction, {
          action: 'lead.received',
          subjectId: leadId,
          words: `New ${leadKinds[lead.kind].noun}: ${reference}`,
        });
        return { ok: true, reference, leadId, isRepeat: false };
      });
    } catch (error) {
      if (!isUniqueViolation(error) || attempt === REFERENCE_ATTEMPTS) throw error;
    }
  }
}

async function findRepeat(
  database: Reader,
  fingerprint: string,
  now: Date,
): Promise<{ reference: string; leadId: string } | undefined> {
  return database
    .selectFrom('lead')
    .select(['reference', 'id as leadId'])
    .where('fingerprint', '=', fingerprint)
    .where('created_at', '>', new Date(now.getTime() - REPEAT_WINDOW_MS).toISOString())
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
}

async function deservesConfirmation(
  transaction: WriteTransaction,
  lead: NewLead,
  network: string | null,
): Promise<boolean> {
  if (isSuspected(lead) || !isMailAddress(lead.email)) return false;
  const since = new Date(transaction.now.getTime() - DAY_MS).toISOString();
  const ofDay = writer(transaction)
    .selectFrom('outbox')
    .innerJoin('lead', 'lead.id', 'outbox.lead_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('outbox.template', '=', 'visitor-confirmation')
    .where('lead.created_at', '>', since);
  const toAddress = await ofDay.where('lead.mailbox', '=', findMailbox(lead.email)).executeTakeFirstOrThrow();
  if (toAddress.count >= CONFIRMATIONS_PER_ADDRESS_PER_DAY) return false;
  if (network === null) return true;
  const fromNetwork = await ofDay.where('outbox.network', '=', network).executeTakeFirstOrThrow();
  return fromNetwork.count < CONFIRMATIONS_PER_NETWORK_PER_DAY;
}

/** Deletes the networks of confirmations that no limit counts anymore. */
export async function forgetConfirmationNetworks(transaction: WriteTransaction): Promise<void> {
  await writer(transaction)
    .updateTable('outbox')
    .set({ network: null })
    .where('network', 'is not', null)
    .where('created_at', '<', new Date(transaction.now.getTime() - DAY_MS).toISOString())
    .execute();
}
