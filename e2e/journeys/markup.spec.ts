import { expect, test } from '../support/journey.ts';
import { listMarkupFaults } from '../support/markup-rules.ts';
import { listAnswers } from '../support/answers.ts';

test('Form responses, missing pages and the admin have valid markup', async ({ showroom, request, ownerRequest }) => {
  const faults: string[] = [];
  for (const { name, html } of await listAnswers({ showroom, request, ownerRequest })) {
    for (const fault of await listMarkupFaults(html)) faults.push(`${name}: ${fault}`);
  }
  expect(faults).toEqual([]);
});
