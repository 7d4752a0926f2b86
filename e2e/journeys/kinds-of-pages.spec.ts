import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';
import { expectRoomForLongWords } from '../support/long-words.ts';
import { missingPageFault, missingPages, pagesOfEachKind } from '../support/pages.ts';
import { visit } from '../support/visit.ts';

// Pages are checked without motion: colours in the middle of a fade would fail.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

/** Twice the number of workers. Opening a page takes longer than most checks. */
const SHARES = 4;

for (let share = 0; share < SHARES; share += 1) {
  test(`Each kind of page fits its window, is accessible, and prints without menus (${share + 1} of ${SHARES})`, async ({
    page,
    faults,
  }) => {
    test.slow();
    faults.allow(missingPageFault);
    const paths = pagesOfEachKind.filter((_, index) => index % SHARES === share);
    for (const [index, path] of paths.entries()) {
      const isFirst = index === 0;
      await visit(page, path);
      await expectNoOverflow(page, path);
      await expectAccessible(page, `${path} on a phone`, { part: isFirst ? 'all' : 'content' });
      await page.setViewportSize({ width: 1440, height: 900 });
      await expectNoOverflow(page, path);
      await expectAccessible(page, `${path} on a desktop`, { part: isFirst ? 'all' : 'sample' });
      if (!missingPages.includes(path)) await expectPlainPrint(page, path);
      // At 320 px, a small screen is enlarged four times (WCAG 1.4.10).
      for (const width of [768, 320, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await expectNoOverflow(page, path);
      }
      await expectRoomForLongWords(page, path);
    }
  });
}

/** After resizing, the page may be laid out once more. */
const softly = expect.configure({ soft: true, timeout: 3_000 });

async function expectNoOverflow(page: Page, path: string): Promise<void> {
  const measure = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  const { width } = page.viewportSize() ?? {};
  await softly.poll(measure, `${path} is wider than a window of ${width} pixels by`).toBe(0);
}

/** Prints show the content without controls. */
async function expectPlainPrint(page: Page, path: string): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await page.emulateMedia({ media: 'print' });
  const shown = await page.evaluate(
    (selectors) =>
      Object.entries(selectors).flatMap(([what, selector]) =>
        [...document.querySelectorAll(selector)].flatMap((element) => {
          const { width, height } = element.getBoundingClientRect();
          const isDrawn = width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
          const isMeant = what !== 'floating' || /fixed|sticky/.test(getComputedStyle(element).position);
          return isDrawn && isMeant ? [`${what}: ${element.outerHTML.slice(0, 80)}`] : [];
        }),
      ),
    {
      title: 'h1',
      menu: 'header nav, header input, footer nav',
      control: 'button, summary, [data-slot="link-button"], [data-slot="skip-link"]',
      floating: 'body *',
    },
  );
  expect.soft(shown, `${path} in print`).toEqual([expect.stringMatching(/^title: /)]);
  await page.emulateMedia({ media: null });
}
