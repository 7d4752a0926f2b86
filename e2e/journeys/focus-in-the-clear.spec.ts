import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { visit } from '../support/visit.ts';

/** What has the focus, and what a pointer would meet in its middle: null when that is the same. */
async function findObstacle(page: Page): Promise<string | null> {
  // What slides in or glides comes to rest before it counts.
  await page.evaluate(async () => {
    let before = '';
    for (let still = 0; still < 4;) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const [box, header] = [document.activeElement, document.querySelector('header')].map((element) =>
        element?.getBoundingClientRect(),
      );
      const now = `${box?.top} ${header?.top} ${window.scrollY}`;
      still = now === before ? still + 1 : 0;
      before = now;
    }
  });
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const box = focused.getBoundingClientRect();
    const met = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (met && (focused.contains(met) || met.contains(focused) || met.closest('label')?.contains(focused))) return null;
    const [covered, above] = [focused, met].map((element) =>
      element ? `<${element.tagName.toLowerCase()}> ${element.textContent.trim().slice(0, 40)}` : 'nothing',
    );
    return `${covered} at ${Math.round(box.y)} lies under ${above}`;
  });
}

/** Presses a key at this many stops, and answers with what was covered at any of them. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', stops: number): Promise<string[]> {
  const obstacles: string[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press(key);
    const obstacle = await findObstacle(page);
    if (obstacle !== null) obstacles.push(obstacle);
  }
  return obstacles;
}

for (const [path, width, height] of [
  ['/millwork', 1440, 900],
  ['/millwork', 390, 700],
  ['/quartz-countertops/aurora', 390, 700],
  ['/quartz-countertops/aurora', 320, 256],
] as const) {
  test(`nothing covers what has the focus on ${path} at ${width} × ${height}, up or down`, async ({ page }) => {
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
