import { expect, test } from '../support/journey.ts';
import { allColoursFound, coloursFound, countColours } from '../support/quartz-colours.ts';
import { listSmallTargets } from '../support/thumb-targets.ts';
import { scrollPosition, scrollTo, visit } from '../support/visit.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('The menu covers the screen, traps the focus, locks scrolling and closes with Escape', async ({ page }) => {
  await visit(page, '/');
  const opener = page.getByRole('button', { name: 'Menu' });
  await opener.tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  const box = await menu.boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, width: 390 });
  expect(box?.height).toBeGreaterThan(800);

  const last = menu.getByRole('link', { name: /^Call/ });
  await last.focus();
  await page.keyboard.press('Tab');
  await expect(menu.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Shift+Tab');
  await expect(last).toBeFocused();

  await page.mouse.move(200, 600);
  await page.mouse.wheel(0, 900);
  await page.waitForTimeout(150);
  expect(await scrollPosition(page)).toBe(0);

  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.tap();
  await menu.getByRole('link', { name: 'Quartz Countertops' }).tap();
  await expect(page).toHaveURL('/quartz-countertops');
  await expect(menu).toBeHidden();
});

test('The menu stays closed after a link, Back or the logo', async ({ page }) => {
  await visit(page, '/');
  const opener = page.getByRole('button', { name: 'Menu' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const follow = async (name: string) => {
    await opener.tap();
    await menu.getByRole('link', { name, exact: true }).tap();
    await expect(menu).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
  };
  await follow('Quartz Countertops');
  await expect(page).toHaveURL('/quartz-countertops');

  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Stone and cabinetry' })).toBeVisible();
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await expect(menu).toHaveCount(0);

  await follow('Quartz Countertops');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /, home$/ })
    .tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Stone and cabinetry' })).toBeVisible();
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await expect(menu).toHaveCount(0);
});

test('The menu closes when the current page is chosen', async ({ page }) => {
  await visit(page, '/quartz-countertops');
  await page.getByRole('button', { name: 'Menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Quartz Countertops', exact: true }).tap();
  await expect(menu).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL('/quartz-countertops');
});

test('The filter sheet shows the number of results before it closes', async ({ page }) => {
  // The brand, and the sort field next to the filters, each fit on one line even on the narrowest phone.
  await page.setViewportSize({ width: 320, height: 568 });
  await visit(page, '/quartz-countertops');
  const filters = page.getByRole('button', { name: 'Filters' });
  const brand = page.getByRole('banner').getByText('Boreal & Stone', { exact: true });
  expect((await brand.boundingBox())?.height).toBeLessThan(30);
  expect((await page.getByLabel('Sort by').boundingBox())?.y).toBeCloseTo((await filters.boundingBox())?.y ?? 0, -1);
  await page.setViewportSize({ width: 390, height: 844 });

  await filters.tap();
  const sheet = page.getByRole('dialog', { name: 'Filter colours' });
  await expect(sheet.getByRole('button', { name: `Show ${countColours({})} colours` })).toBeVisible();
  await sheet.getByText('Discovery').tap();
  await expect(sheet.getByRole('checkbox', { name: /^Discovery/ })).toBeChecked();
  await sheet.getByRole('button', { name: `Show ${countColours({ collection: 'discovery' })} colours` }).tap();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/quartz-countertops?collection=discovery');
  await expect(page.getByText(coloursFound({ collection: 'discovery' }))).toBeVisible();
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  await page.getByRole('link', { name: 'Remove filter Discovery' }).tap();
  await expect(page.getByText(allColoursFound, { exact: true })).toBeVisible();
});

test('The quote button stays visible on a colour’s page', async ({ page }) => {
  await visit(page, '/quartz-countertops/aurora');
  const quote = page.getByRole('link', { name: 'Get a Quote for Aurora' });
  await expect(quote).toBeInViewport({ ratio: 1 });
  await scrollTo(page, 900);
  await expect(quote).toBeInViewport({ ratio: 1 });
  await quote.tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Get a Quote for Aurora' })).toBeVisible();
});

test('A table of three columns fits the screen in articles and guides', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ['/blog/caring-for-quartz', '/products/vanities', '/products/lighting', '/hardware', '/privacy']) {
    await visit(page, path);
    const tables = page.getByRole('main').getByRole('table');
    for (const table of await tables.all()) {
      const beyond = await table.evaluate(
        ({ clientWidth, parentElement }) => clientWidth - (parentElement?.clientWidth ?? 0),
      );
      expect(beyond, path).toBeLessThanOrEqual(0);
    }
  }
});

test('Touch targets are at least 44 pixels high in the header, the menu and the quote bar', async ({ page }) => {
  await visit(page, '/quartz-countertops/aurora');
  expect(await listSmallTargets(page.getByRole('banner'))).toEqual([]);
});

for (const { path, inside } of [
  { path: '/quartz-countertops/sahara-noir', inside: '[data-slot="gallery"]' },
  { path: '/', inside: '[data-slot="carousel"]' },
]) {
  test(`Touch targets are at least 44 pixels in both directions in ${inside}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await visit(page, path);
    await expect(page.locator(inside).locator('a:visible, button:visible').nth(3)).toBeVisible();
    expect(await listSmallTargets(page.locator(inside), 'both')).toEqual([]);
  });
}

test('The back-to-top button covers no field and no button', async ({ page }) => {
  await visit(page, '/contact');
  const wayUp = page.getByRole('button', { name: 'Back to top' });
  await scrollTo(page, 700);
  await scrollTo(page, 310);
  const fields = page.getByRole('main').getByRole('textbox').or(page.getByRole('main').getByRole('checkbox'));
  expect(await fields.count()).toBeGreaterThan(4);
  for (const field of await fields.all()) {
    // Scrolls until the button for the top appears.
    await field.evaluate((element) => {
      const { bottom } = element.getBoundingClientRect();
      window.scrollTo({ top: window.scrollY + bottom - window.innerHeight + 20, behavior: 'instant' });
    });
    const name = (await field.getAttribute('name')) ?? '';
    await expect
      .poll(
        () =>
          field.evaluate((element) => {
            const { bottom, right } = element.getBoundingClientRect();
            const met = document.elementFromPoint(right - 6, bottom - 6);
            return met === element || element.contains(met) || met?.tagName === 'LABEL';
          }),
        { message: name },
      )
      .toBe(true);
  }
  await scrollTo(page, 100_000);
  await expect(wayUp).toBeVisible();
  await wayUp.tap();
  await expect.poll(() => scrollPosition(page)).toBe(0);
});
