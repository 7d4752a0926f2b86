import { LEADS_PER_PAGE, setLeadStatuses, type MovedLead, type Session, type Store } from '@showroom/store/admin';
import { isLeadStatus, leadStatusLabels, type LeadStatus } from '@showroom/store/rules';
import { countWords } from '../../frame/words/count-words.ts';
import { readChosenLead } from './chosen-lead.ts';
import { describeSkipped } from './describe-skipped.ts';

export type BulkOutcome =
  | { readonly ok: true; readonly moved: readonly MovedLead[]; readonly status: LeadStatus; readonly text: string }
  | { readonly ok: false; readonly message: string };

/**
 * Moves the chosen leads, at most a page of them, to the chosen status in one transaction; or says why not. Leads
 * that someone moved or deleted since are skipped and reported.
 */
export async function moveChosen(store: Store, actor: Session['actor'], form: FormData): Promise<BulkOutcome> {
  const status = form.get('to');
  const leads = form.getAll('chosen').map(readChosenLead);
  if (leads.length === 0) return { ok: false, message: 'Select at least one lead.' };
  if (leads.length > LEADS_PER_PAGE) return { ok: false, message: `Select up to ${LEADS_PER_PAGE} leads.` };
  if (!leads.every((lead) => lead !== undefined))
    return { ok: false, message: 'Reload the page and select the leads again.' };
  if (!isLeadStatus(status)) return { ok: false, message: 'Choose a status from the list.' };
  const { moved, sameCount, left } = await store.write({ actor }, (transaction) =>
    setLeadStatuses(transaction, { leads, status }),
  );
  const label = leadStatusLabels[status];
  const sentences = [
    moved.length === 0 ? `No leads were moved to ${label}.` : `${countWords(moved.length, 'lead')} moved to ${label}.`,
    ...(sameCount === 0 ? [] : [`${sameCount} already had that status.`]),
    ...describeSkipped(left, 'moved'),
    ...(status === 'won' && moved.length > 0 ? ['Open a lead to say what it was worth.'] : []),
  ];
  return { ok: true, moved, status, text: sentences.join(' ') };
}
