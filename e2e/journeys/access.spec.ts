import { createHmac } from 'node:crypto';
import { expectAccessible } from '../support/accessible.ts';
import { inviteColleague } from '../support/colleague.ts';
import { expect, test } from '../support/journey.ts';
import { expectFitForThumb } from '../support/thumb-targets.ts';
import { waitUntilAlive } from '../support/visit.ts';

/** The current code of an authenticator, computed from the secret next to the QR code (RFC 6238). */
function codeOf(secret: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const letters = secret.match(/[A-Z2-7]/g) ?? [];
  const bits = letters.map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = digest.readUInt8(19) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** The username field offers passkeys as autofill, and the simulated authenticator answers before the button can be clicked. */
function offerNothing() {
  PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
}

test('A manager signs in with a backup code and a passkey, and invites an editor who has no access to users', async ({
  faults,
  openAdmin,
  ownerRequest,
  showroom,
}) => {
  faults.allow(/answered 40[134]/);
  const password = 'twelve-stones-and-more';
  // A second owner: every other journey signs in as the first.
  const manager = await inviteColleague(ownerRequest, showroom, { name: 'Robin', role: 'owner' });
  const admin = await openAdmin();
  await admin.goto(manager.link);
  await admin.locator('input[name=password]').fill(password);
  await admin.getByRole('button', { name: 'Set password' }).click();
  await expect(admin.getByText('Your password is set.')).toBeVisible();
  await expect(admin.getByLabel('Username'), 'prefilled after the password was set').toHaveValue(manager.email);

  const signIn = async (page: typeof admin, email: string) => {
    await page.getByLabel('Username').fill(email);
    await page.locator('input[name=password]').fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  };
  await signIn(admin, manager.email);
  await expect(admin).toHaveURL('/admin/dashboard-pro');
  await admin.goto('/admin/account/second-factor');
  await waitUntilAlive(admin);
  await admin.getByRole('button', { name: 'Turn on' }).click();
  const question = admin.getByRole('dialog', { name: 'Confirm it’s you' });
  await expectAccessible(admin, 'confirming your identity');
  await question.getByLabel('Your password').fill(password);
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(admin.getByRole('img', { name: /QR code/ })).toBeVisible();
  const secret = (await admin.locator('code').first().textContent()) ?? '';
  await admin.getByRole('textbox', { name: /^Code/ }).fill(codeOf(secret));
  await admin.getByRole('button', { name: 'Turn on' }).click();
  const codes = admin.getByRole('status').filter({ hasText: 'Your backup codes' }).locator('code');
  await expect(codes).toHaveCount(10);
  const [backupCode = '', secondCode = ''] = await codes.allTextContents();

  await admin.getByRole('button', { name: 'Logout' }).click();
  await expect(admin).toHaveURL('/admin/login');
  await admin.goto('/admin/dashboard/users');
  await signIn(admin, manager.email);
  await expect(admin.getByRole('heading', { name: 'Two-step verification' })).toBeVisible();
  await admin.setViewportSize({ width: 390, height: 844 });
  await expectFitForThumb(admin, 'the page that asks for a code');
  await admin.setViewportSize({ width: 1440, height: 900 });
  await admin.getByRole('link', { name: 'Use a backup code' }).click();
  await admin.getByRole('textbox', { name: /^Backup code/ }).fill(backupCode);
  await admin.getByRole('button', { name: 'Sign in' }).click();
  await expect(admin, 'the page they wanted').toHaveURL('/admin/dashboard/users');

  // Passkeys belong to a host name, so the page redirects from 127.0.0.1 to localhost, which asks to sign in again.
  const cdp = await admin.context().newCDPSession(admin);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  const host = new URL(showroom.adminUrl).host.replace('127.0.0.1', 'localhost');
  await admin.goto('/admin/account/passkeys');
  await admin.getByRole('link', { name: host }).click();
  await signIn(admin, manager.email);
  await admin.getByRole('link', { name: 'Use a backup code' }).click();
  await admin.getByRole('textbox', { name: /^Backup code/ }).fill(secondCode);
  await admin.getByRole('button', { name: 'Sign in' }).click();
  await admin.getByRole('button', { name: 'Add a passkey' }).click();
  await question.getByLabel('Your password').fill(password);
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(admin.getByText('Added as “Chrome on Windows”.')).toBeVisible();
  await admin.addInitScript(offerNothing);
  await admin.evaluate(offerNothing);
  await admin.getByRole('button', { name: 'Logout' }).click();
  const passkeyButton = admin.getByRole('button', { name: 'Sign in with a passkey' });
  await expect(passkeyButton).toBeVisible();
  await expectAccessible(admin, 'login with passkeys');
  await passkeyButton.click();
  await expect(admin, 'no password or code asked').toHaveURL(`http://${host}/admin/dashboard-pro`);
  await admin.goto(`http://${host}/admin/dashboard/users`);

  const email = `editor-${Date.now()}@shop.example`;
  await admin.getByRole('textbox', { name: /^Name/ }).fill('Kim');
  await admin.getByRole('textbox', { name: /^Email/ }).fill(email);
  await admin.getByRole('button', { name: 'Send invite' }).click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(admin.getByRole('textbox', { name: /^Name/ }), 'the input is kept').toHaveValue('Kim');
  await admin.getByRole('button', { name: 'Send invite' }).click();
  await question.getByRole('button', { name: 'Use a passkey' }).click();
  const link = (await admin.getByRole('status').locator('code').textContent()) ?? '';
  expect(link).toContain(`${showroom.adminUrl}/admin/login/invitation/`);

  const hers = await openAdmin();
  await hers.goto(link);
  await hers.locator('input[name=password]').fill(password);
  await hers.getByRole('button', { name: 'Set password' }).click();
  await signIn(hers, email);
  await expect(hers).toHaveURL('/admin/dashboard-pro');
  await expect(hers.getByRole('link', { name: 'Leads' })).toHaveCount(0);
  expect((await hers.goto('/admin/dashboard/users'))?.status()).toBe(403);
  await expect(hers.getByText("You don't have permission to view this page.")).toBeVisible();
  await expect(hers.getByRole('link', { name: 'Blog Posts' }), 'a link to a page they may see').toBeVisible();
  expect((await hers.goto('/admin/dashboard/no-such-page'))?.status()).toBe(404);
  await expect(hers).toHaveTitle('Page not found');
  await expect(
    hers.getByRole('link', { name: 'Blog Posts' }),
    'a link to a page they may see, from an unknown URL',
  ).toBeVisible();
});
