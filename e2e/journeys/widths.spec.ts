import type { Page } from '@playwright/test';
import type { Faults } from '../support/faults.ts';
import { expect, test } from '../support/journey.ts';
import { missingPageFault, pagesOfEachKind } from '../support/pages.ts';

// 320 is what a page enlarged four times on a small screen has left (WCAG 1.4.10).
for (const width of [320, 390, 768, 1440]) {
  test(`no page scrolls sideways at ${width} pixels`, ({ page, faults }) => expectNoOverflow(page, faults, width));
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('no page scrolls sideways on a phone', ({ page, faults }) => expectNoOverflow(page, faults, 390));
});

async function expectNoOverflow(page: Page, faults: Faults, width: number): Promise<void> {
  faults.allow(missingPageFault);
  await page.setViewportSize({ width, height: 900 });
  for (const path of pagesOfEachKind) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, `${path} is wider than the window by`).toBe(0);
  }
}
