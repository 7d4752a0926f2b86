import { testBrowser } from '@showroom/test-browser';
import { expect, test } from '../support/journey.ts';
import { scrollTo, visit } from '../support/visit.ts';

// Playwright hides scroll bars. On a visitor's desktop they may take room from the page.
test.use({ launchOptions: { ...testBrowser, ignoreDefaultArgs: ['--hide-scrollbars'] } });

test('Opening a dialog doesn’t shift or scroll a page with a scroll bar', async ({ page }) => {
  // The header doesn't move from the start.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/quartz-countertops/aurora');
  await scrollTo(page, 500);
  const wayUp = page.locator('[data-slot="scroll-to-top"]');
  await expect(wayUp).toBeVisible();
  const readPlaces = () =>
    page.evaluate(() =>
      ['header', 'main', 'h1', '[data-slot="gallery"]', '[data-slot="scroll-to-top"]', 'footer'].map((selector) => {
        const { x, y, width } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
        return [selector, x, y, width];
      }),
    );
  const before = await readPlaces();
  const scrollBarWidth = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
  expect(scrollBarWidth).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Look closer' }).click({ position: { x: 10, y: 10 } });
  const dialog = page.getByRole('dialog', { name: 'Aurora' });
  await expect(dialog).toBeVisible();
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBe(0);
  expect(await readPlaces()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // The page's room for the scroll bar comes back a moment after the dialog is gone.
  await expect.poll(readPlaces).toEqual(before);
});
