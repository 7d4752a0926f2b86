import { expectAccessible } from '../support/accessible.ts';
import { inboxLine, openLead } from '../support/inbox.ts';
import { expect, test } from '../support/journey.ts';
import { findMail } from '../support/mailbox.ts';
import { makePerson, readReference, textField } from '../support/quote-forms.ts';
import { visit } from '../support/visit.ts';

const list = '/in-stock/vanities';
/** A product with one in stock. */
const last = `${list}/agawa-24-gray`;

test('The last vanity is reserved by one of two visitors, and the owner releases it again', async ({
  browser,
  extraHTTPHeaders,
  faults,
  ownerPage,
  page,
  showroom,
}) => {
  const [winner, loser] = [makePerson(), makePerson('Jo')];
  await visit(page, '/in-stock');
  await page.getByRole('main').getByRole('link', { name: 'Vanities' }).click();
  await page.getByRole('button', { name: /^24″/ }).click();
  await page.getByRole('button', { name: /^Grey/ }).click();
  await expect(page).toHaveURL(`${list}?size=24&colour=gray`);
  await page.getByRole('link', { name: 'Agawa 24″ Vanity' }).click();
  await expect(page.getByText('One left. Ready to pick up')).toBeVisible();
  await page.getByRole('link', { name: 'Reserve in Showroom' }).click();

  const otherContext = await browser.newContext({
    baseURL: showroom.siteUrl,
    extraHTTPHeaders: extraHTTPHeaders ?? {},
  });
  await faults.watch(otherContext);
  const otherPage = await otherContext.newPage();
  await visit(otherPage, `${last}/reserve`);
  for (const [each, person] of [
    [page, winner],
    [otherPage, loser],
  ] as const) {
    await textField(each, 'First name').fill(person.firstName);
    await textField(each, 'Last name').fill(person.lastName);
    await textField(each, 'Email').fill(person.email);
    await textField(each, 'When would you like to come').fill('Tuesday after work');
  }
  await page.getByRole('button', { name: 'Reserve in Showroom' }).click();
  await expect(page.getByRole('heading', { name: 'We’ve reserved it for one hour.' })).toBeFocused();
  await expect(page.getByText(/^Confirm with the link in your email before \w+day, /)).toBeVisible();
  const reference = await readReference(page);

  faults.allow(/answered 409/);
  await otherPage.getByRole('button', { name: 'Reserve in Showroom' }).click();
  await expect(otherPage.getByRole('alert')).toContainText('Sorry, someone just reserved the last one.');
  await expect(textField(otherPage, 'Email')).toHaveValue(loser.email);
  await expect(textField(otherPage, 'When would you like to come'), 'no visit date without a product').toHaveCount(0);
  await expectAccessible(otherPage, 'sold out while filling in the form', { part: 'content' });
  await otherPage.getByRole('button', { name: 'Notify Me' }).click();
  await expect(otherPage.getByText('Your reference number')).toBeVisible();
  const waiting = await readReference(otherPage);
  await otherPage.goto(last);
  await expect(otherPage.getByText(/^The last one is reserved for another customer until/)).toBeVisible();
  await expect(otherPage.getByRole('link', { name: 'Notify Me' })).toBeVisible();

  const confirmation = await findMail(winner.email, reference);
  expect(confirmation.text).toContain('We’ve reserved your item for one hour, until');
  const notice = await findMail(showroom.mailTo, reference);
  expect(notice.subject).toContain('Agawa 24″ Vanity, in stock');
  expect(notice.text).toContain('One unit is reserved for an hour, until');

  await ownerPage.goto(`/admin/leads?q=${waiting}`);
  await expect(inboxLine(ownerPage, waiting)).toContainText('Back-in-stock alert · Agawa 24″ Vanity, reserved');
  await openLead(ownerPage, reference);
  await expect(ownerPage.getByText('Unconfirmed')).toBeVisible();

  const link = /\S+\/reservations\/[\da-f]+/.exec(confirmation.text)?.[0] ?? '';
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Confirm your reservation' })).toBeVisible();
  await expectAccessible(page, 'a reservation to confirm', { part: 'content' });
  await page.getByRole('button', { name: 'Confirm Reservation' }).click();
  await expect(page.getByRole('heading', { name: 'It’s reserved for you' })).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Your reservation is confirmed. We’ll keep it for you until \w+day, /)).toBeVisible();
  await ownerPage.reload();
  await expect(ownerPage.getByText(/^One unit is reserved until/)).toBeVisible();
  await ownerPage.getByRole('combobox', { name: 'Status' }).selectOption('lost');
  await ownerPage.getByRole('button', { name: 'Save status' }).click();
  await expect(ownerPage.getByText('Not reserved')).toBeVisible();
  await otherPage.reload();
  await expect(otherPage.getByText('One left. Ready to pick up')).toBeVisible();
  await otherContext.close();
});

test('One filter value replaces another, on a phone and without scripts', async ({ browser, page, showroom }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, list);
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter vanities' });
  await sheet.getByRole('button', { name: /^Grey/ }).click();
  await expect(sheet.getByRole('link', { name: 'Clear All (1)' })).toBeVisible();
  await sheet.getByRole('button', { name: /^White/ }).click();
  await expect(page).toHaveURL(`${list}?colour=white`);
  await sheet.getByRole('button', { name: /^White/ }).click();
  await expect(page).toHaveURL(list);
  await sheet.getByRole('button', { name: /^Show \d+ vanities/ }).click();
  await expect(sheet).toBeHidden();

  const plain = await browser.newContext({ baseURL: showroom.siteUrl, javaScriptEnabled: false });
  const plainPage = await plain.newPage();
  await plainPage.goto('/in-stock/cabinets?type=base');
  await plainPage.getByRole('button', { name: /^36″/ }).click();
  await expect(plainPage).toHaveURL('/in-stock/cabinets?type=base&size=36');
  await plainPage.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Price: High to Low' });
  await plainPage.getByRole('button', { name: 'Sort' }).click();
  await expect(plainPage.getByRole('main').getByRole('article').getByRole('heading')).toHaveText([
    'Nipigon 36″ Pot Drawer Base',
    'Boreal 36″ Base',
  ]);
  await expect(plainPage).toHaveURL(/type=base.*sort=price-down/);
  await plain.close();
});
