import { businessTimeZone } from '@showroom/catalog-data/opening-hours';
import { describeHoldEnd } from '@showroom/catalog-data/hold-end';
import { cleanLine } from '@showroom/catalog-data/typed-text';
import type { Lead } from '../../leads/inbox/find-lead.ts';
import type { MailBlock } from '../mail-text.ts';

const format = new Intl.DateTimeFormat('en-CA', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: businessTimeZone,
});

/** Formats an ISO 8601 instant in the showroom's time zone. */
export function describeInstant(instant: string): string {
  return format.format(new Date(instant));
}

export function contactFacts(lead: Lead): { label: string; value: string }[] {
  return [
    { label: 'Name', value: fullName(lead) },
    ...(lead.email === '' ? [] : [{ label: 'Email', value: lead.email }]),
    ...(lead.phone === null ? [] : [{ label: 'Phone', value: lead.phone }]),
    { label: 'Reference', value: lead.reference },
  ];
}

export function inboxLink(adminUrl: string, lead: Lead): MailBlock {
  return { kind: 'link', label: 'View lead', url: new URL(`/admin/leads/${lead.id}`, adminUrl).href };
}

export function fullName(lead: Lead): string {
  return cleanLine(`${lead.firstName} ${lead.lastName}`);
}

/** The answers, and the message unless it is one of them. */
export function requestFacts(lead: Lead): { label: string; value: string }[] {
  const facts = lead.answers.map(({ label, value }) => ({ label, value }));
  if (lead.subject !== null && !facts.some(({ value }) => value === lead.subject?.label)) {
    facts.unshift({ label: 'About', value: lead.subject.label });
  }
  if (lead.message !== '' && !facts.some(({ value }) => value === lead.message)) {
    facts.push({ label: 'Message', value: lead.message });
  }
  // The picture of a room follows from the room, which is one of the answers.
  const sent = lead.files.filter(({ shows }) => shows === null);
  if (sent.length > 0) facts.push({ label: 'Files', value: sent.map((file) => file.originalName).join('\n') });
  return facts;
}

/** Until when the reserved piece is held, in the showroom's time zone; null when it is not held. */
export function describeHold({ hold }: Lead): string | null {
  return hold?.state === 'unconfirmed' || hold?.state === 'confirmed' ? describeHoldEnd(new Date(hold.until)) : null;
}
