import type { Lead } from '../../leads/inbox/find-lead.ts';
import type { LeadReply } from '../../leads/replies/list-replies.ts';
import type { EmailMessage } from '../email-message.ts';
import { fullName } from './lead-words.ts';
import type { MailSettings } from './mail-settings.ts';

/** A reply of the shop to the visitor, word for word. Answers go to the shop. */
export function writeLeadReply(
  lead: Lead,
  { address, subject, text }: LeadReply,
  { facts }: MailSettings,
): EmailMessage {
  return {
    to: { name: fullName(lead), address },
    replyTo: { name: facts.brand, address: facts.email },
    subject,
    blocks: text.split(/\n{2,}/).map((paragraph) => ({ kind: 'text', text: paragraph })),
  };
}
