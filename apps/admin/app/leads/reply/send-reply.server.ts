import {
  findLeadConflict,
  markLeadRead,
  queueReply,
  setLeadStatus,
  type ReplyResult,
  type Session,
  type Store,
} from '@showroom/store/admin';
import type { ReplyText } from './reply-outcome.ts';

/**
 * Saves a reply with its lead and queues the email. The first time, it marks the lead as read and, if requested,
 * moves it from New to Contacted; a lead moved since stays.
 *
 * @param input.responsesSeen the number of customer replies on the page
 */
export async function sendReply(
  store: Store,
  input: {
    actor: Session['actor'];
    leadId: string;
    formId: string;
    draft: ReplyText;
    isContacted: boolean;
    responsesSeen: number;
  },
): Promise<ReplyResult> {
  const { actor, leadId, formId, draft, isContacted, responsesSeen } = input;
  return store.write({ actor }, async (transaction) => {
    const result = await queueReply(transaction, { leadId, formId, ...draft });
    if (result !== 'queued') return result;
    await markLeadRead(transaction, { leadId, isRead: true, responsesSeen });
    const move = { leadId, part: 'status', shown: 'new', wanted: 'contacted' } as const;
    if (isContacted && (await findLeadConflict(transaction, move)) === undefined) {
      await setLeadStatus(transaction, { leadId, status: move.wanted });
    }
    return result;
  });
}
