import { businessTimeZone } from '@showroom/catalog-data/opening-hours';
import { describeHoldEnd } from '@showroom/catalog-data/hold-end';
import type { Lead } from '../../leads/inbox/find-lead.ts';

const receivedFormat = new Intl.DateTimeFormat('en-CA', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: businessTimeZone,
});

/** When a lead came in, in the showroom's time. */
export function describeReceived(lead: Lead): string {
  return receivedFormat.format(new Date(lead.createdAt));
}

export function fullName(lead: Lead): string {
  return `${lead.firstName} ${lead.lastName}`.trim();
}

/** The answers, and the message where it is not one of them already. */
export function requestFacts(lead: Lead): { label: string; value: string }[] {
  const facts = lead.answers.map(({ label, value }) => ({ label, value }));
  if (lead.subject !== null && !facts.some(({ value }) => value === lead.subject?.label)) {
    facts.unshift({ label: 'About', value: lead.subject.label });
  }
  if (lead.message !== '' && !facts.some(({ value }) => value === lead.message)) {
    facts.push({ label: 'Message', value: lead.message });
  }
  if (lead.files.length > 0) {
    facts.push({ label: 'Files', value: lead.files.map((file) => file.originalName).join('\n') });
  }
  return facts;
}

/** Until when the piece that a lead reserves is set aside, in the showroom's time; null when it is not. */
export function describeHold({ hold }: Lead): string | null {
  return hold?.state === 'held' ? describeHoldEnd(new Date(hold.until)) : null;
}
