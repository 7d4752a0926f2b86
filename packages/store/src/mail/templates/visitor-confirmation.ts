import { formatAddressLines } from '@showroom/catalog-data/business-facts';
import { isolate } from '@showroom/catalog-data/isolate';
import type { Lead } from '../../leads/inbox/find-lead.ts';
import type { EmailMessage } from '../email-message.ts';
import type { MailBlock } from '../mail-text.ts';
import { holdBlocks } from './hold-blocks.ts';
import { describeInstant } from './lead-words.ts';
import type { MailSettings } from './mail-settings.ts';

/**
 * Confirms the kind of request, its reference and when to expect a reply. It quotes nothing the visitor typed: anyone can enter
 * someone else's address, and could have the shop send them any text and links. A name is used only if it is plainly a name.
 */
export function writeVisitorConfirmation(lead: Lead, settings: MailSettings): EmailMessage {
  const { facts } = settings;
  const noun = lead.kind === 'contact' ? 'message' : 'request';
  const blocks: MailBlock[] = [
    { kind: 'text', text: isPlainName(lead.firstName) ? `Hello ${isolate(lead.firstName)},` : 'Hello,' },
    {
      kind: 'text',
      text: `Thank you for your ${noun}. We’ve received it and will reply within ${facts.promises.replyWithinHours} hours.`,
    },
    ...holdBlocks(lead, settings),
    {
      kind: 'facts',
      facts: [
        { label: 'Your reference number', value: lead.reference },
        { label: 'Received', value: describeInstant(lead.createdAt) },
      ],
    },
    {
      kind: 'text',
      text: `Something missing or wrong? Reply to this email or call ${facts.phone.display} and mention your reference number.`,
    },
    { kind: 'text', text: [facts.brand, ...formatAddressLines(facts), facts.phone.display, facts.email].join('\n') },
    {
      kind: 'text',
      text: 'You’re getting this email because someone entered your address on our website. If it wasn’t you, please ignore it.',
    },
  ];
  return {
    to: { name: '', address: lead.email },
    replyTo: { name: facts.brand, address: facts.email },
    subject: `We’ve received your ${noun} ${lead.reference} – ${facts.brand}`,
    blocks,
  };
}

/** One or two words of letters: no digits, address or sentence. */
function isPlainName(name: string): boolean {
  return name.length <= 24 && /^\p{L}[\p{L}\p{M}]*(?:[-'’ ]\p{L}[\p{L}\p{M}]*)?$/u.test(name);
}
