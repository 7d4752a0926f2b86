import { defaultBusinessFacts } from '@showroom/catalog-data/business-facts';
import { expect, it } from 'vitest';
import { createLead } from '../../leads/create-lead.ts';
import { findLead } from '../../leads/inbox/find-lead.ts';
import type { NewLead } from '../../leads/new-lead.ts';
import { sampleLead } from '../../testing/sample-input.ts';
import { temporaryStore } from '../../testing/temporary-store.ts';
import { formatEmail } from '../composed-mail.ts';
import { writeFollowUpReminder } from './follow-up-reminder.ts';
import { writeLeadDigest } from './lead-digest.ts';
import { writeOwnerNotice } from './owner-notice.ts';
import { writeVisitorConfirmation } from './visitor-confirmation.ts';

/** Every email about a lead, as it is sent. */
async function writeAll(typed: Partial<NewLead>) {
  const store = await temporaryStore();
  const result = await createLead(store, sampleLead(typed), []);
  const lead = result.ok ? await findLead(store, result.leadId) : null;
  if (lead === null) throw new Error('The lead was not stored');
  const settings = { facts: defaultBusinessFacts, mailTo: 'owner@shop.example', adminUrl: undefined };
  const digest = {
    leads: [{ ...lead, subjectLabel: lead.subject?.label ?? null }],
    total: 1,
    suspected: 0,
    answered: [lead],
  };
  const emails = {
    notice: writeOwnerNotice(lead, settings),
    reminder: writeFollowUpReminder(lead, settings),
    confirmation: writeVisitorConfirmation(lead, settings),
    digest: writeLeadDigest(digest, settings),
  };
  const compose = (email: (typeof emails)['notice']) =>
    formatEmail(email, { references: [], logo: undefined, brand: 'Shop' });
  return {
    notice: compose(emails.notice),
    reminder: compose(emails.reminder),
    confirmation: compose(emails.confirmation),
    digest: compose(emails.digest),
    reference: lead.reference,
  };
}

it.each([
  ['שרה', 'כהן'],
  ['محمد', '12'],
  ['Sara', 'כהן 5'],
])('isolates the direction of the name %s %s', async (firstName, lastName) => {
  const name = `${firstName} ${lastName}`;
  const { notice, reminder, digest, reference } = await writeAll({ firstName, lastName });
  expect(notice.subject).toBe(`New quote request ${reference} from \u2068${name}\u2069: Aurora quartz`);
  expect(reminder.subject).toBe(`Follow up with \u2068${name}\u2069: ${reference}, Aurora quartz`);
  expect(reminder.text).toContain(`follow up with \u2068${name}\u2069.`);
  expect(reminder.html).toContain(`follow up with <bdi>${name}</bdi>.`);
  expect(digest.text).toContain(`\u2068${name}\u2069: ${reference}`);
  expect(digest.html).toContain(`<bdi>${name}</bdi></th>`);
});

it('keeps the comma after such a name', async () => {
  const { confirmation } = await writeAll({ firstName: 'שרה' });
  expect(confirmation.text).toContain('Hello \u2068שרה\u2069,');
  expect(confirmation.html).toContain('Hello <bdi>שרה</bdi>,');
});

it('removes direction marks from a stored name, and adds none to a Latin one', async () => {
  const { notice, reminder, digest, confirmation, reference } = await writeAll({
    firstName: 'An\u202Ena',
    lastName: '\u2069Lake\u2067\r\nBcc: x@y.example',
  });
  expect(notice.subject).toBe(`New quote request ${reference} from Anna Lake Bcc: x@y.example: Aurora quartz`);
  for (const { subject, to, replyTo } of [notice, reminder, digest, confirmation]) {
    expect(JSON.stringify([subject, to, replyTo])).not.toMatch(/[\u202A-\u202E\u2066-\u2069]|\\n|\\r/);
  }
  for (const { text, html } of [reminder, digest]) expect(text + html).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
});
