import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { visit, waitUntilAlive } from '../support/visit.ts';

interface Stop {
  /** How far down the page stands there, in pixels. */
  readonly top: number;
  /** What a pointer would meet in the middle of what has the focus: null when that is the same. */
  readonly saveProblem: string | null;
}

/** Looks at what has the focus once nothing moves any more, by how far down the page stood at the stop before. */
function lookAtFocus(page: Page, topBefore: number): Promise<Stop> {
  return page.evaluate(async (before) => {
    // Where the page has not moved, nothing follows it; where it has, what slides in begins some frames later.
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
 * Presses a key at a number of stops.
 *
 * @returns what was covered at any of them
 */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', stops: number): Promise<string[]> {
  const saveProblems: string[] = [];
  let { top } = await lookAtFocus(page, Number.NaN);
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press(key);
    let { top: topNow, saveProblem } = await lookAtFocus(page, top);
    // A busy machine may begin to slide something in after those frames; what is in the way stays there.
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
    // From the last thing on the page upwards, where the header comes back into sight, and then down again.
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
