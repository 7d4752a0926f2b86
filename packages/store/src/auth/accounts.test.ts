import { judgePassword } from './strength/judge-password.ts';
import { describe, expect, it } from 'vitest';
import { reader } from '../database/handles.ts';
import { z } from 'zod';
import { createAccountLink, findLinkedAccount } from './account-links.ts';
import { changePassword, ensureOwner, resetOwnerPassword, verifyCredentials } from './accounts.ts';
import type { Store } from '../store.ts';
import { DUMMY_HASH, hashPassword } from './passwords.ts';
import {
  SESSION_ABSOLUTE_MS,
  SESSION_IDLE_MS,
  SESSION_REFRESH_MS,
  createSession,
  deleteSession,
  findSession,
  purgeExpiredSessions,
} from './sessions.ts';
import { runOnStore } from '../testing/child-process.ts';
import { TestClock, temporaryDirectory, temporaryStore, bySystem } from '../testing/temporary-store.ts';

const preparedSchema = z.object({ owner: z.object({ username: z.string(), password: z.string() }).nullable() });

async function storeWithOwner() {
  const clock = new TestClock();
  const store = await temporaryStore({ clock });
  const owner = await ensureOwner(store);
  if (owner === null) throw new Error('A new store has no account');
  const account = await verifyCredentials(store, owner);
  if (account === null) throw new Error('The generated password opens the account');
  return { clock, store, owner, account };
}

function lastSeenAt(store: Store) {
  return async () =>
    (await reader(store).selectFrom('session').select('last_seen_at').executeTakeFirst())?.last_seen_at;
}

describe('account', () => {
  it('returns the generated password once, to one of several processes', async () => {
    const dataDir = await temporaryDirectory();
    const starts = await Promise.all([1, 2, 3].map(() => runOnStore('bin/prepare.ts', dataDir)));
    expect(await Promise.all(starts.map((start) => start.ended))).toEqual([0, 0, 0]);

    const answers = starts.map((start) => preparedSchema.parse(JSON.parse(start.lines()[0] ?? '')));
    const owners = answers.flatMap(({ owner }) => owner ?? []);
    expect(owners).toHaveLength(1);
    expect(owners[0]?.password).toMatch(/^[a-hjkmnp-z2-9]{5}(-[a-hjkmnp-z2-9]{5}){3}$/);
    const store = await temporaryStore({ dataDir });
    expect(await verifyCredentials(store, owners[0] ?? { username: '', password: '' })).not.toBeNull();
    expect(await ensureOwner(store)).toBeNull();
  });

  it('gets a new password by the command', async () => {
    const { store, owner } = await storeWithOwner();
    const reset = await runOnStore('bin/reset-owner-password.ts', store.dataDir);
    expect(await reset.ended).toBe(0);
    const renewed = preparedSchema.parse(JSON.parse(reset.lines()[0] ?? '')).owner;
    expect(await verifyCredentials(store, owner)).toBeNull();
    expect(await verifyCredentials(store, renewed ?? owner)).not.toBeNull();
  });

  it('needs the right password, and ignores the case of the name', async () => {
    const { store, owner } = await storeWithOwner();
    expect(await verifyCredentials(store, { ...owner, username: ' Owner ' })).toMatchObject({ username: 'owner' });
    expect(await verifyCredentials(store, { ...owner, password: 'wrong' })).toBeNull();
    expect(await verifyCredentials(store, { ...owner, username: 'nobody' })).toBeNull();
    expect(await verifyCredentials(store, { ...owner, password: '' })).toBeNull();
    expect(await verifyCredentials(store, { ...owner, password: 'x'.repeat(100_000) })).toBeNull();
  });

  it('uses argon2id with the recommended cost, also for an unknown name', async () => {
    const parameters = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;
    expect(await hashPassword('a password')).toMatch(parameters);
    expect(DUMMY_HASH).toMatch(parameters);
  });

  it('changes the password, and ends other sessions and all links', async () => {
    const { store, owner, account } = await storeWithOwner();
    const mine = await bySystem(store, (transaction) => createSession(transaction, { accountId: account.accountId }));
    const other = await bySystem(store, (transaction) => createSession(transaction, { accountId: account.accountId }));
    const links = await bySystem(
      store,
      async (transaction) =>
        [
          { purpose: 'second-step', ...(await createAccountLink(transaction, { ...account, purpose: 'second-step' })) },
          {
            purpose: 'password-reset',
            ...(await createAccountLink(transaction, { ...account, purpose: 'password-reset' })),
          },
        ] as const,
    );
    const opened = () => Promise.all(links.map((link) => findLinkedAccount(store, link)));
    const change = { actor: account.actor, currentPassword: owner.password, keepToken: mine.token };

    for (const newPassword of ['short', ' '.repeat(20)])
      expect(await changePassword(store, { ...change, judge: judgePassword, newPassword })).toEqual({
        ok: false,
        code: 'too-short',
      });
    expect(
      await changePassword(store, {
        ...change,
        currentPassword: 'wrong',
        judge: judgePassword,
        newPassword: 'a much longer one',
      }),
    ).toEqual({ ok: false, code: 'wrong-password' });
    expect(await findSession(store, other.token)).not.toBeNull();
    expect(await opened()).toMatchObject([{ username: 'owner' }, { username: 'owner' }]);

    expect(await changePassword(store, { ...change, judge: judgePassword, newPassword: 'a much longer one' })).toEqual({
      ok: true,
    });
    expect(await verifyCredentials(store, owner)).toBeNull();
    expect(await verifyCredentials(store, { username: 'owner', password: 'a much longer one' })).not.toBeNull();
    expect(await findSession(store, mine.token)).not.toBeNull();
    expect(await findSession(store, other.token)).toBeNull();
    expect(await opened(), 'earlier links and second steps no longer work').toEqual([undefined, undefined]);
  });

  it('resets a lost password, and ends every session', async () => {
    const { store, owner, account } = await storeWithOwner();
    const session = await bySystem(store, (transaction) =>
      createSession(transaction, { accountId: account.accountId }),
    );
    const renewed = await resetOwnerPassword(store);
    expect(await verifyCredentials(store, owner)).toBeNull();
    expect(await verifyCredentials(store, renewed)).not.toBeNull();
    expect(await findSession(store, session.token)).toBeNull();
  });
});

describe('session', () => {
  it('is found by its token, of which only a hash is stored', async () => {
    const { store, account } = await storeWithOwner();
    const { token } = await bySystem(store, (transaction) =>
      createSession(transaction, { accountId: account.accountId }),
    );
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(await findSession(store, token)).toMatchObject({ username: 'owner', role: 'owner' });
    expect(await findSession(store, `${token}x`)).toBeNull();
    expect(await findSession(store, undefined)).toBeNull();
    expect(JSON.stringify(await reader(store).selectFrom('session').selectAll().execute())).not.toContain(token);
  });

  it('ends without use', async () => {
    const { clock, store, account } = await storeWithOwner();
    const { token } = await bySystem(store, (transaction) =>
      createSession(transaction, { accountId: account.accountId }),
    );
    clock.advance(SESSION_IDLE_MS);
    expect(await findSession(store, token)).toBeNull();
  });

  it('continues while it is used, up to a limit', async () => {
    const { clock, store, account } = await storeWithOwner();
    const { token } = await bySystem(store, (transaction) =>
      createSession(transaction, { accountId: account.accountId }),
    );
    const step = SESSION_IDLE_MS / 2;
    for (let used = step; used < SESSION_ABSOLUTE_MS; used += step) {
      clock.advance(step);
      expect(await findSession(store, token)).not.toBeNull();
      await expect.poll(lastSeenAt(store)).toBe(clock.now().toISOString());
    }
    clock.advance(step);
    expect(await findSession(store, token)).toBeNull();
  });

  it('doesn’t write at every request', async () => {
    const { clock, store, account } = await storeWithOwner();
    const { token } = await bySystem(store, (transaction) =>
      createSession(transaction, { accountId: account.accountId }),
    );
    const openedAt = clock.now().toISOString();
    clock.advance(SESSION_REFRESH_MS - 1);
    await findSession(store, token);
    // Whatever was still to be written has been by now: changes are made one after another.
    await bySystem(store, purgeExpiredSessions);
    expect(await lastSeenAt(store)()).toBe(openedAt);
    clock.advance(1);
    await findSession(store, token);
    await expect.poll(lastSeenAt(store)).toBe(clock.now().toISOString());
  });

  it('is deleted on sign-out, and ended ones are purged', async () => {
    const { clock, store, account } = await storeWithOwner();
    const left = await bySystem(store, (transaction) => createSession(transaction, { accountId: account.accountId }));
    await bySystem(store, (transaction) => deleteSession(transaction, { token: left.token }));
    expect(await findSession(store, left.token)).toBeNull();
    await bySystem(store, (transaction) => createSession(transaction, { accountId: account.accountId }));
    clock.advance(SESSION_IDLE_MS + 1);
    const alive = await bySystem(store, (transaction) => createSession(transaction, { accountId: account.accountId }));
    expect(await bySystem(store, purgeExpiredSessions)).toBe(1);
    expect(await findSession(store, alive.token)).not.toBeNull();
  });
});
