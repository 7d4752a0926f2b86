import { createHash } from 'node:crypto';
import { noteActivity } from '../../activity/note-activity.ts';
import { cleanLine, cleanText } from '@showroom/catalog-data/typed-text';
import { writer } from '../../database/handles.ts';
import type { WriteTransaction } from '../../database/write-transaction.ts';
import { isMailAddress } from '../../mail/mail-address.ts';
import { queueMail } from '../../mail/queue-mail.ts';

/** What came of an email: kept now or by an earlier try, or why it was not: the lead is gone, or no one can be reached at what was given as an address. */
export type ReplyResult = 'kept' | 'kept-before' | 'not-found' | 'no-address';

/**
 * Answers a lead by email, in the name of who does it: keeps the email with the lead and queues it, both or neither. It is
 * sent as every mail is; what becomes of it is next to it (`Lead.replies`). Throws for an email without words.
 *
 * @param input.formId of the form that it was written in: the same words from the same form are one letter, however often they arrive
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
  if (sent !== undefined) return 'kept-before';
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
  return 'kept';
}
