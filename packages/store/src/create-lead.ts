import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { cleanLead } from './clean-lead.ts';
import { isDiskFull, isUniqueViolation } from './database/database-errors.ts';
import type { Bit, MailKind, Tables } from './database/schema.ts';
import { REPEAT_WINDOW_MS, leadFingerprint } from './fingerprint.ts';
import { hashFile, removeStoredFiles, writeLeadFiles } from './lead-files.ts';
import type { StoredFile } from './lead-files.ts';
import { isMailAddress } from './mail/mail-address.ts';
import type { NewLead, NewLeadFile } from './new-lead.ts';
import type { Store } from './open-store.ts';
import { createReference } from './reference.ts';
import { leadSearchText } from './search-text.ts';
import { SUSPECTED_FROM } from './spam.ts';

export type { LeadAnswer, LeadKind, LeadSubject, NewLead, NewLeadFile, UploadType } from './new-lead.ts';

/**
 * `stored` means: on the disk, and a power cut does not lose it. `isRepeat` means that the same content was stored
 * within the last day; the reference is that lead's, and nothing was stored or mailed again.
 */
export type CreateLeadResult =
  | { ok: true; reference: string; leadId: string; isRepeat: boolean }
  | { ok: false; code: 'disk-full' | 'unavailable' };

/** Confirmations one address gets in a day. Beyond it the form would serve to pester a third person. */
export const CONFIRMATIONS_PER_ADDRESS_PER_DAY = 5;

const REFERENCE_ATTEMPTS = 5;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Stores what a visitor sent with its files and the mail it causes, all or nothing, and gives it a reference number.
 * What looks like spam is stored and flagged like anything else, but its sender gets no confirmation: the address
 * is likely to be somebody else's.
 *
 * Never throws: what went wrong is logged and told by a closed code.
 */
export async function createLead(
  store: Store,
  newLead: NewLead,
  files: readonly NewLeadFile[],
): Promise<CreateLeadResult> {
  let written: StoredFile[] = [];
  let isCommitted = false;
  try {
    const lead = cleanLead(newLead);
    const fingerprint = leadFingerprint(
      lead,
      files.map(({ bytes }) => hashFile(bytes)),
    );
    // Spares the disk in the common case; the check that counts is inside the transaction.
    const earlier = await findRepeat(store.db, fingerprint, store.now());
    if (earlier !== undefined) return { ok: true, ...earlier, isRepeat: true };

    written = await writeLeadFiles(store, files);
    const result = await storeOnce(store, lead, fingerprint, written);
    isCommitted = !result.isRepeat;
    return { ok: true, ...result };
  } catch (error) {
    const code = isDiskFull(error) ? 'disk-full' : 'unavailable';
    store.log.error('A lead could not be stored', { code, error });
    return { ok: false, code };
  } finally {
    if (!isCommitted) await removeStoredFiles(store, written);
  }
}

type Stored = { reference: string; leadId: string; isRepeat: boolean };

async function storeOnce(store: Store, lead: NewLead, fingerprint: string, files: StoredFile[]): Promise<Stored> {
  for (let attempt = 1; ; attempt += 1) {
    const reference = createReference();
    try {
      return await store.db.transaction().execute(async (transaction) => {
        const now = store.now();
        const earlier = await findRepeat(transaction, fingerprint, now);
        if (earlier !== undefined) return { ...earlier, isRepeat: true };
        const leadId = await insertLead(transaction, { lead, reference, fingerprint, files, now });
        await insertMail(transaction, { leadId, lead, now });
        return { reference, leadId, isRepeat: false };
      });
    } catch (error) {
      if (!isUniqueViolation(error) || attempt === REFERENCE_ATTEMPTS) throw error;
    }
  }
}

async function findRepeat(
  db: Store['db'],
  fingerprint: string,
  now: Date,
): Promise<{ reference: string; leadId: string } | undefined> {
  return db
    .selectFrom('lead')
    .select(['reference', 'id as leadId'])
    .where('fingerprint', '=', fingerprint)
    .where('created_at', '>', new Date(now.getTime() - REPEAT_WINDOW_MS).toISOString())
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
}

/** Inserts a lead and the rows of its files, inside the caller's transaction. */
export async function insertLead(
  transaction: Transaction<Tables>,
  input: { lead: NewLead; reference: string; fingerprint: string; files: readonly StoredFile[]; now: Date },
): Promise<string> {
  const { lead, reference, fingerprint, files } = input;
  const leadId = randomUUID();
  const createdAt = input.now.toISOString();
  await transaction
    .insertInto('lead')
    .values({
      id: leadId,
      reference,
      kind: lead.kind,
      status: 'new',
      first_name: lead.firstName,
      last_name: lead.lastName,
      email: lead.email,
      phone: lead.phone,
      subject_kind: lead.subject?.kind ?? null,
      subject_slug: lead.subject?.slug ?? null,
      subject_label: lead.subject?.label ?? null,
      answers: JSON.stringify(lead.answers),
      message: lead.message,
      mailto_body: lead.mailtoBody ?? null,
      source_path: lead.sourcePath,
      spam_score: lead.spam.score,
      spam_reasons: JSON.stringify(lead.spam.reasons),
      is_suspected: suspicion(lead),
      is_read: 0,
      fingerprint,
      search_text: leadSearchText(reference, lead),
      created_at: createdAt,
      updated_at: createdAt,
    })
    .execute();
  for (const [position, file] of files.entries()) {
    await transaction
      .insertInto('lead_file')
      .values({
        id: randomUUID(),
        lead_id: leadId,
        position,
        stored_name: file.storedName,
        original_name: file.originalName,
        type: file.type,
        byte_size: file.byteSize,
        sha256: file.sha256,
        created_at: createdAt,
      })
      .execute();
  }
  return leadId;
}

async function insertMail(
  transaction: Transaction<Tables>,
  input: { leadId: string; lead: NewLead; now: Date },
): Promise<void> {
  const createdAt = input.now.toISOString();
  const kinds: MailKind[] = ['owner-notice'];
  if (await deservesConfirmation(transaction, input.lead, input.now)) kinds.push('visitor-confirmation');
  for (const kind of kinds) {
    await transaction
      .insertInto('outbox')
      .values({
        id: randomUUID(),
        lead_id: input.leadId,
        kind,
        state: 'waiting',
        attempts: 0,
        first_attempt_at: null,
        next_attempt_at: createdAt,
        claimed_until: null,
        claim_token: null,
        last_error: null,
        sent_at: null,
        created_at: createdAt,
      })
      .execute();
  }
}

async function deservesConfirmation(transaction: Transaction<Tables>, lead: NewLead, now: Date): Promise<boolean> {
  if (suspicion(lead) === 1 || !isMailAddress(lead.email)) return false;
  const { count } = await transaction
    .selectFrom('outbox')
    .innerJoin('lead', 'lead.id', 'outbox.lead_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('outbox.kind', '=', 'visitor-confirmation')
    .where('lead.email', '=', lead.email)
    .where('lead.created_at', '>', new Date(now.getTime() - DAY_MS).toISOString())
    .executeTakeFirstOrThrow();
  return count < CONFIRMATIONS_PER_ADDRESS_PER_DAY;
}

function suspicion(lead: NewLead): Bit {
  return lead.spam.score >= SUSPECTED_FROM ? 1 : 0;
}
