import { randomUUID } from 'node:crypto';
import { searchIndex, storeOf, writer } from '../database/handles.ts';
import type { WriteTransaction } from '../database/write-transaction.ts';
import type { StoredFile } from '../media/with-stored-files.ts';
import { findMailbox } from '../mail/mail-address.ts';
import type { NewLead, NewLeadFile } from './new-lead.ts';
import { foldForSearch } from '../search/search-words.ts';
import { countLead } from './lead-counts.ts';
import type { CountedLead } from './lead-counts.ts';
import { listLeadLabels, listLeadWords } from './search/lead-search.ts';
import { findPhoneKey } from './search/phone-numbers.ts';
import type { LeadStatus } from './lead-status.ts';
import { SUSPECTED_FROM } from './spam/spam.ts';

export async function insertLead(
  transaction: WriteTransaction,
  input: {
    lead: NewLead;
    reference: string;
    fingerprint: string;
    files: readonly StoredFile<Omit<NewLeadFile, 'path'>>[];
    /** Only for samples. Default: now. */
    receivedAt?: Date | undefined;
    status?: LeadStatus | undefined;
    isRead?: boolean | undefined;
    /** Only for samples. In cents. */
    valueCents?: number | undefined;
  },
): Promise<string> {
  const { lead, reference, fingerprint, files } = input;
  const leadId = randomUUID();
  const createdAt = (input.receivedAt ?? transaction.now).toISOString();
  const counted: CountedLead = {
    status: input.status ?? 'new',
    kind: lead.kind,
    is_suspected: isSuspected(lead) ? 1 : 0,
    is_read: input.isRead === true ? 1 : 0,
  };
  const { number } = await writer(transaction)
    .insertInto('lead')
    .values({
      id: leadId,
      reference,
      ...counted,
      first_name: lead.firstName,
      last_name: lead.lastName,
      sort_name: foldForSearch(`${lead.lastName} ${lead.firstName}`),
      email: lead.email,
      mailbox: findMailbox(lead.email),
      phone: lead.phone,
      phone_key: findPhoneKey(lead.phone),
      subject_kind: lead.subject?.kind ?? null,
      subject_slug: lead.subject?.slug ?? null,
      subject_label: lead.subject?.label ?? null,
      answers: JSON.stringify(lead.answers.map(({ label, value }) => ({ label, value }))),
      message: lead.message,
      source_path: lead.sourcePath,
      spam_score: lead.spam.score,
      spam_reasons: JSON.stringify(lead.spam.reasons),
      has_new_response: 0,
      value_cents: input.valueCents ?? null,
      won_at: counted.status === 'won' ? createdAt : null,
      follow_up_on: null,
      reminded_of: null,
      fingerprint,
      created_at: createdAt,
      updated_at: createdAt,
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  await countLead(transaction, { was: null, is: counted });
  await searchIndex(storeOf(transaction)).add(writer(transaction), 'lead_search', {
    number,
    words: listLeadWords(reference, lead),
    labels: listLeadLabels(counted),
  });
  for (const [position, file] of files.entries()) {
    await writer(transaction)
      .insertInto('lead_file')
      .values({
        id: randomUUID(),
        lead_id: leadId,
        response_id: null,
        position,
        stored_name: file.storedName,
        original_name: file.originalName,
        type: file.type,
        byte_size: file.byteSize,
        sha256: file.sha256,
        shows: file.shows ?? null,
        created_at: createdAt,
      })
      .execute();
  }
  return leadId;
}

export function isSuspected(lead: NewLead): boolean {
  return lead.spam.score >= SUSPECTED_FROM;
}
