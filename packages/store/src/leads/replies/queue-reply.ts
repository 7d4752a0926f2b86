import { createHash } from 'node:crypto';
import { noteActivity } from '../../activity/note-activity.ts';
import { cleanLine, cleanText } from '@showroom/catalog-data/typed-text';
import { writer } from '../../database/handles.ts';
import type { WriteTransaction } from '../../database/write-transaction.ts';
import { isMailAddress } from '../../mail/mail-address.ts';
import { queueMail } from '../../mail/queue-mail.ts';

/** `queued-before`: by an earlier try. `not-found`: the lead was deleted. `no-address`: it has no usable one. */
export type ReplyResult = 'queued' | 'queued-before' | 'not-found' | 'no-address';

/**
 * Saves a reply with the lead and queues its email, in the name of its author. `Lead.replies` shows what becomes of it. Throws
 * for an empty reply.
 *
 * @param input.formId id of the form: the same text from the same form is queued only once
 */
export async function queueReply(
  transaction: WriteTransaction,
  input: { leadId: string; formId: string; subject: string; text: string },
): Promise<ReplyResult> {
  const { leadId } = input;
  const subject = cleanLine(input.subject);
  const text = cleanText(input.text);
  if (subject === '' || text === '') throw new RangeError('Write a message first');
  const lead = await writer(transaction)
    .selectFrom('lead')
    .select(['reference', 'email'])
    .where('id', '=', leadId)
    .executeTakeFirst();
  if (lead === undefined) return 'not-found';
  if (!isMailAddress(lead.email)) return 'no-address';
  const { actor, now } = transaction;
  const replyId = createHash('sha256')
    .update(JSON.stringify([leadId, input.formId, subject, text]))
    .digest('hex');
  const sent = await writer(transaction)
    .selectFrom('lead_reply')
    .select('id')
    .where('id', '=', replyId)
    .executeTakeFirst();
  if (sent !== undefined) return 'queued-before';
  await writer(transaction)
    .insertInto('lead_reply')
    .values({
      id: replyId,
      lead_id: leadId,
      at: now.toISOString(),
      author: actor.kind === 'account' ? actor.username : null,
      address: lead.email,
      subject,
      text,
    })
    .execute();
  await queueMail(transaction, { template: 'lead-reply', leadId, replyId });
  await noteActivity(transaction, {
    action: 'lead.replied',
    subjectId: leadId,
    words: `Wrote a reply to ${lead.reference}`,
  });
  return 'queued';
}
