import { readFile } from 'node:fs/promises';
import { withAnswersMailbox } from '../support/answers-mailbox.ts';
import { sendContactForm } from '../support/contact-form.ts';
import { makePng, readHeic } from '../support/files.ts';
import { inboxLine, openLead, signIn } from '../support/inbox.ts';
import { expect, test } from '../support/journey.ts';
import { findMail } from '../support/mailbox.ts';
import {
  fillPerson,
  fillShortQuote,
  makePerson,
  readReference,
  selectField,
  textField,
} from '../support/quote-forms.ts';
import { BOTH_DATABASES } from '../support/showroom.ts';
import { visit } from '../support/visit.ts';

test(
  'A visitor requests a quote for a colour, the owner and the visitor exchange emails, and the lead is won',
  { tag: BOTH_DATABASES },
  async ({ openAdmin, page, showroom }) => {
    const person = makePerson();
    await visit(page, '/');
    await page.getByRole('combobox', { name: 'Search' }).fill('aurora');
    await page.getByRole('option', { name: /^Aurora ?Quartz Colours/ }).click();
    await expect(page).toHaveURL('/quartz-countertops/aurora');
    await expect(page.getByRole('heading', { level: 1, name: 'Aurora' })).toBeVisible();

    await page.getByRole('link', { name: 'Get a Quote', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Get a Quote for Aurora' })).toBeVisible();
    await selectField(page, 'Where will it go?').selectOption('Kitchen counters');
    await fillPerson(page, person);
    await textField(page, 'Note').fill('About 45 square feet with an undermount sink.');
    await page.getByRole('button', { name: 'Get a Quote' }).click();
    const thanks = page.getByRole('heading', { name: 'Thanks, we got your request.' });
    await expect(thanks).toBeFocused();
    const reference = await readReference(page);

    const notice = await findMail(showroom.mailTo, reference);
    expect(notice.subject).toContain('Aurora quartz');
    expect(notice.replyTo).toContain(person.email);
    expect(notice.text).toContain('About 45 square feet with an undermount sink.');
    const confirmation = await findMail(person.email, reference);
    expect(confirmation.text).toContain(`Hello ${person.firstName}`);
    expect(confirmation.text).toContain('within 24 hours');

    const ownerPage = await openAdmin();
    await signIn(ownerPage, showroom);
    await expect(ownerPage).toHaveURL(`${showroom.adminUrl}/admin/dashboard-pro`);
    await ownerPage
      .getByRole('navigation', { name: 'Admin Pro' })
      .getByRole('link', { name: /^Leads/ })
      .click();
    const line = inboxLine(ownerPage, reference);
    await expect(line).toContainText('Aurora quartz');
    await expect(line.getByRole('link')).toHaveText(`${person.firstName} ${person.lastName}, unread`);
    await line.getByRole('link').click();
    await expect(ownerPage.getByRole('heading', { level: 1 })).toHaveText(`${person.firstName} ${person.lastName}`);
    await expect(ownerPage.getByText('About Aurora quartz')).toBeVisible();
    await expect(ownerPage.getByText('About 45 square feet')).toBeVisible();

    await ownerPage.getByRole('combobox', { name: 'Status' }).selectOption('quoted');
    await ownerPage.getByRole('button', { name: 'Save status' }).click();
    await expect(ownerPage.getByText('Status changed to Quoted.')).toBeVisible();
    await ownerPage.goto(`/admin/leads?status=quoted&q=${reference}`);
    await expect(inboxLine(ownerPage, reference)).toContainText('Quoted');
    await expect(inboxLine(ownerPage, reference).getByRole('link')).not.toContainText('unread');

    await inboxLine(ownerPage, reference).getByRole('link').click();
    await ownerPage.getByRole('link', { name: 'Reply by email' }).click();
    await ownerPage.getByRole('textbox', { name: 'Subject' }).fill('Schedule a measure');
    await ownerPage.getByRole('textbox', { name: 'Message' }).fill('Thursday at nine?');
    await ownerPage.getByRole('button', { name: 'Send', exact: true }).click();
    const emails = ownerPage.getByRole('region', { name: 'Emails' });
    await expect(emails).toContainText('Schedule a measure');
    // The site sends queued emails after a write, otherwise within fifteen seconds.
    await sendContactForm(showroom.siteUrl, 4711);
    const email = await findMail(person.email, 'Schedule a measure');
    await withAnswersMailbox(ownerPage, showroom, ({ receive }) =>
      receive(
        [
          `From: ${person.email}`,
          'Subject: Re: Schedule a measure',
          `Message-ID: <answer-to-${reference}@visitor.example>`,
          `In-Reply-To: ${email.messageId}`,
          '',
          'Thursday at nine suits us.',
        ].join('\r\n'),
      ),
    );
    await openLead(ownerPage, reference);
    await expect(emails).toContainText('Thursday at nine suits us.');

    await ownerPage.getByRole('textbox', { name: 'Sale value (CAD)' }).fill('12,500.50');
    await ownerPage.getByRole('button', { name: 'Save value' }).click();
    await expect(ownerPage.getByText('Value set to $12,500.50.')).toBeVisible();
    await ownerPage.goto(`/admin/leads?view=board&q=${reference}`);
    const name = `${person.firstName} ${person.lastName}`;
    const won = ownerPage.getByRole('region', { name: /^Won/ });
    // With the mouse. The form that moves a card is tested with the board.
    await ownerPage.getByRole('listitem').filter({ hasText: name }).dragTo(won);
    await expect(won.getByRole('link', { name })).toBeVisible();
    await ownerPage.goto('/admin/dashboard-pro');
    await expect(ownerPage.getByRole('region', { name: 'Revenue' }).getByText('$12,500.50')).toHaveCount(2);
  },
);

test(
  'The owner downloads a visitor’s drawing unchanged, and sees an iPhone photo as a picture',
  { tag: BOTH_DATABASES },
  async ({ ownerPage, page }) => {
    const person = makePerson();
    const drawing = makePng('kitchen plan é.png');
    const photo = await readHeic('IMG_0001.HEIC');
    await visit(page, '/millwork?quartz=calacatta-ice');
    await expect(page.getByRole('checkbox', { name: /About: Calacatta Ice quartz/ })).toBeChecked();
    await fillShortQuote(page, person, 'An island of 96 by 42 inches.');
    await page.getByLabel('Add drawings or photos').setInputFiles([drawing, photo]);
    const chosen = page.getByRole('list', { name: 'Chosen files' });
    for (const { name } of [drawing, photo]) await expect(chosen).toContainText(name);
    await page.getByRole('button', { name: 'Get a Quote' }).click();
    await expect(page.getByRole('heading', { name: 'Thanks, we got your request.' })).toBeVisible();
    const reference = await readReference(page);

    await ownerPage.goto('/admin/leads');
    await expect(inboxLine(ownerPage, reference)).toContainText('Calacatta Ice quartz');
    await expect(inboxLine(ownerPage, reference)).toContainText('2 files');
    await openLead(ownerPage, reference);
    // The browser can't decode the uploaded format, so it gets a converted one.
    const picture = ownerPage.getByRole('img', { name: `Open ${photo.name}` });
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('naturalWidth', 64);
    const [download] = await Promise.all([
      ownerPage.waitForEvent('download'),
      ownerPage.getByRole('link', { name: new RegExp(`^${drawing.name}`) }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(drawing.name);
    expect(await readFile(await download.path())).toEqual(drawing.buffer);
  },
);

test('Exported leads contain no text that runs as a formula', { tag: BOTH_DATABASES }, async ({ ownerPage, page }) => {
  const person = makePerson('=2+5');
  await visit(page, '/contact');
  await fillPerson(page, person);
  await textField(page, 'Message').fill('@SUM(1+1)*cmd|\' /C calc\'!A0, and "quotes"');
  await page.getByRole('button', { name: 'Send Message' }).click();
  const reference = await readReference(page);

  await ownerPage.goto(`/admin/leads?q=${reference}`);
  await expect(inboxLine(ownerPage, reference)).toBeVisible();
  const [download] = await Promise.all([
    ownerPage.waitForEvent('download'),
    ownerPage.getByRole('link', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^leads-\d{4}-\d\d-\d\d\.csv$/);
  const table = await readFile(await download.path(), 'utf8');
  expect(table.startsWith('\uFEFF"Reference"')).toBe(true);
  expect(table).toContain(`"${reference}"`);
  expect(table).toContain(`"'=2+5"`);
  expect(table).toContain(`"'@SUM(1+1)*cmd|' /C calc'!A0, and ""quotes"""`);
  expect(table.match(/(?:^|,)"[=+\-@]/gm)).toBeNull();
});
