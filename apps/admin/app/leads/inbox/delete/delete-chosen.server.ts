import {
  deleteLeads,
  findLeadsToDelete,
  LEADS_PER_PAGE,
  type LeadToDelete,
  type Session,
  type Store,
} from '@showroom/store/admin';
import { readChosen } from '../../../content/kinds/bulk-action.ts';
import { countWords } from '../../../frame/words/count-words.ts';
import { readChosenLead } from '../chosen-lead.ts';
import { describeSkipped } from '../describe-skipped.ts';

const UNKNOWN = 'Reload the list and select the leads again.';
const TOO_MANY = `Select up to ${LEADS_PER_PAGE} leads.`;

export type ChosenToDelete =
  | {
      readonly ok: true;
      readonly leads: readonly LeadToDelete[];
      readonly leftCount: number;
    }
  | { readonly ok: false; readonly message: string };

export async function findChosen(store: Store, boxes: readonly FormDataEntryValue[]): Promise<ChosenToDelete> {
  if (boxes.length > LEADS_PER_PAGE) return { ok: false, message: TOO_MANY };
  const chosen = boxes.map(readChosenLead);
  if (!chosen.every((lead) => lead !== undefined)) return { ok: false, message: UNKNOWN };
  const shown = new Map(chosen.map((lead) => [lead.leadId, lead.shown]));
  const found = await findLeadsToDelete(store, [...shown.keys()]);
  const leads = found.filter(({ id, status }) => status === shown.get(id));
  return { ok: true, leads, leftCount: shown.size - leads.length };
}

export type DeletionOutcome =
  | { readonly ok: true; readonly text: string; readonly isAny: boolean }
  | { readonly ok: false; readonly message: string };

/**
 * Permanently deletes the confirmed leads, at most a page of them, in one transaction; or says why not. Leads changed
 * since are skipped and reported.
 */
export async function deleteChosen(store: Store, actor: Session['actor'], form: FormData): Promise<DeletionOutcome> {
  const chosen = form.getAll('chosen').map(readChosen);
  if (chosen.length === 0) return { ok: false, message: 'Select the leads to delete first.' };
  if (chosen.length > LEADS_PER_PAGE) return { ok: false, message: TOO_MANY };
  if (!chosen.every((lead) => lead !== undefined)) return { ok: false, message: UNKNOWN };
  const leads = chosen.map(({ id, revision }) => ({ id, actionCount: revision }));
  const { deletedCount, left } = await store.write({ actor, mayUseReserve: true }, (transaction) =>
    deleteLeads(transaction, { leads }),
  );
  const said =
    deletedCount === 0 ? 'No leads were deleted.' : `${countWords(deletedCount, 'lead')} permanently deleted.`;
  return { ok: true, text: [said, ...describeSkipped(left, 'changed')].join(' '), isAny: deletedCount > 0 };
}
