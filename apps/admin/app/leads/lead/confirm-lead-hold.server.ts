import { describeHoldEnd } from '@showroom/catalog-data/hold-end';
import { confirmHold, type Store } from '@showroom/store/admin';
import { data } from 'react-router-dom';
import type { DeletedLead } from '../deleted-lead/find-deletion.server.ts';
import type { LeadOutcome } from '../progress/outcome.ts';

const reasons = {
  'given-up': 'Not reserved: this lead is lost, archived or marked as spam. Reopen it first.',
  'nothing-left': 'Not reserved: the last one has sold or is reserved for someone else.',
  'already-held': 'Not reserved: this customer already has one reserved.',
};

/** Keeps a reservation for its full time. Null if there is no such reservation. */
export async function confirmLeadHold(store: Store, { actor, leadId }: DeletedLead) {
  const result = await store.write({ actor }, (transaction) => confirmHold(transaction, { leadId }));
  if (result.ok) return { message: `Confirmed. Reserved until ${describeHoldEnd(new Date(result.until))}.` };
  if (result.code === 'unknown') return null;
  return data<LeadOutcome>({ message: reasons[result.code], isRefused: true }, { status: 409 });
}
