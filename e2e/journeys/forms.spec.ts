import { makeFalsePng, makeLargeJpeg, makePng } from '../support/files.ts';
import { inboxLine, openLead } from '../support/inbox.ts';
import { expect, test } from '../support/journey.ts';
import { listMails } from '../support/mailbox.ts';
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
import { visit } from '../support/visit.ts';

test('Missing answers are shown at their fields and in a summary that links to them', async ({ page }) => {
  await visit(page, '/millwork');
  await page.getByRole('button', { name: 'Get a Quote' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Please fix the following' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Enter your first name',
    'Enter your last name',
    'Enter your email address',
    'Enter your phone number',
    'Choose a project type',
    'Describe your project',
  ]);
  const email = textField(page, 'Email');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription(/Enter your email address/);
  await summary.getByRole('link', { name: 'Choose a project type' }).click();
  await expect(selectField(page, 'Project type')).toBeFocused();

  await fillShortQuote(page, { ...makePerson(), email: 'robin@nowhere' }, 'A stair rail.');
  await page.getByRole('button', { name: 'Get a Quote' }).click();
  await expect(summary.getByRole('link')).toHaveCount(1);
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(textField(page, 'First name')).not.toHaveAttribute('aria-invalid', 'true');
});

test('A draft survives a reload, and starting over can be undone', async ({ page }) => {
  const person = makePerson();
  await visit(page, '/contact');
  await fillPerson(page, person);
  await textField(page, 'Message').fill('Half a sentence that');
  await page.reload();
  await expect(page.getByText(/^We restored what you typed on/)).toBeVisible();
  await expect(textField(page, 'Message')).toHaveValue('Half a sentence that');
  await expect(textField(page, 'Email')).toHaveValue(person.email);
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(textField(page, 'Message')).toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(textField(page, 'Message')).toHaveValue('Half a sentence that');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Your reference number')).toBeVisible();
  await page.reload();
  await expect(textField(page, 'Message')).toHaveValue('');
});

test('The custom quote keeps its step and answers after a reload and the Back button', async ({ page }) => {
  const person = makePerson();
  await visit(page, '/custom-millwork-form');
  await fillContactStep(page, person);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(stepHeading(page, 'Project Details')).toBeFocused();
  await fillProjectStep(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(stepHeading(page, 'Specifications')).toBeVisible();
  await page.goBack();
  await expect(stepHeading(page, 'Project Details')).toBeVisible();
  await expect(selectField(page, 'Budget')).toHaveValue('10k-25k');
  await page.goBack();
  await expect(stepHeading(page, 'Contact Information')).toBeVisible();
  await expect(textField(page, 'City')).toHaveValue('Thunder Bay');
  await page.goForward();
  await expect(stepHeading(page, 'Project Details')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(stepHeading(page, 'Specifications')).toBeVisible();
  await textField(page, 'Room dimensions').fill('12 ft by 14 ft');
  await page.reload();
  await expect(stepHeading(page, 'Specifications')).toBeVisible();
  await expect(textField(page, 'Room dimensions')).toHaveValue('12 ft by 14 ft');
});

test('The review lists unanswered questions and links to each answer', async ({ page }) => {
  const person = makePerson();
  await visit(page, '/custom-millwork-form');
  await fillContactStep(page, person);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('alert')).toContainText('Choose a budget');
  await fillProjectStep(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(stepHeading(page, 'Review & Submit')).toBeFocused();

  const answer = (label: string) =>
    page.getByRole('main').locator('dl > div', { has: page.getByText(label, { exact: true }) });
  for (const label of ['Preferred wood', 'Finish', 'Hardware style', 'Colour scheme', 'Room dimensions']) {
    await expect(answer(label)).toContainText('Not specified');
  }
  await expect(answer('Special requirements')).toContainText('None');
  await expect(answer('Additional services')).toContainText('None');

  await page.getByRole('button', { name: 'Change Contact Information' }).click();
  await expect(stepHeading(page, 'Contact Information')).toBeFocused();
  await textField(page, 'Email').fill(`changed.${person.email}`);
  await page.getByRole('button', { name: 'Back to review' }).click();
  await expect(answer('Email')).toContainText(`changed.${person.email}`);

  await page.getByRole('button', { name: 'Submit Request' }).click();
  const mail = page.getByRole('link', { name: 'Open the pre-filled email' });
  const href = decodeURIComponent((await mail.getAttribute('href')) ?? '');
  expect(href).toContain(`changed.${person.email}`);
  expect(href).toContain('This request was submitted through the Boreal & Stone website.');
  expect(href).toContain(await readReference(page));
});

test('When the server is unreachable, the visitor keeps the text and can send it by email', async ({
  page,
  faults,
}) => {
  faults.allow(/failed: POST .*\/api\/leads\/contact/);
  const person = makePerson();
  await visit(page, '/contact');
  await fillPerson(page, person);
  await textField(page, 'Message').fill('Can you come on Friday?');
  await page.route('**/api/leads/**', (route) => route.abort('connectionrefused'));
  await page.getByRole('button', { name: 'Send Message' }).click();
  const problem = page.getByRole('alert').filter({ hasText: 'There was an error submitting your request.' });
  await expect(problem).toBeFocused();
  await expect(problem).toContainText('What you typed is still here.');
  await expect(textField(page, 'Message')).toHaveValue('Can you come on Friday?');
  const href = (await problem.getByRole('link', { name: 'Send it by email' }).getAttribute('href')) ?? '';
  expect(decodeURIComponent(href)).toContain('Can you come on Friday?');
  expect(href).toMatch(/^mailto:hello@borealandstone\.example\?/);

  await page.unroute('**/api/leads/**');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Your reference number')).toBeVisible();
});

test('A double click sends a form once', async ({ ownerPage, page }) => {
  const person = makePerson();
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1;
  });
  await visit(page, '/contact');
  await fillPerson(page, person);
  await textField(page, 'Message').fill('Twice is once too often.');
  await page.getByRole('button', { name: 'Send Message' }).dblclick();
  await expect(page.getByText('Your reference number')).toBeVisible();
  expect(posts).toBe(1);
  await ownerPage.goto(`/admin/leads?q=${encodeURIComponent(person.email)}`);
  await expect(ownerPage.getByText(/^1 of [\d,]+ leads?$/)).toBeVisible();
});

test('A form sent twice by the network creates one lead', async ({ ownerPage, page, request }) => {
  const person = makePerson();
  await visit(page, '/contact');
  const formToken = await page.locator('input[name="formToken"]').inputValue();
  const multipart = { ...person, message: 'Sent, and sent again.', formToken };
  const answers = await Promise.all([1, 2].map(() => request.post('/api/leads/contact', { multipart })));
  const references = await Promise.all(
    answers.map(async (answer) => ((await answer.json()) as { reference: string }).reference),
  );
  expect(new Set(references).size).toBe(1);
  await ownerPage.goto(`/admin/leads?q=${encodeURIComponent(person.email)}`);
  await expect(ownerPage.getByText(/^1 of [\d,]+ leads?$/)).toBeVisible();
});

test('A file is checked by its content, and the other answers stay', async ({ page, faults }) => {
  faults.allow(/answered 400: POST .*\/api\/leads\/short-quote/);
  const person = makePerson();
  await visit(page, '/millwork');
  await fillShortQuote(page, person, 'Wainscot in the hall.');
  await page.getByLabel('Add drawings or photos').setInputFiles({ ...makeFalsePng('hall.png') });
  await page.getByRole('button', { name: 'Get a Quote' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Please fix the following' });
  await expect(summary).toContainText('hall.png isn’t a JPG, PNG, HEIC or PDF file');
  await expect(textField(page, 'Project description')).toHaveValue('Wainscot in the hall.');
  await expect(textField(page, 'Email')).toHaveValue(person.email);

  await page.getByRole('button', { name: 'Remove hall.png' }).click();
  await page.getByLabel('Add drawings or photos').setInputFiles({ ...makePng('true.png') });
  await page.getByRole('button', { name: 'Get a Quote' }).click();
  await expect(page.getByText('Your reference number')).toBeVisible();
});

test('A file over ten megabytes is refused in the browser and on the server', async ({ page, request }) => {
  await visit(page, '/millwork');
  const large = makeLargeJpeg('slab.jpg', 11);
  await page.getByLabel('Add drawings or photos').setInputFiles({ ...large });
  await expect(page.getByText('slab.jpg is larger than 10MB')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Chosen files' })).toBeHidden();
  await page
    .getByLabel('Add drawings or photos')
    .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expect(page.getByText('notes.txt isn’t a JPG, PNG, HEIC or PDF file')).toBeVisible();

  const person = makePerson();
  const response = await request.post('/api/leads/short-quote', {
    multipart: { ...person, projectType: 'other', description: 'Large', files: { ...large } },
  });
  expect(response.status()).toBe(400);
  expect(await response.json()).toMatchObject({
    status: 'invalid',
    issues: [{ field: 'files', message: 'slab.jpg is larger than 10MB' }],
  });
});

test('A suspected spam message is saved, marked and shown to the owner only', async ({ ownerPage, page }) => {
  const person = makePerson();
  await visit(page, '/contact');
  await fillPerson(page, person);
  await textField(page, 'Message').fill('A robot filled in every field it found.');
  await page.getByLabel('Leave this blank').evaluate((field: HTMLInputElement) => {
    field.value = 'https://robot.example';
  });
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Your reference number')).toBeVisible();
  const reference = await readReference(page);

  await ownerPage.goto('/admin/leads?suspected=yes');
  await expect(inboxLine(ownerPage, reference)).toContainText('Suspected spam');
  await openLead(ownerPage, reference);
  await expect(ownerPage.getByRole('region', { name: 'Suspected spam' })).toContainText(
    'Hidden (honeypot) field was filled in',
  );
  await ownerPage.getByRole('button', { name: 'Not spam' }).click();
  await expect(ownerPage.getByText('No longer marked as spam.')).toBeVisible();
  expect((await listMails()).some((mail) => mail.to.includes(person.email))).toBe(false);
});
