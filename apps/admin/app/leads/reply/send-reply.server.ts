import { queueReply } from '@showroom/store/admin/queue-reply';
import { markLeadRead, setLeadStatus } from '@showroom/store/admin/change-lead';
import type { Store } from '@showroom/store/open-store';
import type { Session } from '@showroom/store/admin/sessions';
import type { Letter } from './reply-outcome.ts';

/** Keeps a letter with its lead and queues it; moves the lead on where that was asked for. Why not, or null when it was done. */
export async function sendReply(
  store: Store,
  input: { actor: Session['actor']; leadId: string; formId: string; letter: Letter; isContacted: boolean },
) {
  const { actor, leadId, formId, letter, isContacted } = input;
  return store.write({ actor }, async (transaction) => {
    const refusal = await queueReply(transaction, { leadId, formId, ...letter });
    if (refusal !== null) return refusal;
    await markLeadRead(transaction, { leadId, isRead: true });
    if (isContacted) await setLeadStatus(transaction, { leadId, status: 'contacted' });
    return null;
  });
}
