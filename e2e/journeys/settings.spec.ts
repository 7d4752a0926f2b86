import type { Locator } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { visit, waitUntilAlive } from '../support/visit.ts';

// In order: a page rendered in the owner's colour refers to a picture that is deleted with the colour.
test.describe.configure({ mode: 'default' });

test('The owner changes the phone number, the title and the colour, and sees them on the site', async ({
  ownerPage: admin,
  page,
  faults,
}) => {
  faults.allow(/answered 400: POST .*\/admin\/dashboard\/settings/);
  faults.allow(/^failed: \w+ .+\/admin\/session net::ERR_INTERNET_DISCONNECTED$/);
  const phone = admin.getByRole('textbox', { name: 'Phone', exact: true });
  const save = admin.getByRole('button', { name: 'Save business info' });
  const saved = admin.getByText('Saved. Changes are live.');
  /** The previous message may stay until the form is sent, so wait for the response. */
  const clickAndStore = async (button: Locator) => {
    const stored = admin.waitForResponse((response) => response.request().method() === 'POST');
    await button.click();
    expect((await stored).status()).toBe(200);
    await expect(saved).toBeVisible();
  };
  await admin.goto('/admin/dashboard/settings');
  await waitUntilAlive(admin);
  const before = await phone.inputValue();

  await phone.fill('none');
  await save.click();
  await expect(admin.getByRole('alert')).toBeFocused();
  await admin.getByRole('alert').getByRole('link').click();
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAccessibleDescription(/area code/);

  await phone.fill('(807) 555-0188');
  await save.click();
  await expect(saved).toBeVisible();
  await visit(page, '/contact');
  const link = page.getByRole('contentinfo').getByRole('link', { name: '(807) 555-0188' });
  await expect(link).toHaveAttribute('href', 'tel:+18075550188');

  // Restores the site for other journeys.
  await phone.fill(before);
  await test.step('offline or signed out, a message next to the button says so, and the text stays', async () => {
    const context = admin.context();
    await context.setOffline(true);
    await save.click();
    await expect(admin.getByText('Not saved: couldn’t reach the server.')).toBeVisible();
    await context.setOffline(false);
    const cookies = await context.cookies();
    await context.clearCookies();
    await save.click();
    await expect(admin.getByText('Not saved: you’ve been signed out.')).toBeVisible();
    await context.addCookies(cookies);
    await expect(phone).toHaveValue(before);
  });
  await clickAndStore(save);
  await page.reload();
  await expect(link).toBeHidden();

  const title = admin.getByRole('textbox', { name: 'Site Title' });
  const colour = admin.locator('input[type=color]');
  const saveSite = admin.getByRole('button', { name: 'Save site' });
  const accent = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-spruce').trim());
  await title.fill('Kitchens of the north');
  await colour.fill('#7a2e1d');
  await clickAndStore(saveSite);
  await visit(page, '/');
  await expect(page).toHaveTitle(/^Kitchens of the north \| /);
  expect(await accent()).toBe('#7a2e1d');
  await title.fill('');
  await colour.fill('#1f4a3e');
  await clickAndStore(saveSite);
  await page.reload();
  await expect(page).not.toHaveTitle(/^Kitchens of the north/);
  expect(await accent()).toBe('#1f4a3e');
});

test('The owner edits a page’s search title and description, and resets them', async ({ ownerPage: admin, page }) => {
  const metaTitle = admin.getByRole('textbox', { name: 'Meta Title' });
  const save = admin.getByRole('button', { name: 'Save' });
  await admin.goto('/admin/dashboard/seo/page?path=/about-us');
  await waitUntilAlive(admin);
  await metaTitle.fill('About us');
  await expect(admin.getByText('Title could be longer').first()).toBeVisible();
  await metaTitle.fill('About the people of the shop');
  await expect(admin.getByText('Title length is good')).toBeVisible();
  await save.click();
  await expect(admin.getByText('Saved. Changes are live.').first()).toBeVisible();
  await visit(page, '/about-us');
  // Still shown after hydration.
  const owners = /^About the people of the shop \| /;
  await expect(page).toHaveTitle(owners);
  await test.step('shown after a link, back, forward and a reload', async () => {
    const footer = page.getByRole('contentinfo');
    await visit(page, '/contact');
    await footer.getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveTitle(owners);
    await page.reload();
    await expect(page).toHaveTitle(owners);
    await waitUntilAlive(page);
    await footer.getByRole('link', { name: 'Privacy' }).click();
    await expect(page).toHaveTitle(/^Privacy/);
    await page.goBack();
    await expect(page).toHaveTitle(owners);
    await page.goBack();
    await expect(page).toHaveTitle(/^Contact/);
    await page.goForward();
    await expect(page).toHaveTitle(owners);
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', owners);
  });
  await metaTitle.fill('');
  await save.click();
  await expect(metaTitle).toHaveAttribute('placeholder', 'About Us: Cabinetmakers in Thunder Bay');
  await page.reload();
  await expect(page).toHaveTitle(/^About Us: Cabinetmakers in Thunder Bay \| /);
});

test('Every page passes the checks of the SEO tools', async ({ ownerPage: admin }) => {
  test.slow();
  await admin.goto('/admin/dashboard/seo?show=faults');
  const readAgain = admin.getByRole('button', { name: 'Rescan site' });
  // It reads some four hundred pages.
  await expect(readAgain).toBeVisible({ timeout: 120_000 });
  await expect(admin.getByText(/of [34]\d\d pages/)).toBeVisible();
  const rows = admin
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: admin.locator('a[href*="/seo/page?"]') });
  expect(await rows.allInnerTexts()).toEqual([]);
});
