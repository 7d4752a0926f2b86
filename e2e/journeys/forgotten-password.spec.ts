import { inviteColleague, signInAsColleague } from '../support/colleague.ts';
import { expect, test } from '../support/journey.ts';
import { findMail, listMails } from '../support/mailbox.ts';
import { waitUntilAlive } from '../support/visit.ts';

test('A forgotten password is reset by email', async ({ faults, openAdmin, ownerRequest, showroom }) => {
  faults.allow(/answered 401: POST .*\/admin\/login/);
  faults.allow(/answered 4(?:00|10): \w+ .*\/admin\/login\/reset\//);
  const [forgotten, chosen] = ['long-gone-from-memory', 'written-on-no-paper'];
  const colleague = await inviteColleague(ownerRequest, showroom, { name: 'Jo', role: 'sales' });
  const elsewhere = await openAdmin(await signInAsColleague(colleague, forgotten));
  await elsewhere.goto('/admin/leads');
  await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible();

  const admin = await openAdmin();
  await admin.goto('/admin/leads');
  await waitUntilAlive(admin);
  await admin.getByRole('link', { name: 'Forgot your password?' }).click();
  const sent = admin.getByText("If there's an account with that email, we've sent a link.");
  const askFor = async (email: string) => {
    await admin.getByRole('textbox', { name: 'Email' }).fill(email);
    await admin.getByRole('button', { name: 'Send link' }).click();
    await expect(sent).toBeVisible();
  };
  const anonymous = `stranger-${Date.now()}@shop.example`;
  await askFor(anonymous);
  await admin.reload();
  await waitUntilAlive(admin);
  await askFor(colleague.email);

  const email = await findMail(colleague.email, 'Reset your');
  expect(
    (await listMails()).flatMap(({ to }) => to),
    'an unknown address gets no email',
  ).not.toContain(anonymous);
  const link = /http:\/\/[^\s"<]+\/admin\/login\/reset\/[\da-f]+/.exec(email.text)?.[0] ?? '';
  await admin.goto(link);
  await waitUntilAlive(admin);
  const password = admin.locator('input[name="password"]');
  await expect(admin.getByLabel('Username')).toHaveValue(colleague.email);
  await password.fill(chosen);
  await admin.getByRole('button', { name: 'Set password' }).click();
  await expect(admin.getByText('Your password is set.')).toBeVisible();
  await expect(admin.getByLabel('Username')).toHaveValue(colleague.email);
  const signIn = async (words: string) => {
    await password.fill(words);
    await admin.getByRole('button', { name: 'Sign in', exact: true }).click();
  };
  await signIn(forgotten);
  await expect(admin.getByRole('alert')).toHaveText('Invalid username or password');
  await signIn(chosen);
  await expect(admin).toHaveURL('/admin/dashboard-pro');

  await elsewhere.reload();
  await expect(elsewhere, 'sessions with the old password end').toHaveURL(/\/admin\/login/);
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('This link doesn’t work');
});
