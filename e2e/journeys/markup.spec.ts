import { expect, test } from '../support/journey.ts';
import { listMarkupFaults } from '../support/markup-rules.ts';
import { listAnswers } from '../support/answers.ts';

test('the markup of what no link leads to is sound: answers to forms, missing pages, the admin', async ({
  showroom,
  request,
  ownerRequest,
}) => {
  const faults: string[] = [];
  for (const { name, html } of await listAnswers({ showroom, request, ownerRequest })) {
    for (const fault of await listMarkupFaults(html)) faults.push(`${name}: ${fault}`);
  }
  expect(faults).toEqual([]);
});
