import { formatAddressLines } from '@showroom/catalog-data/business-facts';
import type { Lead } from '../../leads/inbox/find-lead.ts';
import type { Letter } from '../letter.ts';
import type { MailBlock } from '../mail-text.ts';
import { holdBlocks } from './hold-blocks.ts';
import { describeInstant, fullName, requestFacts } from './lead-words.ts';
import type { MailSettings } from './mail-settings.ts';

/** Confirms to the visitor what was received, under which reference, and when the answer comes. */
export function writeVisitorConfirmation(lead: Lead, settings: MailSettings): Letter {
  const { facts } = settings;
  const noun = lead.kind === 'contact' ? 'message' : 'request';
  const blocks: MailBlock[] = [
    { kind: 'text', text: `Hello ${lead.firstName},` },
    {
      kind: 'text',
      text: `Thank you for your ${noun}. It has reached us, and we reply within ${facts.promises.replyWithinHours} hours.`,
    },
    ...holdBlocks(lead, settings),
    {
      kind: 'facts',
      facts: [
        { label: 'Your reference number', value: lead.reference },
        { label: 'Received', value: describeInstant(lead.createdAt) },
      ],
    },
    { kind: 'heading', text: 'What you sent us' },
    { kind: 'facts', facts: requestFacts(lead) },
    {
      kind: 'text',
      text: `Something missing or not right? Answer this email or call ${facts.phone.display} and mention your reference number.`,
    },
    { kind: 'text', text: [facts.brand, ...formatAddressLines(facts), facts.phone.display, facts.email].join('\n') },
    {
      kind: 'text',
      text: 'You receive this email because this address was given in a form on our website. If that was not you, you need not do anything.',
    },
  ];
  return {
    to: { name: fullName(lead), address: lead.email },
    replyTo: { name: facts.brand, address: facts.email },
    subject: `We have received your ${noun} ${lead.reference} – ${facts.brand}`,
    blocks,
  };
}
