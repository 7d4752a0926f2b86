import { inboxLine } from '../support/inbox.ts';
import { expect, test } from '../support/journey.ts';
import { fillPerson, makePerson, readReference, textField } from '../support/quote-forms.ts';
import { visit, waitUntilAlive } from '../support/visit.ts';

test('The owner works through the inbox by keyboard without losing focus or changing anything by accident', async ({
  ownerPage: admin,
  page,
}) => {
  await visit(page, '/contact');
  const person = makePerson();
  await fillPerson(page, person);
  await textField(page, 'Message').fill('Do you cut remnants?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  const reference = await readReference(page);

  await admin.goto('/admin/leads');
  await waitUntilAlive(admin);
  const search = admin.getByRole('searchbox', { name: 'Search' });
  await search.fill(person.lastName);
  const form = admin.getByRole('combobox', { name: 'Type' });
  await form.focus();
  await admin.keyboard.press('ArrowDown');
  await expect(form).toHaveValue('contact');
  await expect(admin, 'opening the list does not ask to confirm').toHaveURL('/admin/leads');
  await search.press('Enter');
  await expect(admin.getByText(/^1 of [\d,]+ leads?$/)).toBeVisible();
  await expect(search).toBeFocused();
  const list = admin.url();
  await expect(inboxLine(admin, reference)).toContainText('unread');

  await inboxLine(admin, reference).getByRole('link').focus();
  await admin.keyboard.press('Enter');
  await expect(admin.getByRole('main')).toBeFocused();
  const name = `${person.firstName} ${person.lastName}`;
  await expect(admin.getByRole('status').filter({ hasText: name }), 'the page is announced').toHaveText(
    `${name}, ${reference}`,
  );

  const status = admin.getByRole('combobox', { name: 'Status' });
  await status.focus();
  await admin.keyboard.press('ArrowDown');
  await admin.keyboard.press('Tab');
  const save = admin.getByRole('button', { name: 'Save status' });
  await expect(save).toBeFocused();
  await expect(admin.getByText(/^Status changed/)).toBeHidden();
  await admin.keyboard.press('Enter');
  await expect(admin.getByText(/^Status changed/)).toBeVisible();
  await expect(save).toBeFocused();

  await admin.getByRole('link', { name: 'All leads' }).click();
  await expect(inboxLine(admin, reference)).toBeVisible();
  await expect(inboxLine(admin, reference), 'an opened lead is read').not.toContainText('unread');
  await expect(search).toHaveValue(person.lastName);
  expect(filters(admin.url())).toEqual(filters(list));
});

/** The query of an inbox URL without empty parameters, which a form also sends. */
function filters(url: string): string[] {
  return [...new URL(url).searchParams].filter(([, value]) => value !== '').map(String);
}
