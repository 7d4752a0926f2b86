import { makePng } from '../support/files.ts';
import { openLead } from '../support/inbox.ts';
import { expect, test } from '../support/journey.ts';
import { makePerson, readReference, selectField, textField } from '../support/quote-forms.ts';
import { visit } from '../support/visit.ts';

test('A colour is chosen by tone and veining, previewed in the list, and asked about with a sketch', async ({
  ownerPage,
  page,
}) => {
  const person = makePerson();
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/quartz-countertops');
  await page.getByRole('checkbox', { name: /^White\s*,/ }).click();
  await page.getByRole('checkbox', { name: /^Bold veins\s*,/ }).click();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Tone: Dark to Light');
  await expect(page).toHaveURL('/quartz-countertops?tone=white&vein=bold&sort=dark');
  const names = page.getByRole('article').getByRole('heading');
  await expect(names.first()).toHaveText('Statuario Venato');
  const [first = '', second = ''] = await names.allTextContents();

  await page.getByRole('link', { name: first, exact: true }).click();
  await page.getByRole('link', { name: `Next colour: ${second}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: second })).toBeVisible();
  await expect(page.getByText('Price on request')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: 'Request a Sample' })).toBeInViewport({ ratio: 1 });
  const getAQuote = page.getByRole('link', { name: 'Get a Quote', exact: true });
  await expect(getAQuote).toBeInViewport({ ratio: 1 });
  await getAQuote.click();

  await page.getByRole('button', { name: 'Get a Quote' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await page.getByRole('link', { name: 'Choose where the stone will go' }).click();
  await selectField(page, 'Where will it go?').selectOption('Kitchen island');
  await page.getByRole('radio', { name: '3 cm' }).check();
  await textField(page, 'Rough measurements').fill('72 in × 36 in');
  await page.locator('input[type=file]').setInputFiles(makePng('sketch.png'));
  await textField(page, 'First name').fill(person.firstName);
  await textField(page, 'Last name').fill(person.lastName);
  await textField(page, 'Email').fill(person.email);
  await page.getByRole('button', { name: 'Get a Quote' }).click();
  await expect(page.getByText('Your reference number')).toBeVisible();

  const reference = await readReference(page);
  await ownerPage.goto(`/admin/leads?q=${reference}`);
  await openLead(ownerPage, reference);
  await expect(ownerPage.getByText('72 in × 36 in')).toBeVisible();
  await expect(ownerPage.getByText(`${second} quartz`).first()).toBeVisible();
  await expect(ownerPage.getByText('sketch.png').first()).toBeVisible();
});
