import { judgePassword } from './strength/judge-password.ts';
import { expect, it } from 'vitest';
import { reader } from '../database/handles.ts';
import { addOwner } from '../testing/add-owner.ts';
import { bySystem, TestClock, temporaryStore } from '../testing/temporary-store.ts';
import {
  createAccountLink,
  findLinkedAccount,
  LINK_MS,
  purgeExpiredLinks,
  setPasswordByLink,
  startPasswordReset,
} from './account-links.ts';
import { verifyCredentials } from './accounts.ts';
import { createSession, findSession } from './sessions.ts';
import { changeUser, inviteUser, listUsers, setUserDisabled } from './users.ts';

const password = 'a-quarry-of-new-words';
const email = 'owner@shop.example';

async function storeWithOwner() {
  const clock = new TestClock();
  const store = await temporaryStore({ clock });
  await addOwner(store, password);
  const accountId = (await listUsers(store))[0]?.accountId ?? '';
  await bySystem(store, (transaction) => changeUser(transaction, { accountId, name: 'Owner', email, role: 'owner' }));
  const ask = (address: string) =>
    bySystem(store, (transaction) => startPasswordReset(transaction, { email: address }));
  return { clock, store, accountId, ask };
}

it('sets a new password by a link, and ends all sessions', async () => {
  const { store, accountId, ask } = await storeWithOwner();
  const session = await bySystem(store, (transaction) => createSession(transaction, { accountId }));
  const [first, second] = [await ask(' OWNER@shop.example'), await ask(email)];
  expect(first).toMatchObject({ name: 'Owner', email });
  const link = { token: first?.link.token ?? '', purpose: 'password-reset' } as const;
  expect(await setPasswordByLink(store, { ...link, judge: judgePassword, newPassword: 'twelve-new-stones' })).toEqual({
    ok: true,
    username: 'owner',
  });
  expect(await verifyCredentials(store, { username: 'owner', password })).toBeNull();
  expect(await verifyCredentials(store, { username: 'owner', password: 'twelve-new-stones' })).not.toBeNull();
  expect(await findSession(store, session.token)).toBeNull();
  const other = { ...link, token: second?.link.token ?? '' };
  expect(await findLinkedAccount(store, other), 'the other email no longer works').toBeUndefined();
});

it('expires after an hour', async () => {
  const { clock, store, ask } = await storeWithOwner();
  const link = { token: (await ask(email))?.link.token ?? '', purpose: 'password-reset' } as const;
  clock.advance(LINK_MS['password-reset']);
  expect(await setPasswordByLink(store, { ...link, judge: judgePassword, newPassword: password })).toEqual({
    ok: false,
    code: 'expired',
  });
});

it('is created only for an account that can sign in', async () => {
  const { store, ask } = await storeWithOwner();
  expect(await ask('nobody@shop.example')).toBeUndefined();
  expect(await ask('')).toBeUndefined();
  await bySystem(store, (transaction) =>
    inviteUser(transaction, { name: 'A', email: 'a@shop.example', role: 'owner' }),
  );
  expect(await ask('a@shop.example'), 'only the owner renews an expired invitation').toBeUndefined();
});

it('ends when the account is disabled or its email changes', async () => {
  const { store, accountId, ask } = await storeWithOwner();
  const invited = await bySystem(store, (transaction) =>
    inviteUser(transaction, { name: 'A', email: 'a@shop.example', role: 'owner' }),
  );
  const invitation = { token: invited.ok ? invited.link.token : '', purpose: 'invitation' } as const;
  await setPasswordByLink(store, { ...invitation, judge: judgePassword, newPassword: password });
  const link = { token: (await ask(email))?.link.token ?? '', purpose: 'password-reset' } as const;
  const moved = { accountId, name: 'Owner', email: 'new@shop.example', role: 'owner' } as const;
  await bySystem(store, (transaction) => changeUser(transaction, moved));
  expect(await findLinkedAccount(store, link)).toBeUndefined();

  const later = { ...link, token: (await ask(moved.email))?.link.token ?? '' };
  expect(await findLinkedAccount(store, later)).toBeDefined();
  await bySystem(store, (transaction) => setUserDisabled(transaction, { accountId, isDisabled: true }));
  expect(await findLinkedAccount(store, later)).toBeUndefined();
  expect(await ask(moved.email)).toBeUndefined();
});

it('stores only hashes of links, and purges expired ones', async () => {
  const { clock, store, accountId } = await storeWithOwner();
  const { token } = await bySystem(store, (transaction) =>
    createAccountLink(transaction, { accountId, purpose: 'second-step' }),
  );
  const rows = () => reader(store).selectFrom('account_link').selectAll().execute();
  expect(JSON.stringify(await rows())).not.toContain(token);
  clock.advance(LINK_MS['second-step']);
  await bySystem(store, purgeExpiredLinks);
  expect(await rows()).toEqual([]);
});
