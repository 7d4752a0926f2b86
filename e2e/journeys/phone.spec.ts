import { expect, test } from '../support/journey.ts';
import { scrollPosition, scrollTo, visit } from '../support/visit.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('the menu covers the screen, holds the focus and the page, and closes with Escape', async ({ page }) => {
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

test('the filter sheet shows what it finds before it closes', async ({ page }) => {
  await visit(page, '/quartz-countertops');
  await page.getByRole('button', { name: 'Filters' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Filter colours' });
  await expect(sheet.getByRole('button', { name: 'Show 50 colours' })).toBeVisible();
  await sheet.getByText('Discovery').tap();
  await expect(sheet.getByRole('checkbox', { name: /^Discovery/ })).toBeChecked();
  await sheet.getByRole('button', { name: 'Show 5 colours' }).tap();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/quartz-countertops?collection=discovery');
  await expect(page.getByText('5 product(s) found (filtered)')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  await page.getByRole('link', { name: 'Remove filter Discovery' }).tap();
  await expect(page.getByText('50 product(s) found', { exact: true })).toBeVisible();
});

test('the way to a quote stays in sight on the page of a colour', async ({ page }) => {
  await visit(page, '/quartz-countertops/aurora');
  const quote = page.getByRole('link', { name: 'Get a quote for Aurora' });
  await expect(quote).toBeInViewport({ ratio: 1 });
  await scrollTo(page, 900);
  await expect(quote).toBeInViewport({ ratio: 1 });
  await quote.tap();
  await expect(page.getByRole('checkbox', { name: /About: Aurora quartz/ })).toBeChecked();
});

test('targets of the thumb are at least 44 pixels high in header, menu and quote bar', async ({ page }) => {
  await visit(page, '/quartz-countertops/aurora');
  const targets = page.getByRole('banner').locator('a:visible, button:visible, input:visible');
  for (const target of await targets.all()) {
    const box = await target.boundingBox();
    expect(box?.height, (await target.getAttribute('aria-label')) ?? (await target.innerText())).toBeGreaterThanOrEqual(
      44,
    );
  }
});
