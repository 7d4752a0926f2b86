import { searchIndex, storeOf, writer } from '../../database/handles.ts';
import type { WriteTransaction } from '../../database/write-transaction.ts';
import { listLeadLabels, listLeadWords } from './lead-search.ts';
import { readAnswers } from '../read-answers.ts';

const PAGE = 200;

/** Makes the index of leads anew, from their rows, within the transaction that put those into their place. */
export async function indexLeads(transaction: WriteTransaction): Promise<void> {
  const database = writer(transaction);
  const index = searchIndex(storeOf(transaction));
  await index.clear(database, 'lead_search');
  for (let last: number | undefined; ;) {
    let page = database.selectFrom('lead').selectAll().orderBy('number').limit(PAGE);
    if (last !== undefined) page = page.where('number', '>', last);
    const leads = await page.execute();
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
      await index.add(database, 'lead_search', { number, words, labels });
    }
    last = leads.at(-1)?.number;
    if (last === undefined) return;
  }
}
