import { searchIndex, storeOf, writer } from '../../database/handles.ts';
import type { WriteTransaction } from '../../database/write-transaction.ts';
import { addWords } from '../../search/search-words.ts';
import { listLeadLabels, listLeadWords, listNoteWords, listResponseWords } from './lead-search.ts';
import type { SearchedResponse } from './lead-search.ts';
import { readAnswers } from '../read-answers.ts';

const PAGE = 200;

export async function indexResponse(
  transaction: WriteTransaction,
  { leadId, response }: { leadId: string; response: SearchedResponse },
): Promise<void> {
  const database = writer(transaction);
  const lead = await database.selectFrom('lead').select('number').where('id', '=', leadId).executeTakeFirst();
  if (lead === undefined) return;
  const document = { number: lead.number, words: listResponseWords(response) };
  await searchIndex(storeOf(transaction)).extend(database, 'lead_search', document);
}

export async function indexNote(
  transaction: WriteTransaction,
  { number, note }: { number: number; note: string },
): Promise<void> {
  const document = { number, words: listNoteWords(note) };
  await searchIndex(storeOf(transaction)).extend(writer(transaction), 'lead_search', document);
}

/** Rebuilds the search index from the rows of leads, in the transaction that restored them. */
export async function indexLeads(transaction: WriteTransaction): Promise<void> {
  const database = writer(transaction);
  const index = searchIndex(storeOf(transaction));
  await index.clear(database, 'lead_search');
  for (let last: number | undefined; ;) {
    let page = database.selectFrom('lead').selectAll().orderBy('number').limit(PAGE);
    if (last !== undefined) page = page.where('number', '>', last);
    const leads = await page.execute();
    const ids = leads.map(({ id }) => id);
    const [answered, notes] = [await listAnswered(transaction, ids), await listNotes(transaction, ids)];
    for (const lead of leads) {
      const { number, reference, phone, email, message, status, kind, is_suspected } = lead;
      const words = listLeadWords(reference, {
        firstName: lead.first_name,
        lastName: lead.last_name,
        email,
        phone,
        message,
        subject: lead.subject_label === null ? null : { label: lead.subject_label },
        answers: readAnswers(lead.answers),
      });
      const labels = listLeadLabels({ status, kind, is_suspected, hasFollowUp: lead.follow_up_on !== null });
      const answers = answered.has(lead.id) ? await listAnswersWords(transaction, lead.id) : [];
      await index.add(database, 'lead_search', {
        number,
        words: addWords(addWords(words, answers), notes.get(lead.id) ?? []),
        labels,
      });
    }
    last = leads.at(-1)?.number;
    if (last === undefined) return;
  }
}

/** Finds which leads have replies. There are few, and their replies are read one lead at a time. */
async function listAnswered(transaction: WriteTransaction, leadIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (leadIds.length === 0) return new Set();
  const rows = await writer(transaction)
    .selectFrom('lead_response')
    .select('lead_id')
    .distinct()
    .where('lead_id', 'in', leadIds)
    .execute();
  return new Set(rows.map((row) => row.lead_id));
}

async function listNotes(
  transaction: WriteTransaction,
  leadIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (leadIds.length === 0) return new Map();
  const rows = await writer(transaction)
    .selectFrom('lead_note')
    .select(['lead_id', 'words'])
    .where('lead_id', 'in', leadIds)
    .execute();
  const found = new Map<string, string[]>();
  for (const row of rows) found.set(row.lead_id, addWords(found.get(row.lead_id) ?? [], listNoteWords(row.words)));
  return found;
}

async function listAnswersWords(transaction: WriteTransaction, leadId: string): Promise<string[]> {
  const responses = await writer(transaction)
    .selectFrom('lead_response')
    .select(['name', 'address', 'subject', 'text'])
    .where('lead_id', '=', leadId)
    .orderBy('at')
    .execute();
  return responses.flatMap(listResponseWords);
}
