import { inboxLine, openLead } from '../support/inbox.ts';
import { expect, test } from '../support/journey.ts';
import { coloursFound } from '../support/quartz-colours.ts';
import { expectAccessible } from '../support/accessible.ts';
import { findMail } from '../support/mailbox.ts';
import { fillPerson, makePerson, readReference, textField } from '../support/quote-forms.ts';
import { visit } from '../support/visit.ts';

test('Products are added to the shortlist, shared, and asked about together', async ({
  browser,
  extraHTTPHeaders,
  faults,
  ownerPage,
  page,
  showroom,
}) => {
  // By keyboard, from a colour's name to its shortlist button.
  await visit(page, '/quartz-countertops');
  await page.getByRole('link', { name: 'Aurora', exact: true }).focus();
  await page.keyboard.press('Tab');
  const ribbon = page.getByRole('button', { name: 'Shortlist Aurora' });
  await expect(ribbon).toBeFocused();
  const before = await ribbon.boundingBox();
  await page.keyboard.press('Space');
  await expect(ribbon).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'Added to your shortlist: 1 product.' })).toBeVisible();
  await expect(page).toHaveURL('/quartz-countertops');
  expect(await ribbon.boundingBox(), 'no layout shift').toEqual(before);
  await expectAccessible(page, 'a list with a shortlisted product');

  // Filtered cards and product pages show what is on the shortlist.
  await page.getByRole('checkbox', { name: /^BEYOND/ }).click();
  await expect(page.getByText(coloursFound({ collection: 'beyond' }))).toBeVisible();
  await expect(ribbon).toHaveAttribute('aria-pressed', 'true');
  await visit(page, '/in-stock/vanities/tamarack-30-gray');
  await page.getByRole('main').getByRole('button', { name: 'Shortlist Tamarack' }).first().click();
  await page.getByRole('link', { name: 'Shortlist, 2' }).click();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
  await expect(page).toHaveURL('/shortlist?quartz=aurora&in-stock=tamarack-30-gray');
  await expectAccessible(page, 'your own shortlist', { part: 'content' });

  // A shared URL shows the list and its form without scripts.
  const context = await browser.newContext({
    baseURL: showroom.siteUrl,
    javaScriptEnabled: false,
    ...(extraHTTPHeaders ? { extraHTTPHeaders } : {}),
  });
  await faults.watch(context);
  const receiver = await context.newPage();
  await receiver.goto(page.url());
  await expect(receiver.getByRole('main').getByRole('article')).toHaveCount(2);
  await receiver.getByRole('link', { name: 'Get a Quote for these' }).click();
  await expect(receiver.getByRole('checkbox', { name: 'Aurora quartz' })).toBeChecked();
  await context.close();

  const person = makePerson();
  await page.getByRole('link', { name: 'Get a Quote for these' }).click();
  await expect(page.getByRole('checkbox', { name: 'Tamarack 30″ Vanity, in stock' })).toBeChecked();
  await fillPerson(page, person);
  await textField(page, 'Message').fill('Do the two go together?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  const reference = await readReference(page);
  const notice = await findMail(showroom.mailTo, reference);
  expect(notice.subject).toContain('Aurora quartz and 1 more');
  expect(notice.text).toContain('Tamarack 30″ Vanity, in stock');
  await ownerPage.goto('/admin/leads');
  await expect(inboxLine(ownerPage, reference)).toContainText('Aurora quartz and 1 more');
  await openLead(ownerPage, reference);
  await expect(ownerPage.getByText('Tamarack 30″ Vanity, in stock')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('Without scripts, a card’s ribbon links to its shortlist', async ({ page }) => {
    await page.goto('/quartz-countertops');
    await page.getByRole('button', { name: 'Shortlist Aurora' }).click();
    await expect(page).toHaveURL('/shortlist?quartz=aurora');
    await expect(page.getByRole('main').getByRole('article')).toContainText('Aurora');
  });
});
