import { findLeadConflict, setLeadStatus, type Store } from '@showroom/store/admin';
import { isLeadStatus, leadStatusLabels } from '@showroom/store/rules';
import { data } from 'react-router-dom';
import { describeConflict } from '../frame/words/describe-conflict.ts';
import type { LeadOutcome } from './progress/outcome.ts';

/**
 * Moves a lead to the status that a form names, and returns the outcome. Null if there is no such lead.
 *
 * @param input.next what to do after a conflict, where nothing is left to save
 */
export async function changeStatus(
  store: Store,
  {
    actor,
    leadId,
    form,
    next,
  }: { actor: Parameters<Store['write']>[0]['actor']; leadId: string; form: FormData; next?: string },
) {
  const status = form.get('status');
  if (!isLeadStatus(status)) return data({ message: 'Choose a status from the list.' }, { status: 400 });
  const shown = form.get('shown');
  const result = await store.write({ actor }, async (transaction) => {
    const sought = { leadId, part: 'status', wanted: status } as const;
    const conflict = typeof shown === 'string' ? await findLeadConflict(transaction, { ...sought, shown }) : undefined;
    return conflict ?? setLeadStatus(transaction, { leadId, status });
  });
  if (typeof result === 'object') {
    return data(
      { message: describeConflict(result, next), wrong: { field: 'status', typed: status } } satisfies LeadOutcome,
      {
        status: 409,
      },
    );
  }
  return result ? { message: `Status changed to ${leadStatusLabels[status]}.` } : null;
}
