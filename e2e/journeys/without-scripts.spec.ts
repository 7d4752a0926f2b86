import { makePng } from '../support/files.ts';
import { inboxLine, signIn } from '../support/inbox.ts';
import { expect, test } from '../support/journey.ts';
import { allColoursFound, coloursFound } from '../support/quartz-colours.ts';
import {
  fillContactStep,
  fillPerson,
  fillProjectStep,
  fillShortQuote,
  makePerson,
  readReference,
  selectField,
  stepHeading,
  textField,
} from '../support/quote-forms.ts';

test.use({ javaScriptEnabled: false });

test('The header searches and opens its menus', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Menu' }), 'not needed on a desktop').toBeHidden();
  const search = page.getByRole('banner').getByRole('combobox', { name: 'Search' });
  await search.fill('aurora');
  await search.press('Enter');
  await expect(page).toHaveURL('/search?q=aurora');
  await expect(search, 'the query stays').toHaveValue('aurora');
  await page.getByRole('main').getByRole('link', { name: 'Aurora', exact: true }).click();
  await expect(page).toHaveURL('/quartz-countertops/aurora');

  const explore = page.locator('details', { has: page.locator('summary', { hasText: 'Explore' }) });
  await explore.locator('summary').click();
  await explore.getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL('/contact');
});

test('A phone reaches every page through the menu link', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click();
  const allPages = page.getByRole('navigation', { name: 'All pages' });
  await expect(allPages.getByRole('link').first()).toBeInViewport();
  await allPages.getByRole('link', { name: 'Millwork', exact: true }).click();
  await expect(page).toHaveURL('/millwork');
});

test('The catalogue is filtered by its button, and a chip removes a filter', async ({ page }) => {
  await page.goto('/quartz-countertops');
  await expect(page.getByText(allColoursFound, { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: /^Discovery/ }).check();
  await page.getByRole('checkbox', { name: /^BEYOND/ }).check();
  await page.getByRole('button', { name: 'Show colours' }).click();
  await expect(page).toHaveURL('/quartz-countertops?collection=beyond&collection=discovery&sort=collection');
  await expect(page.getByText(coloursFound({ collection: 'beyond' }, { collection: 'discovery' }))).toBeVisible();
  await page.getByRole('link', { name: 'Remove filter BEYOND' }).click();
  await expect(page.getByText(coloursFound({ collection: 'discovery' }))).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Discovery/ })).toBeChecked();
  await page.getByRole('link', { name: 'Clear All', exact: true }).click();
  await expect(page.getByText(allColoursFound, { exact: true })).toBeVisible();
});

test('Thumbnails link to the pictures of a colour', async ({ page }) => {
  await page.goto('/quartz-countertops/aurora');
  const strip = page.getByRole('group', { name: 'Image strip' });
  await expect(strip.getByRole('img').first()).toBeInViewport();
  await page.getByRole('link', { name: /^Show image 2/ }).click();
  await expect(page).toHaveURL('/quartz-countertops/aurora#picture-2');
  await expect(page.locator('#picture-2')).toBeInViewport({ ratio: 0.9 });
  await expect(page.locator('#picture-1')).not.toBeInViewport({ ratio: 0.1 });
});

test('A message about a colour is checked, corrected and saved', async ({ ownerPage, page, faults }) => {
  faults.allow(/answered 400: POST .*\/contact$/);
  const person = makePerson();
  await page.goto('/contact?quartz=himalaya-dove');
  await fillPerson(page, { ...person, email: 'not an address' });
  await textField(page, 'Message').fill('Is there a slab in the showroom?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Please fix the following' });
  await expect(summary.getByRole('listitem')).toHaveCount(1);
  await expect(textField(page, 'First name')).toHaveValue(person.firstName);
  await expect(textField(page, 'Message')).toHaveValue('Is there a slab in the showroom?');
  await textField(page, 'Email').fill(person.email);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Your reference number')).toBeVisible();
  const reference = await readReference(page);
  await ownerPage.goto('/admin/leads');
  await expect(inboxLine(ownerPage, reference)).toContainText('Himalaya Dove quartz');
});

test('The short form accepts a drawing', async ({ ownerPage, page }) => {
  const person = makePerson();
  await page.goto('/millwork');
  await fillShortQuote(page, person, 'Crown moulding for two rooms.');
  await page.getByLabel('Add drawings or photos').setInputFiles({ ...makePng('moulding.png') });
  await page.getByRole('button', { name: 'Get a Quote' }).click();
  await expect(page.getByText('Your reference number')).toBeVisible();
  const reference = await readReference(page);
  await ownerPage.goto('/admin/leads');
  await expect(inboxLine(ownerPage, reference)).toContainText('1 file');
});

test('The custom quote goes through its four steps', async ({ ownerPage, page, faults }) => {
  faults.allow(/answered 400: POST .*\/custom-millwork-form/);
  const person = makePerson();
  await page.goto('/custom-millwork-form');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('alert')).toContainText('Enter your first name');
  await fillContactStep(page, person);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(stepHeading(page, 'Project Details')).toBeVisible();
  await fillProjectStep(page);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(textField(page, 'City')).toHaveValue('Thunder Bay');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(textField(page, 'Project description')).toHaveValue('A wall of oak shelves with doors below.');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(stepHeading(page, 'Specifications')).toBeVisible();
  await selectField(page, 'Preferred wood').selectOption('oak');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(stepHeading(page, 'Review & Submit')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Not specified');
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page.getByText('Your reference number')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the pre-filled email' })).toHaveAttribute('href', /^mailto:/);
  const reference = await readReference(page);
  await ownerPage.goto('/admin/leads?kind=custom-quote');
  await expect(inboxLine(ownerPage, reference)).toContainText(person.lastName);
});

test('The owner signs in, reads a lead and changes its status', async ({ openAdmin, page, showroom, faults }) => {
  faults.allow(/answered 401: POST .*\/admin\/(?:login|dashboard\/users)/);
  const person = makePerson();
  await page.goto('/contact');
  await fillPerson(page, person);
  await textField(page, 'Message').fill('Do you cut remnants?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  const reference = await readReference(page);

  const admin = await openAdmin();
  await signIn(admin, { ...showroom, owner: { ...showroom.owner, password: 'wrong' } });
  await expect(admin.getByRole('alert')).toHaveText('Invalid username or password');
  await expect(admin.getByLabel('Username'), 'the input is kept').toHaveValue(showroom.owner.username);
  await signIn(admin, showroom, '/admin/leads');
  const line = inboxLine(admin, reference);
  await line.getByRole('link').click();
  await admin.goBack();
  await expect(line, 'a GET request changes nothing').toContainText('unread');
  await line.getByRole('link').click();
  await admin.getByRole('button', { name: 'Mark as read' }).click();
  await expect(admin.getByText('Marked as read.')).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Mark as read' })).toBeHidden();
  await admin.getByRole('combobox', { name: 'Status' }).selectOption('won');
  await admin.getByRole('button', { name: 'Save status' }).click();
  await expect(admin.getByText('Status changed to Won.')).toBeVisible();
  await admin.getByRole('link', { name: 'All leads' }).click();
  await expect(line).not.toContainText('unread');
  await line.getByRole('checkbox').check();
  await line.getByRole('checkbox').press('Enter');
  await expect(line.getByRole('checkbox'), 'Enter does not submit').toBeChecked();

  // Cancelling the confirmation keeps what was typed.
  await admin.goto('/admin/dashboard/users');
  await admin.getByRole('textbox', { name: 'Name' }).fill('Robin');
  await admin.getByRole('textbox', { name: 'Email' }).fill('robin@shop.example');
  await admin.getByRole('button', { name: 'Send invite' }).click();
  await admin.getByRole('button', { name: 'Cancel' }).click();
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Nothing was changed');
  await admin.getByRole('button', { name: 'Send it again' }).click();
  await expect(admin.getByRole('dialog', { name: 'Confirm it’s you' })).toBeVisible();
  await expect(admin.locator('input[name="email"][value="robin@shop.example"]').first()).toBeAttached();
  await admin.goto('/admin/leads');
  await admin.getByRole('button', { name: 'Logout' }).click();
  await expect(admin).toHaveURL(/\/admin\/login/);
  await admin.goBack();
  await expect(admin, 'Back shows no page of the last session').toHaveURL(/\/admin\/login/);
});
