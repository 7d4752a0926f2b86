import { inboxLine } from '../support/inbox.ts';
import { expect, test } from '../support/journey.ts';
import { fillPerson, makePerson, readReference, textField } from '../support/quote-forms.ts';
import { visit, waitUntilAlive } from '../support/visit.ts';

test('the owner works through the inbox by keyboard: nothing is sent by looking at a list, and no focus is lost', async ({
  ownerPage: office,
  page,
}) => {
  await visit(page, '/contact');
  const person = makePerson();
  await fillPerson(page, person);
  await textField(page, 'Message').fill('Do you cut remnants?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  const reference = await readReference(page);

  await office.goto('/admin/leads');
  await waitUntilAlive(office);
  const search = office.getByRole('searchbox', { name: 'Search' });
  await search.fill(person.lastName);
  const form = office.getByRole('combobox', { name: 'Type' });
  await form.focus();
  await office.keyboard.press('ArrowDown');
  await expect(form).toHaveValue('contact');
  await expect(office, 'a look at the list asks for nothing').toHaveURL('/admin/leads');
  await search.press('Enter');
  await expect(office.getByText(/^1 of [\d,]+ leads?$/)).toBeVisible();
  await expect(search).toBeFocused();
  const list = office.url();
  await expect(inboxLine(office, reference)).toContainText('unread');

  await inboxLine(office, reference).getByRole('link').focus();
  await office.keyboard.press('Enter');
  await expect(office.getByRole('main')).toBeFocused();
  const name = `${person.firstName} ${person.lastName}`;
  await expect(office.getByRole('status').filter({ hasText: name }), 'the page is announced').toHaveText(
    `${name}, ${reference}`,
  );

  const status = office.getByRole('combobox', { name: 'Status' });
  await status.focus();
  await office.keyboard.press('ArrowDown');
  await office.keyboard.press('Tab');
  const save = office.getByRole('button', { name: 'Save status' });
  await expect(save).toBeFocused();
  await expect(office.getByText(/^Status changed/)).toBeHidden();
  await office.keyboard.press('Enter');
  await expect(office.getByText(/^Status changed/)).toBeVisible();
  await expect(save).toBeFocused();

  await office.getByRole('link', { name: 'All leads' }).click();
  await expect(inboxLine(office, reference)).toBeVisible();
  await expect(inboxLine(office, reference), 'seen is read').not.toContainText('unread');
  await expect(search).toHaveValue(person.lastName);
  expect(filters(office.url())).toEqual(filters(list));
});

/** What an address of the inbox asks for; a form also names what was left open. */
function filters(url: string): string[] {
  return [...new URL(url).searchParams].filter(([, value]) => value !== '').map(String);
}
