import { judgePassword } from './strength/judge-password.ts';
import { describe, expect, it } from 'vitest';
import { listActivity } from '../activity/list-activity.ts';
import type { WriteTransaction } from '../database/write-transaction.ts';
import { bySystem, TestClock, temporaryStore } from '../testing/temporary-store.ts';
import { findLinkedAccount, LINK_MS, setPasswordByLink } from './account-links.ts';
import { ensureOwner, verifyCredentials } from './accounts.ts';
import { noteFailedSignIn } from './note-access.ts';
import { createSession, findSession } from './sessions.ts';
import { changeUser, deleteUser, inviteUser, listUsers, renewInvitation, setUserDisabled } from './users.ts';

const password = 'a-quarry-of-new-words';
const anna = { name: 'Anna', email: 'anna@shop.example', role: 'editor' } as const;

async function shop() {
  const clock = new TestClock();
  const store = await temporaryStore({ clock });
  const owner = await ensureOwner(store, password);
  if (!owner) throw new Error('A new store has no account');
  const idOf = async (username: string) =>
    (await listUsers(store)).find((user) => user.username === username)?.accountId ?? '';
  const invite = async (fields: Parameters<typeof inviteUser>[1]) => {
    const result = await bySystem(store, (transaction) => inviteUser(transaction, fields));
    if (!result.ok) throw new Error(`Not invited: ${result.code}`);
    return { token: result.link.token, purpose: 'invitation' } as const;
  };
  const add = async (fields: Parameters<typeof inviteUser>[1]) => {
    expect(
      await setPasswordByLink(store, { ...(await invite(fields)), judge: judgePassword, newPassword: password }),
    ).toMatchObject({
      ok: true,
    });
    return idOf(fields.email);
  };
  return { clock, store, ownerId: await idOf('owner'), idOf, invite, add };
}

describe('an invitation', () => {
  it('sets the first password, once', async () => {
    const { store, invite } = await shop();
    const link = await invite({ ...anna, email: ' Anna@Shop.example ' });
    expect(await listUsers(store)).toMatchObject([
      { name: 'Anna', state: 'invited', role: 'editor' },
      { name: 'Owner' },
    ]);
    expect(await verifyCredentials(store, { username: anna.email, password: '' })).toBeNull();

    expect(await setPasswordByLink(store, { ...link, judge: judgePassword, newPassword: 'short' })).toEqual({
      ok: false,
      code: 'too-short',
    });
    expect(await setPasswordByLink(store, { ...link, judge: judgePassword, newPassword: password })).toEqual({
      ok: true,
      username: anna.email,
    });
    expect(await verifyCredentials(store, { username: 'ANNA@shop.example', password })).toMatchObject({
      role: 'editor',
    });
    expect(await listUsers(store)).toMatchObject([{ name: 'Anna', state: 'active' }, { name: 'Owner' }]);
    expect(await setPasswordByLink(store, { ...link, judge: judgePassword, newPassword: 'another-long-one' })).toEqual({
      ok: false,
      code: 'expired',
    });
  });

  it('is valid for seven days, and only for the first password', async () => {
    const { clock, store, invite } = await shop();
    const link = await invite(anna);
    expect(await findLinkedAccount(store, { ...link, purpose: 'password-reset' })).toBeUndefined();
    expect(await findLinkedAccount(store, { ...link, purpose: 'second-step' })).toBeUndefined();
    clock.advance(LINK_MS.invitation - 1);
    expect(await findLinkedAccount(store, link)).toMatchObject({ name: 'Anna' });
    clock.advance(1);
    expect(await findLinkedAccount(store, link)).toBeUndefined();
    expect(await setPasswordByLink(store, { ...link, judge: judgePassword, newPassword: password })).toEqual({
      ok: false,
      code: 'expired',
    });
  });

  it('can be renewed until it is accepted, which ends the first', async () => {
    const { store, ownerId, idOf, invite } = await shop();
    const first = await invite(anna);
    const accountId = await idOf(anna.email);
    const second = await bySystem(store, (transaction) => renewInvitation(transaction, { accountId }));
    expect(await findLinkedAccount(store, first)).toBeUndefined();
    expect(await findLinkedAccount(store, { token: second?.token ?? '', purpose: 'invitation' })).toBeDefined();
    expect(
      await bySystem(store, (transaction) => renewInvitation(transaction, { accountId: ownerId })),
    ).toBeUndefined();
  });

  it('is used once even if two submit it at the same time', async () => {
    const { store, invite } = await shop();
    const link = await invite(anna);
    const results = await Promise.all(
      ['the-first-long-password', 'the-second-long-password'].map((newPassword) =>
        setPasswordByLink(store, { ...link, judge: judgePassword, newPassword }),
      ),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it.each([
    { title: 'no name', fields: { ...anna, name: ' ' }, code: 'no-name' },
    { title: 'an endless name', fields: { ...anna, name: 'A'.repeat(101) }, code: 'long-name' },
    { title: 'no address', fields: { ...anna, email: '' }, code: 'no-address' },
    { title: 'two addresses', fields: { ...anna, email: 'a@b.example, c@d.example' }, code: 'no-address' },
    { title: 'an address that is taken', fields: { ...anna, email: 'BERT@shop.example' }, code: 'address-taken' },
  ])('is rejected with $title', async ({ fields, code }) => {
    const { store, invite } = await shop();
    await invite({ ...anna, name: 'Bert', email: 'bert@shop.example' });
    expect(await bySystem(store, (transaction) => inviteUser(transaction, fields))).toEqual({ ok: false, code });
    expect(await listUsers(store)).toHaveLength(2);
  });
});

describe('the last owner', () => {
  const removals = [
    {
      title: 'deleted',
      remove: (transaction: WriteTransaction, accountId: string) => deleteUser(transaction, { accountId }),
    },
    {
      title: 'disabled',
      remove: (transaction: WriteTransaction, accountId: string) =>
        setUserDisabled(transaction, { accountId, isDisabled: true }),
    },
    {
      title: 'demoted',
      remove: (transaction: WriteTransaction, accountId: string) =>
        changeUser(transaction, { accountId, name: 'Owner', email: 'o@shop.example', role: 'editor' }),
    },
  ];

  it.each(removals)(
    'can’t be $title, whether others are invited, disabled or have another role',
    async ({ remove }) => {
      const { store, ownerId, invite, add } = await shop();
      await add(anna);
      await invite({ ...anna, email: 'invited@shop.example', role: 'owner' });
      const disabled = await add({ ...anna, email: 'disabled@shop.example', role: 'owner' });
      await bySystem(store, (transaction) => setUserDisabled(transaction, { accountId: disabled, isDisabled: true }));
      expect(await bySystem(store, (transaction) => remove(transaction, ownerId))).toEqual({
        ok: false,
        code: 'last-owner',
      });
      expect(await verifyCredentials(store, { username: 'owner', password })).toMatchObject({ role: 'owner' });
    },
  );

  it.each(removals)('stays when two owners are $title at the same moment', async ({ title, remove }) => {
    const { store, ownerId, add } = await shop();
    const other = await add({ ...anna, role: 'owner' });
    const results = await Promise.all([
      bySystem(store, (transaction) => remove(transaction, ownerId)),
      // Two of one address would stand in the other's way for that reason.
      bySystem(store, (transaction) =>
        title === 'demoted'
          ? changeUser(transaction, { accountId: other, ...anna, role: 'sales' })
          : remove(transaction, other),
      ),
    ]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    const owners = (await listUsers(store)).filter(({ role, state }) => role === 'owner' && state === 'active');
    expect(owners).toHaveLength(1);
  });
});

describe('a user', () => {
  it('is signed out when disabled', async () => {
    const { store, add } = await shop();
    const accountId = await add(anna);
    const { token } = await bySystem(store, (transaction) => createSession(transaction, { accountId }));
    await bySystem(store, (transaction) => setUserDisabled(transaction, { accountId, isDisabled: true }));
    expect(await findSession(store, token)).toBeNull();
    expect(await verifyCredentials(store, { username: anna.email, password })).toBeNull();
    await bySystem(store, (transaction) => noteFailedSignIn(transaction, { username: anna.email, step: 'password' }));
    // Anyone who has the right password is not told of as one who guesses.
    expect((await listActivity(store, { subject: 'access' })).map(({ words }) => words)).toContainEqual(
      `Failed to sign in as ${anna.email}: the account is disabled`,
    );
    await bySystem(store, (transaction) => setUserDisabled(transaction, { accountId, isDisabled: false }));
    expect(await verifyCredentials(store, { username: anna.email, password })).not.toBeNull();
    expect(await findSession(store, token), 'the old session stays invalid').toBeNull();
  });

  it('has a new role at the next request', async () => {
    const { store, add } = await shop();
    const accountId = await add(anna);
    const { token } = await bySystem(store, (transaction) => createSession(transaction, { accountId }));
    expect(
      await bySystem(store, (transaction) => changeUser(transaction, { accountId, ...anna, role: 'sales' })),
    ).toEqual({ ok: true });
    expect(await findSession(store, token)).toMatchObject({ role: 'sales', name: 'Anna' });
  });

  it('signs in with a changed email; the first owner still by name', async () => {
    const { store, ownerId, add } = await shop();
    const accountId = await add(anna);
    const email = 'a.new@shop.example';
    await bySystem(store, (transaction) => changeUser(transaction, { accountId, ...anna, email }));
    expect(await verifyCredentials(store, { username: email, password })).not.toBeNull();
    expect(await verifyCredentials(store, { username: anna.email, password })).toBeNull();
    const owner = { accountId: ownerId, name: 'Owner', role: 'owner' } as const;
    expect(await bySystem(store, (transaction) => changeUser(transaction, { ...owner, email: '' }))).toEqual({
      ok: true,
    });
    await bySystem(store, (transaction) => changeUser(transaction, { ...owner, email: 'o@shop.example' }));
    expect(await verifyCredentials(store, { username: 'owner', password })).not.toBeNull();
    expect(await bySystem(store, (transaction) => changeUser(transaction, { ...owner, email }))).toEqual({
      ok: false,
      code: 'address-taken',
    });
  });

  it('is deleted, and the activity stays', async () => {
    const { clock, store, add } = await shop();
    const accountId = await add(anna);
    const { token } = await bySystem(store, (transaction) => createSession(transaction, { accountId }));
    clock.advance(1000);
    expect(await bySystem(store, (transaction) => deleteUser(transaction, { accountId }))).toEqual({ ok: true });
    expect(await findSession(store, token)).toBeNull();
    expect(await listUsers(store)).toMatchObject([{ name: 'Owner' }]);
    expect((await listActivity(store)).map(({ words }) => words)).toContain('Anna accepted the invitation');
    expect((await listActivity(store))[0]).toMatchObject({ words: 'Deleted the account of Anna' });
    expect(await bySystem(store, (transaction) => deleteUser(transaction, { accountId }))).toEqual({
      ok: false,
      code: 'unknown',
    });
  });

  it('has a last-seen time', async () => {
    const { clock, store, add } = await shop();
    const accountId = await add(anna);
    const seen = async () => (await listUsers(store)).find((user) => user.accountId === accountId)?.lastSeenAt;
    expect(await seen()).toBeNull();
    const { token } = await bySystem(store, (transaction) => createSession(transaction, { accountId }));
    expect(await seen()).toBe(clock.now().toISOString());
    clock.advance(60 * 60 * 1000);
    await findSession(store, token);
    await expect.poll(seen).toBe(clock.now().toISOString());
  });
});
