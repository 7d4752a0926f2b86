import { inviteColleague, signInAsColleague } from '../support/colleague.ts';
import { expect, test } from '../support/journey.ts';
import { findMail, listMails } from '../support/mailbox.ts';
import { waitUntilAlive } from '../support/visit.ts';

test('someone who forgot the password gets an email, chooses another and signs in with it', async ({
  faults,
  openOffice,
  ownerRequest,
  showroom,
}) => {
  faults.allow(/answered 401: POST .*\/admin\/login/);
  faults.allow(/answered 4(?:00|10): \w+ .*\/admin\/login\/reset\//);
  const [forgotten, chosen] = ['long-gone-from-memory', 'written-on-no-paper'];
  const colleague = await inviteColleague(ownerRequest, showroom, { name: 'Jo', role: 'sales' });
  const elsewhere = await openOffice(await signInAsColleague(colleague, forgotten));
  await elsewhere.goto('/admin/leads');
  await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible();

  const office = await openOffice();
  await office.goto('/admin/leads');
  await waitUntilAlive(office);
  await office.getByRole('link', { name: 'Forgot your password?' }).click();
  const sent = office.getByText("If there's an account with that email, we've sent a link.");
  const askFor = async (email: string) => {
    await office.getByRole('textbox', { name: 'Email' }).fill(email);
    await office.getByRole('button', { name: 'Send link' }).click();
    await expect(sent).toBeVisible();
  };
  const stranger = `stranger-${Date.now()}@shop.example`;
  await askFor(stranger);
  await office.reload();
  await waitUntilAlive(office);
  await askFor(colleague.email);

  const letter = await findMail(colleague.email, 'Reset your');
  expect(
    (await listMails()).flatMap(({ to }) => to),
    'a stranger gets no email',
  ).not.toContain(stranger);
  const link = /http:\/\/[^\s"<]+\/admin\/login\/reset\/[\da-f]+/.exec(letter.text)?.[0] ?? '';
  await office.goto(link);
  await waitUntilAlive(office);
  const password = office.locator('input[name="password"]');
  await expect(office.getByLabel('Username')).toHaveValue(colleague.email);
  await password.fill(chosen);
  await office.getByRole('button', { name: 'Set password' }).click();
  await expect(office.getByText('Your password is set.')).toBeVisible();
  await expect(office.getByLabel('Username')).toHaveValue(colleague.email);
  const signIn = async (words: string) => {
    await password.fill(words);
    await office.getByRole('button', { name: 'Sign in', exact: true }).click();
  };
  await signIn(forgotten);
  await expect(office.getByRole('alert')).toHaveText('Invalid username or password');
  await signIn(chosen);
  await expect(office).toHaveURL('/admin/dashboard-pro');

  await elsewhere.reload();
  await expect(elsewhere, 'who was signed in with the old one is so no more').toHaveURL(/\/admin\/login/);
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('This link has expired');
});
