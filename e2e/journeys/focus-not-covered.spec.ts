import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { visit, waitUntilAlive } from '../support/visit.ts';

interface Stop {
  /** The scroll position in pixels. */
  readonly top: number;
  /** What covers the middle of the focused element; null if nothing does. */
  readonly saveProblem: string | null;
}

/** Checks the focused element once nothing moves, given the scroll position before. */
function lookAtFocus(page: Page, topBefore: number): Promise<Stop> {
  return page.evaluate(async (before) => {
    // If the page hasn't scrolled, nothing follows. If it has, bars slide in some frames later.
    const wanted = () => (window.scrollY === before ? 1 : 4);
    let last = '';
    for (let still = -1; still < wanted();) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const [box, header] = [document.activeElement, document.querySelector('header')].map((element) =>
        element?.getBoundingClientRect(),
      );
      const now = `${box?.top} ${header?.top} ${window.scrollY} ${document.getAnimations().length}`;
      still = now === last ? still + 1 : 0;
      last = now;
    }
    const focused = document.activeElement;
    const top = window.scrollY;
    if (!focused || focused === document.body) return { top, saveProblem: null };
    const box = focused.getBoundingClientRect();
    const met = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (met && (focused.contains(met) || met.contains(focused) || met.closest('label')?.contains(focused)))
      return { top, saveProblem: null };
    const [covered, above] = [focused, met].map((element) =>
      element ? `<${element.tagName.toLowerCase()}> ${element.textContent.trim().slice(0, 40)}` : 'nothing',
    );
    return { top, saveProblem: `${covered} at ${Math.round(box.y)} lies under ${above}` };
  }, topBefore);
}

/**
 * Presses a key several times.
 *
 * @returns the elements that were covered
 */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', stops: number): Promise<string[]> {
  const saveProblems: string[] = [];
  let { top } = await lookAtFocus(page, Number.NaN);
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press(key);
    let { top: topNow, saveProblem } = await lookAtFocus(page, top);
    // A busy machine may start to slide something in after those frames. What still covers the element then counts.
    if (saveProblem !== null) ({ top: topNow, saveProblem } = await lookAtFocus(page, Number.NaN));
    top = topNow;
    if (saveProblem !== null) saveProblems.push(saveProblem);
  }
  return saveProblems;
}

for (const [path, width, height] of [
  ['/millwork', 1440, 900],
  ['/millwork', 390, 700],
  ['/quartz-countertops/aurora', 390, 700],
  ['/quartz-countertops/aurora', 320, 256],
] as const) {
  test(`Nothing covers the focused control on ${path} at ${width} × ${height}, up or down`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await visit(page, path);
    const stops = await page
      .locator('a:visible, button:visible, input:visible, select:visible, textarea:visible')
      .count();
    // From the end of the page upwards, where the header slides in, and down again.
    await page.getByRole('contentinfo').getByRole('link').last().focus();
    expect(await walk(page, 'Shift+Tab', stops)).toEqual([]);
    expect(await walk(page, 'Tab', stops)).toEqual([]);
  });
}

test('Sticky bars in the admin never cover the focused control', async ({ ownerPage: admin }) => {
  await admin.setViewportSize({ width: 390, height: 700 });
  await admin.goto('/admin/dashboard-pro/posts');
  await waitUntilAlive(admin);
  await admin
    .getByRole('checkbox', { name: /^Select/ })
    .first()
    .check();
  expect(await walk(admin, 'Tab', 30)).toEqual([]);
  await admin.goto('/admin/dashboard-pro/products/new');
  await waitUntilAlive(admin);
  await admin.getByRole('textbox', { name: 'Name', exact: true }).focus();
  expect(await walk(admin, 'Tab', 16)).toEqual([]);
});
