import { describeHoldEnd } from '@showroom/catalog-data/hold-end';
import { confirmHold } from '@showroom/store/admin/confirm-hold';
import type { Store } from '@showroom/store/open-store';
import { data } from 'react-router-dom';
import type { GoneLead } from '../gone/find-deletion.server.ts';
import type { LeadOutcome } from '../progress/outcome.ts';

const reasons = {
  'given-up': 'Nothing was held: the lead is lost, archived or spam. Move it back first.',
  'nothing-left': 'Nothing was held: the last one is held for somebody else, or sold out.',
  'already-held': 'Nothing was held: another reservation of the same customer holds one already.',
};

/** Keeps the piece of a reservation for the full time. Null where there is no such reservation. */
export async function confirmLeadHold(store: Store, { actor, leadId }: GoneLead) {
  const result = await store.write({ actor }, (transaction) => confirmHold(transaction, { leadId }));
  if (result.ok) return { message: `Confirmed: held until ${describeHoldEnd(new Date(result.until))}.` };
  if (result.code === 'unknown') return null;
  return data<LeadOutcome>({ message: reasons[result.code], isRefused: true }, { status: 409 });
}
