import { expect, test } from '../support/journey.ts';
import { listMarkupFaults } from '../support/markup-rules.ts';
import { listServedPages } from '../support/served-pages.ts';

/** A screen reader lists an aside among the landmarks; without a name it says only that it is one. */
const UNNAMED_ASIDE = /<aside\b(?![^>]*\saria-label(?:ledby)?=)[^>]*>/g;

test('the markup of every page is sound', async ({ showroom, request, ownerRequest }) => {
  const pages = await listServedPages({ showroom, request, ownerRequest });
  const faults: string[] = [];
  for (const { name, html } of pages) {
    for (const fault of await listMarkupFaults(html)) faults.push(`${name}: ${fault}`);
    for (const [tag] of html.matchAll(UNNAMED_ASIDE)) faults.push(`${name}: a landmark without a name: ${tag}`);
  }
  expect(pages.length).toBeGreaterThan(70);
  expect(faults).toEqual([]);
});
