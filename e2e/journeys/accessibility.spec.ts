import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { inboxLine, openLead } from '../support/inbox.ts';
import { expect, test } from '../support/journey.ts';
import {
  fillContactStep,
  fillPerson,
  fillProjectStep,
  makePerson,
  readReference,
  stepHeading,
  textField,
} from '../support/quote-forms.ts';
import { visit } from '../support/visit.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

// Pages are checked without motion: colours in the middle of a fade would fail.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: PHONE });

/** Checks a state on a phone and on a desktop. Reaching it takes longer than a second check. */
async function expectAccessibleOnBoth(page: Page, state: string, options?: Parameters<typeof expectAccessible>[2]) {
  await expectAccessible(page, `${state}, on a phone`, options);
  await page.setViewportSize(DESK);
  await expectAccessible(page, `${state}, on a desktop`, options);
  await page.setViewportSize(PHONE);
}

test('Open search results are accessible', async ({ page }) => {
  await visit(page, '/');
  const search = page.getByRole('combobox', { name: 'Search' });
  await search.fill('mist');
  await page.getByRole('listbox', { name: 'Search results' }).waitFor();
  await search.press('ArrowDown');
  await expectAccessibleOnBoth(page, 'results', { part: 'header' });
  await search.fill('zzz');
  await page.getByText('Nothing matches').waitFor();
  await expectAccessibleOnBoth(page, 'no results', { part: 'header' });
  await search.fill('calacata');
  await page.getByText('Showing “Calacatta”').waitFor();
  await expectAccessibleOnBoth(page, 'results for another spelling', { part: 'header' });
  await search.fill('kalakata');
  await page.getByRole('link', { name: 'Did you mean Calacatta?' }).waitFor();
  await expectAccessibleOnBoth(page, 'a near word', { part: 'header' });
});

test('The zoom view of a picture is accessible', async ({ page }) => {
  await visit(page, '/quartz-countertops/aurora');
  await page.getByRole('link', { name: 'Look closer' }).click();
  await page.getByRole('dialog').waitFor();
  await expectAccessibleOnBoth(page, 'whole picture');
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expectAccessibleOnBoth(page, 'nearer');
});

test('Forms are accessible in every state', async ({ page, faults }) => {
  faults.allow(/failed: POST .*\/api\/leads\/contact/);
  await visit(page, '/millwork');
  await page.getByRole('button', { name: 'Get a Quote' }).click();
  await page.getByRole('alert').filter({ hasText: 'Please fix the following' }).waitFor();
  await page.getByLabel('Add drawings or photos').setInputFiles([
    { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') },
  ]);
  await page.getByText('notes.txt isn’t').waitFor();
  await expectAccessibleOnBoth(page, 'errors and files', { part: 'content' });

  await visit(page, '/contact?quartz=aurora');
  await fillPerson(page, makePerson());
  await textField(page, 'Message').fill('A question.');
  await page.route('**/api/leads/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByRole('link', { name: 'Send it by email' }).waitFor();
  await expectAccessibleOnBoth(page, 'unreachable', { part: 'content' });
  await page.unroute('**/api/leads/**');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByText('Your reference number').waitFor();
  await expectAccessibleOnBoth(page, 'received', { part: 'content' });
});

test('Every step of the custom quote is accessible', async ({ page }) => {
  await visit(page, '/custom-millwork-form');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('alert').filter({ hasText: 'Please fix the following' }).waitFor();
  await expectAccessibleOnBoth(page, 'errors of the first step', { part: 'content' });
  await fillContactStep(page, makePerson());
  await page.getByRole('button', { name: 'Next' }).click();
  await stepHeading(page, 'Project Details').waitFor();
  await expectAccessibleOnBoth(page, 'second step', { part: 'content' });
  await fillProjectStep(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await stepHeading(page, 'Specifications').waitFor();
  await expectAccessibleOnBoth(page, 'third step', { part: 'content' });
  await page.getByRole('button', { name: 'Next' }).click();
  await stepHeading(page, 'Review & Submit').waitFor();
  await expectAccessibleOnBoth(page, 'review', { part: 'content' });
  await page.reload();
  await page.getByText(/^We restored what you typed/).waitFor();
  await expectAccessibleOnBoth(page, 'draft brought back', { part: 'content' });
});

test('The admin is accessible', async ({ openAdmin, ownerPage, page, faults }) => {
  faults.allow(/answered 401: POST .*\/admin\/login/);
  faults.allow(/answered 404: GET .*\/admin\/nothing$/);
  await visit(page, '/contact?quartz=aurora');
  await fillPerson(page, makePerson());
  await textField(page, 'Message').fill('A question for the owner.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  const reference = await readReference(page);

  const admin = await openAdmin();
  await admin.goto('/admin/login');
  await admin.getByRole('textbox', { name: 'Username' }).fill('nobody');
  await admin.locator('input[name="password"]').fill('nothing');
  await admin.getByRole('button', { name: 'Sign in' }).click();
  await expect(admin.getByRole('alert')).toHaveText('Invalid username or password');
  await expectAccessibleOnBoth(admin, 'login with an error');

  await ownerPage.goto('/admin/leads');
  await inboxLine(ownerPage, reference).waitFor();
  await expectAccessibleOnBoth(ownerPage, 'inbox');
  await ownerPage.goto('/admin/leads?q=none-of-that-name');
  await expectAccessibleOnBoth(ownerPage, 'empty inbox');
  await openLead(ownerPage, reference);
  await ownerPage.locator('summary', { hasText: 'Delete this lead' }).click();
  await expectAccessibleOnBoth(ownerPage, 'lead');
  await ownerPage.goto('/admin/dashboard-pro');
  await expectAccessibleOnBoth(ownerPage, 'overview');
  await ownerPage.goto('/admin/dashboard/settings');
  await expectAccessibleOnBoth(ownerPage, 'settings');
  await ownerPage.goto('/admin/account');
  await expectAccessibleOnBoth(ownerPage, 'account');
  await ownerPage.goto('/admin/nothing');
  await expectAccessibleOnBoth(ownerPage, 'missing page');
});
test.describe('on a phone only', () => {
  test('The menu and the filter sheet are accessible', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').waitFor();
    await expectAccessible(page, 'menu');
    await visit(page, '/quartz-countertops?collection=red');
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('dialog').waitFor();
    await expectAccessible(page, 'filter sheet');
    await visit(page, '/products/vanities?sinks=2&sort=brand');
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('dialog', { name: 'Filter vanities' }).waitFor();
    await expectAccessible(page, 'filter sheet for vanities');
  });
});

test.describe('on a desktop only', () => {
  test.use({ viewport: DESK });

  test('The open Explore menu is accessible', async ({ page }) => {
    await visit(page, '/quartz-countertops');
    await page.locator('summary', { hasText: 'Explore' }).click();
    await expectAccessible(page, 'menu', { part: 'header' });
  });
});
