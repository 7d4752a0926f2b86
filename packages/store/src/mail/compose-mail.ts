import type { BusinessFacts } from '@showroom/catalog-data/business-facts';
import { formatAddressLines } from '@showroom/catalog-data/business-facts';
import { businessTimeZone } from '@showroom/catalog-data/opening-hours';
import { cleanLine } from '../clean-text.ts';
import { leadNouns } from '../leads/lead-kind.ts';
import type { Lead } from '../leads/inbox/find-lead.ts';
import { isMailAddress } from './mail-address.ts';
import { requestFacts, toHtml, toPlainText } from './mail-text.ts';
import type { MailBlock } from './mail-text.ts';
import type { MailKind } from './tables.ts';

/** A mail ready for the mail server, apart from its sender. */
export interface ComposedMail {
  to: { name: string; address: string };
  replyTo: { name: string; address: string } | null;
  subject: string;
  text: string;
  html: string;
}

export interface MailSettings {
  facts: BusinessFacts;
  /** Where the owner's notices go. */
  mailTo: string;
  /** The address of a lead in the back office, where one is known. */
  leadUrl?: ((leadId: string) => string) | undefined;
}

const LONGEST_SUBJECT = 180;
const receivedFormat = new Intl.DateTimeFormat('en-CA', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: businessTimeZone,
});

/** Writes the mail of a kind about a lead. Its texts use the business facts as they are now. */
export function composeMail(kind: MailKind, lead: Lead, settings: MailSettings): ComposedMail {
  return kind === 'owner-notice' ? composeOwnerNotice(lead, settings) : composeConfirmation(lead, settings);
}

/** Tells the owner of a lead, with everything in it. Answering the mail answers the visitor. */
function composeOwnerNotice(lead: Lead, settings: MailSettings): ComposedMail {
  const { facts, mailTo, leadUrl } = settings;
  const name = fullName(lead);
  const mark = lead.isSuspected ? '[suspected spam] ' : '';
  const about = lead.subject === null ? '' : `: ${lead.subject.label}`;
  const contact = [
    { label: 'Name', value: name },
    { label: 'E-mail', value: lead.email },
    ...(lead.phone === null ? [] : [{ label: 'Telephone', value: lead.phone }]),
    { label: 'Reference', value: lead.reference },
    { label: 'Received', value: receivedFormat.format(new Date(lead.createdAt)) },
    { label: 'Page', value: lead.sourcePath },
  ];
  const blocks: MailBlock[] = [
    { kind: 'text', text: `A new ${leadNouns[lead.kind]} came in through the website.` },
    ...(lead.isSuspected ? [{ kind: 'text' as const, text: suspicionText(lead) }] : []),
    { kind: 'facts', facts: contact },
    { kind: 'heading', text: 'The request' },
    { kind: 'facts', facts: requestFacts(lead) },
    ...(leadUrl === undefined ? [] : [{ kind: 'link' as const, label: 'Open it in the inbox', url: leadUrl(lead.id) }]),
  ];
  return finish(
    {
      to: { name: facts.brand, address: mailTo },
      replyTo: isMailAddress(lead.email) ? { name: cleanLine(name), address: lead.email } : null,
      subject: `${mark}New ${leadNouns[lead.kind]} ${lead.reference} from ${name}${about}`,
    },
    blocks,
  );
}

/** Confirms to the visitor what was received, under which reference, and when the answer comes. */
function composeConfirmation(lead: Lead, { facts }: MailSettings): ComposedMail {
  const noun = lead.kind === 'contact' ? 'message' : 'request';
  const blocks: MailBlock[] = [
    { kind: 'text', text: `Hello ${lead.firstName},` },
    {
      kind: 'text',
      text: `Thank you for your ${noun}. It has reached us, and we reply within ${facts.promises.replyWithinHours} hours.`,
    },
    {
      kind: 'facts',
      facts: [
        { label: 'Your reference number', value: lead.reference },
        { label: 'Received', value: receivedFormat.format(new Date(lead.createdAt)) },
      ],
    },
    { kind: 'heading', text: 'What you sent us' },
    { kind: 'facts', facts: requestFacts(lead) },
    {
      kind: 'text',
      text: `Something missing or not right? Answer this e-mail or call ${facts.phone.display} and mention your reference number.`,
    },
    { kind: 'text', text: [facts.brand, ...formatAddressLines(facts), facts.phone.display, facts.email].join('\n') },
    {
      kind: 'text',
      text: 'You receive this e-mail because this address was given in a form on our website. If that was not you, you need not do anything.',
    },
  ];
  return finish(
    {
      to: { name: cleanLine(fullName(lead)), address: lead.email },
      replyTo: { name: facts.brand, address: facts.email },
      subject: `We have received your ${noun} ${lead.reference} – ${facts.brand}`,
    },
    blocks,
  );
}

function finish(head: Pick<ComposedMail, 'to' | 'replyTo' | 'subject'>, blocks: readonly MailBlock[]): ComposedMail {
  // Cleaned here and not only where the lead is stored: no text reaches a header with a line break in it.
  const subject = cleanLine(head.subject).slice(0, LONGEST_SUBJECT);
  return { ...head, subject, text: toPlainText(blocks), html: toHtml(subject, blocks) };
}

function suspicionText(lead: Lead): string {
  const reasons = lead.spam.reasons.length === 0 ? '' : ` ${lead.spam.reasons.join('. ')}.`;
  return `It looks like spam, so its sender got no confirmation.${reasons} Please judge for yourself.`;
}

function fullName(lead: Lead): string {
  return `${lead.firstName} ${lead.lastName}`.trim();
}
