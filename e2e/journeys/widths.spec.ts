import { expect, test } from '../support/journey.ts';
import { pagesOfEachKind } from '../support/pages.ts';

for (const width of [390, 768, 1440]) {
  test(`no page scrolls sideways at ${width} pixels`, async ({ page, faults }) => {
    faults.allow(/answered 404: .*\/(?:no-such-page|quartz-countertops\/auroora)$/);
    await page.setViewportSize({ width, height: 900 });
    for (const path of pagesOfEachKind) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${path} is wider than the window by`).toBe(0);
    }
  });
}
