import { setLeadStatuses, type MovedLead } from '@showroom/store/admin/change-lead';
import { LEADS_PER_PAGE } from '@showroom/store/admin/list-leads';
import { isLeadStatus, leadStatusLabels, type LeadStatus } from '@showroom/store/lead-status';
import type { Store } from '@showroom/store/open-store';
import type { Session } from '@showroom/store/admin/sessions';

export type BulkOutcome =
  | { readonly ok: true; readonly moved: readonly MovedLead[]; readonly status: LeadStatus; readonly text: string }
  | { readonly ok: false; readonly message: string };

/** Moves the leads that were chosen, at most as many as a list shows, to the status that was chosen, in one go; or says why not. */
export async function moveChosen(store: Store, actor: Session['actor'], form: FormData): Promise<BulkOutcome> {
  const status = form.get('status');
  const leadIds = form.getAll('chosen').filter((id) => typeof id === 'string');
  if (leadIds.length === 0) return { ok: false, message: 'Choose the leads to move first.' };
  if (leadIds.length > LEADS_PER_PAGE) return { ok: false, message: `Choose at most ${LEADS_PER_PAGE} leads.` };
  if (!isLeadStatus(status)) return { ok: false, message: 'Choose a status from the list.' };
  const moved = await store.write({ actor }, (transaction) => setLeadStatuses(transaction, { leadIds, status }));
  const count = `${moved.length} ${moved.length === 1 ? 'lead' : 'leads'}`;
  return { ok: true, moved, status, text: `${count} moved to ${leadStatusLabels[status]}.` };
}
