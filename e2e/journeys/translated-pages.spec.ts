import type { Page } from '@playwright/test';
import { makeFalsePng } from '../support/files.ts';
import { expect, test } from '../support/journey.ts';
import {
  fillContactStep,
  fillPerson,
  fillProjectStep,
  makePerson,
  stepHeading,
  textField,
} from '../support/quote-forms.ts';
import { translatePage, type Translator } from '../support/translate-page.ts';
import { visit, waitUntilAlive } from '../support/visit.ts';

const translators: readonly Translator[] = ['wraps text', 'replaces text'];

async function isStanding(page: Page) {
  await expect(page.getByRole('heading', { name: /We couldn’t load this page|That didn’t work/ })).toHaveCount(0);
  await expect(page.locator('h1').first()).toBeAttached();
}

for (const translator of translators) {
  test.describe(`a translator that ${translator}`, () => {
    test('lists keep their filters', async ({ page }) => {
      await visit(page, '/quartz-countertops');
      await translatePage(page, translator);
      await page.getByRole('checkbox', { name: /^BEYOND/ }).click();
      await expect(page).toHaveURL(/collection=beyond/);
      await page.getByRole('checkbox', { name: /^Carrara/ }).click();
      await expect(page).toHaveURL(/subcategory=carrara/);
      await page.getByRole('checkbox', { name: /^Carrara/ }).click();
      await expect(page).not.toHaveURL(/carrara/);
      await page
        .getByRole('link', { name: /^Clear All/ })
        .first()
        .click();
      await expect(page).toHaveURL(/quartz-countertops$/);
      await isStanding(page);

      for (const path of ['/products/vanities', '/products/sinks', '/products/toilets']) {
        await visit(page, path);
        await translatePage(page, translator);
        const boxes = page.getByRole('main').getByRole('checkbox').filter({ visible: true });
        await boxes.nth(0).click();
        await expect(page).toHaveURL(/\?/);
        await isStanding(page);
        await boxes.nth(0).click();
        await expect(page).not.toHaveURL(/\?./);
        await isStanding(page);
        await boxes.nth(0).click();
        await expect(page).toHaveURL(/\?/);
        await page
          .getByRole('link', { name: /^Clear All/ })
          .first()
          .click();
        await expect(page).not.toHaveURL(/\?./);
        await isStanding(page);
      }
    });

    test('the search keeps its results', async ({ page }) => {
      await visit(page, '/');
      await translatePage(page, translator);
      const search = page.getByRole('banner').getByRole('combobox');
      for (const words of ['quartz', 'quartzzzz', 'mirror', 'xyzzyq']) {
        await search.fill(words);
        await page.waitForResponse(/suggestions/);
      }
      await isStanding(page);
      for (const path of ['/blog', '/our-works', '/search?q=vanity']) {
        await visit(page, path);
        await translatePage(page, translator);
        const next = page.getByRole('link', { name: /^(?:Next|2|Page 2)/ }).first();
        if (await next.isVisible()) await next.click();
        await isStanding(page);
      }
    });

    test('a form that can’t be sent keeps what was typed', async ({ page, faults }) => {
      faults.allow(/failed: POST .*\/api\/leads\/contact/);
      await visit(page, '/contact');
      await translatePage(page, translator);
      await page.getByRole('button', { name: 'Send Message' }).click();
      await isStanding(page);
      await fillPerson(page, makePerson());
      await textField(page, 'Message').fill('Can you come on Friday?');
      await page.route('**/api/leads/**', (route) => route.abort('connectionrefused'));
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByText('What you typed is still here.')).toBeVisible();
      await expect(textField(page, 'Message')).toHaveValue('Can you come on Friday?');
      await page.unroute('**/api/leads/**');
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByText('Your reference number')).toBeVisible();
    });

    test('the custom quote keeps its steps, and a refused file its message', async ({ page, faults }) => {
      faults.allow(/answered 400: POST .*\/api\/leads\//);
      await visit(page, '/custom-millwork-form');
      await translatePage(page, translator);
      await page.getByRole('button', { name: 'Next' }).click();
      await fillContactStep(page, makePerson());
      await page.getByRole('button', { name: 'Next' }).click();
      await fillProjectStep(page);
      await page.getByRole('button', { name: 'Next' }).click();
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles({ ...makeFalsePng('hall.png') });
      await page.getByRole('button', { name: 'Next' }).click();
      await expect(stepHeading(page, 'Review & Submit')).toBeVisible();
      await page.getByRole('button', { name: 'Submit Request' }).click();
      await expect(page.getByText(/hall\.png isn’t a JPG/).first()).toBeVisible();
      await isStanding(page);
      await page.getByRole('button', { name: 'Remove hall.png' }).click();
      await isStanding(page);
    });
  });

  test(`A translator that ${translator} leaves the admin’s forms working`, async ({ ownerPage: admin, faults }) => {
    faults.allow(/answered (?:4\d\d|503)|net::ERR_INTERNET_DISCONNECTED/);
    const mark = `${process.pid.toString(36)}${translator.length}`;
    const open = async (path: string) => {
      await admin.goto(path);
      await waitUntilAlive(admin);
      await translatePage(admin, translator);
    };
    await test.step('a product that is rejected first, then saved', async () => {
      await open('/admin/dashboard-pro/products/new');
      const dialog = admin.getByRole('dialog');
      const save = dialog.getByRole('button', { name: /^(?:Add|Create|Save)/ }).first();
      await save.click();
      await isStanding(admin);
      await dialog.getByRole('textbox').first().fill(`Translated ${mark}`);
      await save.click();
      await isStanding(admin);
    });
    await test.step('a post that is not saved', async () => {
      await open('/admin/dashboard-pro/posts/new');
      await admin.getByRole('textbox', { name: 'Post Title' }).fill(`Translated ${mark}`);
      // Nothing else is filled in, so it can be saved as a draft but not published.
      await admin.getByRole('radio', { name: 'Publish Immediately' }).check();
      await admin.getByRole('button', { name: /^(?:Create|Update) Post/ }).click();
      await expect(admin.getByRole('alert').first()).toBeVisible();
      await isStanding(admin);
      await expect(admin.getByRole('textbox', { name: 'Post Title' })).toHaveValue(`Translated ${mark}`);
    });
    await test.step('the inbox and its filters', async () => {
      await open('/admin/leads');
      await admin.getByRole('searchbox').first().fill('zzzz');
      await admin.keyboard.press('Enter');
      await expect(admin).toHaveURL(/q=zzzz/);
      await isStanding(admin);
    });
    await test.step('the settings, offline and online again', async () => {
      await open('/admin/dashboard/settings');
      const field = admin.getByRole('main').getByRole('textbox').first();
      const before = await field.inputValue();
      await field.fill('');
      await admin.getByRole('button', { name: /^Save/ }).first().click();
      await isStanding(admin);
      await admin.context().setOffline(true);
      await field.fill(`${before} ${mark}`);
      await admin.getByRole('button', { name: /^Save/ }).first().click();
      await expect(admin.getByText('Not saved: couldn’t reach the server.').first()).toBeVisible();
      await expect(field).toHaveValue(`${before} ${mark}`);
      await admin.context().setOffline(false);
      await field.fill(before);
      await admin.getByRole('button', { name: /^Save/ }).first().click();
      await isStanding(admin);
    });
    await test.step('an invitation, a redirect, a password', async () => {
      for (const path of [
        '/admin/dashboard/users',
        '/admin/dashboard/seo/redirects',
        '/admin/account',
        '/admin/account/second-factor',
        '/admin/dashboard/comments',
        '/admin/dashboard/settings/days',
      ]) {
        await open(path);
        for (const box of await admin.getByRole('main').getByRole('textbox').all()) {
          const type = await box.getAttribute('type');
          if (type !== 'date' && type !== 'time' && (await box.isEditable())) await box.fill('not right');
        }
        const submit = admin.getByRole('main').locator('form button[type=submit]').first();
        if (await submit.isVisible()) await submit.click();
        await admin.waitForLoadState('networkidle');
        await isStanding(admin);
      }
    });
  });
}

test('A page that fails shows what was typed and is logged', async ({ page, faults }) => {
  faults.allow(/console: |uncaught: |failed: POST /);
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/browser-errors')) reports.push(request.postData() ?? '');
  });
  await visit(page, '/contact');
  await fillPerson(page, makePerson('Noor'));
  await textField(page, 'Message').fill('Two slabs, please.');
  await page.route('**/api/leads/**', (route) => route.abort('connectionrefused'));
  await page.getByRole('button', { name: 'Send Message' }).click();
  // React removes the message when the form is sent again, and doesn't find its text node.
  await page
    .getByRole('alert')
    .filter({ hasText: 'What you typed is still here.' })
    .evaluate((problem) => {
      const wrapper = document.createElement('font');
      problem.replaceWith(wrapper);
      wrapper.append(problem);
    });
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('heading', { name: 'We couldn’t load this page' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'What you typed' })).toContainText('Two slabs, please.');
  await expect.poll(() => reports.length).toBeGreaterThan(0);
  expect(reports.join()).not.toMatch(/slabs|Noor/);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(textField(page, 'Message')).toHaveValue('Two slabs, please.');
  await expect(textField(page, 'First name')).toHaveValue('Noor');
});
