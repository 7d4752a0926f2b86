import { setLeadStatus } from '@showroom/store/admin/change-lead';
import { isLeadStatus, leadStatusLabels } from '@showroom/store/lead-status';
import type { Store } from '@showroom/store/open-store';
import { data } from 'react-router-dom';

/** Moves a lead to the status that a form names, and says so; or says why not. Null where there is no such lead. */
export async function changeStatus(
  store: Store,
  { actor, leadId, form }: { actor: Parameters<Store['write']>[0]['actor']; leadId: string; form: FormData },
) {
  const status = form.get('status');
  if (!isLeadStatus(status)) return data({ message: 'Choose a status from the list.' }, { status: 400 });
  const isKnown = await store.write({ actor }, (transaction) => setLeadStatus(transaction, { leadId, status }));
  return isKnown ? { message: `Status changed to ${leadStatusLabels[status]}.` } : null;
}
