import { mirrors } from '@showroom/catalog-data/products/mirrors';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';
import { visit } from '../support/visit.ts';

const ofTerra = mirrors.filter(({ collection }) => collection === 'Terra Collection').length;

test('Quick view of a mirror opens in a dialog with its own URL, and links to its page', async ({ page }) => {
  await visit(page, '/products/mirrors');
  await page.getByRole('link', { name: 'Media Dial' }).click();
  await expect(page).toHaveURL('/products/mirrors?look=media-dial');
  const look = page.getByRole('dialog', { name: 'Media Dial' });
  await expect(look.getByText('32″ W × 32″ H')).toBeVisible();
  await expectAccessible(page, 'a mirror up close', { part: 'content' });
  await page.keyboard.press('Escape');
  await expect(look).toBeHidden();
  await expect(page).toHaveURL('/products/mirrors');
  await page.goBack();
  await expect(look).toBeVisible();
  await look.getByRole('link', { name: 'View Details' }).click();
  await expect(page).toHaveURL('/products/mirrors/media-dial');
  await expect(page.getByRole('heading', { level: 1, name: 'Media Dial' })).toBeVisible();
});

test('Collections link to their mirrors and back', async ({ page }) => {
  await visit(page, '/products/mirrors');
  await expect(page.getByRole('heading', { name: 'How high, and how wide?' })).toBeVisible();
  await page.getByRole('link', { name: 'Terra Collection' }).click();
  await expect(page.getByText(`Showing ${ofTerra} of ${ofTerra} mirrors`)).toBeVisible();
  const names = page.getByRole('main').getByRole('link', { name: /^Terra / });
  const tops = await names.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  expect(tops).toHaveLength(ofTerra);
  // Three in a row, or four where three would leave one alone in the next.
  const columns = ofTerra % 3 === 1 ? 4 : 3;
  expect(new Set(tops).size).toBe(Math.ceil(ofTerra / columns));
  await page.getByRole('link', { name: 'Back to All Collections' }).click();
  await page.getByRole('link', { name: 'All Mirrors' }).click();
  await expect(page.getByText(`Showing ${mirrors.length} of ${mirrors.length} mirrors`)).toBeVisible();
  await page.getByRole('checkbox', { name: /^Anti-Fog/ }).click();
  await expect(page).toHaveURL('/products/mirrors/all?feature=anti-fog');
  await page.getByRole('searchbox', { name: /^Search mirrors/ }).fill('riverstone');
  await expect(page.getByText('No mirrors found')).toBeVisible();
  await expect(page).toHaveURL('/products/mirrors/all?feature=anti-fog&q=riverstone');
  await page.getByRole('link', { name: 'Clear All Filters' }).click();
  await expect(page.getByText(`Showing ${mirrors.length} of ${mirrors.length} mirrors`)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: /^Search mirrors/ })).toHaveValue('riverstone');
  await page.getByRole('link', { name: 'Back to Collections' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mirrors' })).toBeVisible();
});

test('A finish chosen by keyboard on a mirror’s page is carried into the quote', async ({ page }) => {
  await visit(page, '/products/mirrors/origin-collection');
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: 'Origin Round', exact: true }) });
  await expect(card).toContainText('Choose Options');
  await card.getByRole('link', { name: 'Origin Round', exact: true }).click();
  const chrome = page.getByRole('link', { name: 'Chrome', exact: true });
  await chrome.focus();
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products/mirrors/origin-round?finish=chrome');
  await expect(page.getByRole('group', { name: 'Finish: Chrome' })).toBeVisible();
  await expect(chrome).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await expectAccessible(page, 'a mirror in a finish', { part: 'content' });
  await page.getByRole('link', { name: 'Get a Quote', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Chrome' })).toBeChecked();
  // Finishes that were tried don't add to the history.
  await page.goBack();
  await expect(page.getByRole('group', { name: 'Finish: Chrome' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/products/mirrors/origin-collection');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('A finish chosen on a mirror’s page arrives with the request', async ({ page, ownerPage }) => {
    await page.goto('/products/mirrors/origin-round');
    await page.getByRole('link', { name: 'Matte Black', exact: true }).click();
    await expect(page.getByRole('group', { name: 'Finish: Matte Black' })).toBeVisible();
    await expect(page.getByText('Pictured in Brushed Brass.')).toBeVisible();
    await page.getByRole('link', { name: 'Get a Quote', exact: true }).click();
    await expect(page.getByRole('radio', { name: 'Matte Black' })).toBeChecked();
    await page.getByLabel('First name').fill('Finish');
    await page.getByLabel('Last name').fill('Chooser');
    await page.getByLabel('Phone').fill('807 555 0163');
    await page.getByRole('button', { name: 'Get a Quote' }).click();
    await expect(page.getByRole('heading', { name: /we got your request/ })).toBeVisible();
    await ownerPage.goto('/admin/leads');
    await ownerPage
      .getByRole('link', { name: /Finish Chooser/ })
      .first()
      .click();
    await expect(ownerPage.getByRole('definition').filter({ hasText: /^Matte Black$/ })).toBeVisible();
  });

  test('Without scripts, quick view of a mirror is part of the page', async ({ page }) => {
    await page.goto('/products/mirrors');
    await page.getByRole('link', { name: 'Media Forecast' }).click();
    await expect(page.getByText('Three days of weather before you choose a coat')).toBeInViewport();
  });

  test('Enter searches all mirrors together with the filters', async ({ page }) => {
    await page.goto('/products/mirrors/all?shape=organic');
    await page.getByRole('searchbox', { name: /^Search mirrors/ }).fill('terra');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?(?=.*shape=organic)(?=.*q=terra)/);
    await expect(page.getByText(`Showing 2 of ${mirrors.length} mirrors`)).toBeVisible();
  });
});
