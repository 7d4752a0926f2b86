import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';
import { visit } from '../support/visit.ts';

const heads = (page: Page) => page.getByRole('columnheader').getByRole('link', { name: /^(?!Remove)/ });

test('Saved colours are compared side by side, by touch and by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/quartz-countertops');
  for (const name of ['Aurora', 'Himalaya Dove', 'Ice Azul'])
    await page.getByRole('button', { name: `Shortlist ${name}` }).click();
  await page.getByRole('link', { name: 'Compare 3' }).click();
  await expect(page).toHaveURL('/compare?quartz=aurora&quartz=himalaya-dove&quartz=ice-azul');
  await expect(heads(page)).toHaveText(['Aurora', 'Himalaya Dove', 'Ice Azul']);
  await expectAccessible(page, 'a comparison on a phone', { part: 'content' });

  // The column of property names stays visible while the table is scrolled sideways.
  const table = page.getByRole('region', { name: /side by side/ });
  await table.focus();
  const label = page.getByRole('rowheader', { name: 'Thickness' });
  const before = (await label.boundingBox())?.x;
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((region) => region.scrollLeft)).toBeGreaterThan(0);
  expect((await label.boundingBox())?.x).toBe(before);
  // So do its borders, which a table with collapsed borders would leave behind.
  await expect(label).toHaveCSS('border-top-width', '1px');
  await expect(page.getByRole('table')).toHaveCSS('border-collapse', 'separate');

  await page.getByRole('link', { name: 'Remove Himalaya Dove' }).press('Enter');
  await expect(heads(page)).toHaveText(['Aurora', 'Ice Azul']);
  await expect(page.getByText('2 colours side by side.')).toBeFocused();
  await page.getByRole('link', { name: 'Get a Quote for both' }).click();
  await expect(page.getByRole('group', { name: 'What your request is about' }).getByRole('checkbox')).toHaveCount(2);
});

test('A colour is found by its look, added by keyboard, and shown in the same room as the others', async ({ page }) => {
  await visit(page, '/compare?quartz=aurora');
  await page.getByRole('searchbox', { name: 'Search colours' }).fill('black fine');
  await page.getByRole('link', { name: 'Add Space Black' }).press('Enter');
  await expect(heads(page)).toHaveText(['Aurora', 'Space Black']);
  await expect(page.getByText('2 colours side by side.')).toBeFocused();
  await expect(page.getByText('2 colours side by side.')).toBeInViewport();
  await page.getByRole('link', { name: 'Laundry', exact: true }).click();
  await expect(page).toHaveURL('/compare?quartz=aurora&quartz=space-black&room=laundry');
  await expect(page.getByRole('img', { name: /^Laundry with counter/ })).toHaveCount(2);
  await expectAccessible(page, 'colours compared in a room', { part: 'content' });
});

test('The pictures of a comparison grow with the window', async ({ page }) => {
  const widthAt = async (width: number) => {
    await page.setViewportSize({ width, height: 1200 });
    const box = await page.getByRole('columnheader').first().locator('[data-slot="picture"]').boundingBox();
    return box?.width ?? 0;
  };
  await visit(page, '/compare?quartz=aurora&quartz=space-black');
  const widths = [await widthAt(390), await widthAt(1440), await widthAt(2560)];
  expect(widths[1]).toBeGreaterThan(500);
  expect(widths[2]).toBeGreaterThan(640);
  // The browser chose a file as wide as the picture is shown.
  const chosen = await page
    .getByRole('rowheader', { name: 'Close-up' })
    .locator('xpath=following-sibling::td[1]//img')
    .evaluate((image: HTMLImageElement) => Number(/\.(\d+)\.\w+$/.exec(image.currentSrc)?.[1]));
  expect(chosen).toBeGreaterThanOrEqual(widths[2] ?? 0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('Without scripts, a form searches for colours to add', async ({ page }) => {
    await page.goto('/compare?quartz=aurora&room=bar');
    await page.getByRole('searchbox', { name: 'Search colours' }).fill('space');
    await page.getByRole('button', { name: 'Search', exact: true }).last().click();
    await page.getByRole('link', { name: 'Add Space Black' }).click();
    await expect(page).toHaveURL('/compare?quartz=aurora&quartz=space-black&room=bar');
  });
  test('Without scripts, links and a form compare products from a list', async ({ page }) => {
    await page.goto('/products/toilets');
    await page.getByRole('link', { name: 'Compare', exact: true }).click();
    const add = async (nth: number) => {
      const list = page.getByRole('region', { name: /^(Choose the first|Add another) toilet$/ });
      await list.getByRole('link', { name: /^Add / }).nth(nth).click();
    };
    await add(0);
    await expect(heads(page)).toHaveCount(1);
    await add(1);
    await expect(heads(page)).toHaveCount(2);
    await add(2);
    await expect(heads(page)).toHaveCount(3);
    const rows = await page.getByRole('row').count();
    await page.getByRole('link', { name: 'Show differences only' }).click();
    await expect(page.getByRole('link', { name: 'Show everything' })).toBeVisible();
    expect(await page.getByRole('row').count()).toBeLessThan(rows);
    await page
      .getByRole('link', { name: /^Remove/ })
      .first()
      .click();
    await expect(heads(page)).toHaveCount(2);
    await expect(page.getByRole('link', { name: 'Show everything' })).toBeVisible();
  });
});
