import { createSession, findSession, systemActor } from '@showroom/store/admin';
import { expect, it } from 'vitest';
import { addUser } from '../../testing/add-user.ts';
import { ask, enter, responseOf } from '../../testing/requests.ts';
import { signIn, temporaryAdmin } from '../../testing/temporary-admin.ts';
import { action, loader } from './sessions.route.tsx';

const PATH = '/admin/account/sessions';

async function signedInTwice() {
  const { store, newContext, advance } = await temporaryAdmin();
  const { token, accountId } = await signIn(store);
  const open = async (id: string, device: string) =>
    (await store.write({ actor: systemActor }, (transaction) => createSession(transaction, { accountId: id, device })))
      .token;
  advance(60_000);
  const phone = await open(accountId, 'Safari on iPhone');
  const editor = { name: 'Anna', email: 'anna@shop.example', role: 'editor', password: 'a-quarry-of-words' } as const;
  const hers = await open(await addUser(store, editor), 'Firefox on Mac');
  const argsOf = (asToken: string, fields?: Record<string, string>) =>
    enter(newContext, ask(PATH, { token: asToken, fields }), { params: {}, pattern: PATH });
  return {
    store,
    token,
    phone,
    hers,
    list: async (asToken = token) => (await loader(await argsOf(asToken))).sessions,
    post: async (fields: Record<string, string>) => action(await argsOf(token, fields)),
  };
}

it('lists the user’s own sessions, this one first, and never a token', async () => {
  const { token, phone, list } = await signedInTwice();
  const sessions = await list();
  expect(sessions).toMatchObject([{ isCurrent: true }, { isCurrent: false, device: 'Safari on iPhone' }]);
  expect(JSON.stringify(sessions)).not.toMatch(new RegExp(`${token}|${phone}`));
});

it('ends one, only of the user', async () => {
  const { store, token, phone, hers, list, post } = await signedInTwice();
  await post({ intent: 'end', session: (await list(hers))[0]?.id ?? '' });
  expect(await findSession(store, hers)).not.toBeNull();
  await post({ intent: 'end', session: (await list())[1]?.id ?? '' });
  expect(await findSession(store, phone)).toBeNull();
  expect(await findSession(store, token)).not.toBeNull();
});

it('ends all of them, this one included', async () => {
  const { store, token, phone, hers, post } = await signedInTwice();
  const response = await responseOf(() => post({ intent: 'everywhere' }));
  expect(response.headers.get('Location')).toBe('/admin/login');
  expect(response.headers.get('Set-Cookie')).toContain('Expires=Thu, 01 Jan 1970');
  expect(response.headers.get('Clear-Site-Data'), 'clears pages that Back would show').toBe('"cache"');
  expect([await findSession(store, token), await findSession(store, phone)]).toEqual([null, null]);
  expect(await findSession(store, hers)).not.toBeNull();
});
