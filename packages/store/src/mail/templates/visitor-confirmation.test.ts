import { defaultBusinessFacts } from '@showroom/catalog-data/business-facts';
import { expect, it } from 'vitest';
import { createLead } from '../../leads/create-lead.ts';
import { findLead } from '../../leads/inbox/find-lead.ts';
import type { NewLead } from '../../leads/new-lead.ts';
import { sampleLead } from '../../testing/sample-input.ts';
import { temporaryStore } from '../../testing/temporary-store.ts';
import { formatEmail } from '../composed-mail.ts';
import { writeVisitorConfirmation } from './visitor-confirmation.ts';

async function confirm(typed: Partial<NewLead>) {
  const store = await temporaryStore();
  const result = await createLead(store, sampleLead(typed), []);
  const lead = result.ok ? await findLead(store, result.leadId) : null;
  if (lead === null) throw new Error('The lead was not stored');
  const settings = { facts: defaultBusinessFacts, mailTo: 'owner@shop.example', adminUrl: undefined };
  const email = writeVisitorConfirmation(lead, settings);
  const { to, subject, text, html } = formatEmail(email, { references: [], logo: undefined, brand: 'Shop' });
  return JSON.stringify([to.name, subject, text, html]);
}

it('quotes nothing that the visitor typed', async () => {
  const spam = 'CHEAP pills at https://pills.example';
  const mail = await confirm({
    lastName: 'LastNameSpam',
    message: spam,
    answers: [{ label: 'Project', value: spam }],
    subject: { kind: 'quartz', slug: 'aurora', label: spam },
  });
  expect(mail).not.toMatch(/pills|CHEAP|LastNameSpam/);
  expect(mail).toMatch(/Your reference number/);
});

it.each([
  'Buy at http://pills.example',
  'pills.example',
  'www.pills.example',
  'Call 807 555 0100',
  'Win money today now',
  'x'.repeat(25),
  '<b>Bold</b>',
  'a@b.example',
  'Sam\u2024example',
  '💊💊',
])('leaves out what isn’t clearly a name: %s', async (firstName) => {
  const mail = await confirm({ firstName });
  expect(mail).toContain('Hello,');
  expect(mail).not.toContain(firstName);
});

it.each(['Anna', 'Jean-Luc', 'Mary Ann', 'O’Neill', 'Zoë', '李明', 'Олена'])('greets %s', async (firstName) => {
  expect(await confirm({ firstName })).toContain(`Hello ${firstName},`);
});
