import { describe, expect, it } from 'vitest';
import { bySystem, temporaryStore } from '../../testing/temporary-store.ts';
import { changePassword, ensureOwner, verifyCredentials } from '../accounts.ts';
import { setPasswordByLink } from '../account-links.ts';
import { generatePassword } from '../passwords.ts';
import { inviteUser, listUsers } from '../users.ts';
import { judgePassword } from './judge-password.ts';
import { findPasswordFault } from './new-password.ts';

const noemie = { name: 'Noémie Lafrenière', email: 'noemie@home.example', role: 'editor' } as const;

async function invited() {
  const store = await temporaryStore();
  await ensureOwner(store);
  const invitation = await bySystem(store, (t) => inviteUser(t, noemie));
  if (!invitation.ok) throw new Error(invitation.code);
  const user = (await listUsers(store)).find(({ email }) => email === noemie.email);
  return { store, accountId: user?.accountId ?? '', token: invitation.link.token };
}

describe('a new password', () => {
  it.each([
    'aaaaaaaaaaaa',
    'passwordpassword',
    'Password1234!',
    'p a s s w o r d 1 2 3',
    'ＰＡＳＳＷＯＲＤＰＡＳＳＷＯＲＤ',
    'qwertyuiop123',
    '123456789012',
    'abcabcabcabc',
    'noemie@home.example',
    'NOEMIE@home.example1',
    'noemielafreniere',
    'Noémie Lafrenière',
    'LafreniereNoemie',
    'Noemie-Lafreniere-1990',
    'Boreal & Stone',
    'borealandstone1',
    'Showroom2026!',
    'motdepasse12',
    // Only the first 64 characters are looked at.
    `${'a'.repeat(64)}kfm3r-8jx2p-qqmw7`,
  ])('is rejected if it is easy to guess: %s', async (password) => {
    const { store, accountId } = await invited();
    expect(await findPasswordFault(store, { accountId, password, judge: judgePassword })).toMatchObject({
      code: 'too-weak',
    });
  });

  it.each([
    'correct horse battery staple',
    'gravel-lantern-otter-quilt',
    'trois canots sous la neige verte',
    'xK9#mQ2$vL7!',
    generatePassword(),
  ])('is accepted if it isn’t: %s', async (password) => {
    const { store, accountId } = await invited();
    expect(await findPasswordFault(store, { accountId, password, judge: judgePassword })).toBeUndefined();
  });

  it('is judged everywhere, with a reason', async () => {
    const { store, token } = await invited();
    const link = { token, purpose: 'invitation', judge: judgePassword } as const;
    expect(await setPasswordByLink(store, { ...link, newPassword: 'passwordpassword' })).toEqual({
      ok: false,
      code: 'too-weak',
      warning: expect.stringContaining('easy to guess'),
    });
    // The link is still good.
    expect(await setPasswordByLink(store, { ...link, newPassword: 'gravel-lantern-otter-quilt' })).toMatchObject({
      ok: true,
    });
    const account = await verifyCredentials(store, { username: noemie.email, password: 'gravel-lantern-otter-quilt' });
    if (account === null) throw new Error('Not signed in');
    const change = { actor: account.actor, currentPassword: 'gravel-lantern-otter-quilt', judge: judgePassword };
    expect(await changePassword(store, { ...change, newPassword: noemie.email })).toMatchObject({ code: 'too-weak' });
    expect(
      await changePassword(store, { ...change, judge: async () => null, newPassword: 'otter-quilt-gravel' }),
    ).toEqual({ ok: false, code: 'not-judged' });
  });

  it('isn’t required for an existing weak one', async () => {
    const store = await temporaryStore();
    await ensureOwner(store, 'aaaaaaaaaaaa');
    expect(await verifyCredentials(store, { username: 'owner', password: 'aaaaaaaaaaaa' })).not.toBeNull();
  });
});
