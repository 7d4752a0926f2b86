import { createSession, findSession, findUser, systemActor, verifyCredentials } from '@showroom/store/admin';
import { describe, expect, it } from 'vitest';
import { ask, enter } from '../../testing/requests.ts';
import { ownerPassword, signIn, temporaryAdmin } from '../../testing/temporary-admin.ts';
import { action } from './account.route.tsx';

const newPassword = 'a-quarry-of-new-words';

async function signedIn() {
  const { store, newContext } = await temporaryAdmin();
  const { token, accountId } = await signIn(store);
  const changeAs = async (session: string, fields: Record<string, string>) => {
    return action(
      await enter(newContext, ask('/admin/account', { token: session, fields }), {
        params: {},
        pattern: '/admin/account',
      }),
    );
  };
  const change = (fields: Record<string, string>) => changeAs(token, fields);
  const isPassword = async (password: string) =>
    (await verifyCredentials(store, { username: 'owner', password })) !== null;
  return { store, token, accountId, change, changeAs, isPassword };
}

describe('changing the password', () => {
  it('takes effect at once, and signs out every other device', async () => {
    const { store, token, accountId, change, isPassword } = await signedIn();
    const elsewhere = await store.write({ actor: systemActor }, (transaction) =>
      createSession(transaction, { accountId }),
    );
    expect((await change({ current: ownerPassword, new: newPassword })).data).toMatchObject({ failure: null });
    expect(await isPassword(newPassword)).toBe(true);
    expect(await isPassword(ownerPassword)).toBe(false);
    expect(await findSession(store, token)).not.toBeNull();
    expect(await findSession(store, elsewhere.token)).toBeNull();
  });

  it.each([
    { title: 'a wrong present password', fields: { current: 'guess', new: newPassword }, field: 'current' },
    { title: 'a short new password', fields: { current: ownerPassword, new: 'short' }, field: 'new' },
    { title: 'a word twice', fields: { current: ownerPassword, new: 'passwordpassword' }, field: 'new' },
    { title: 'an endless new password', fields: { current: ownerPassword, new: 'x'.repeat(1001) }, field: 'new' },
    { title: 'empty fields', fields: { filler: '' }, field: 'new' },
  ])('rejects $title with an error at the field, and changes nothing', async ({ fields, field }) => {
    const { change, isPassword } = await signedIn();
    expect(await change(fields)).toMatchObject({ data: { failure: { field } }, init: { status: 400 } });
    expect(await isPassword(ownerPassword)).toBe(true);
  });

  it('is blocked after ten wrong current passwords, in this session only', async () => {
    const { store, accountId, change, changeAs, isPassword } = await signedIn();
    for (let tries = 0; tries < 10; tries += 1) {
      expect(await change({ current: 'guess', new: newPassword })).toMatchObject({ init: { status: 400 } });
    }
    expect(await change({ current: ownerPassword, new: newPassword })).toMatchObject({
      data: { failure: { field: 'current', message: 'Too many tries. Wait 15 minutes and try again.' } },
      init: { status: 429, headers: { 'Retry-After': expect.stringMatching(/^[89]\d\d$/) } },
    });
    expect(await isPassword(ownerPassword)).toBe(true);
    const { token } = await store.write({ actor: systemActor }, (transaction) =>
      createSession(transaction, { accountId }),
    );
    expect((await changeAs(token, { current: ownerPassword, new: newPassword })).data).toMatchObject({ failure: null });
  });
});

describe('changing name and email', () => {
  const person = { intent: 'person', name: ' Sam  Okafor ', email: 'Sam@shop.example' };

  it('needs the current password, and keeps the role', async () => {
    const { store, accountId, change } = await signedIn();
    expect((await change({ ...person, password: ownerPassword })).data).toMatchObject({ failure: null });
    expect(await findUser(store, accountId)).toMatchObject({
      name: 'Sam Okafor',
      email: 'sam@shop.example',
      username: 'owner',
      role: 'owner',
    });
  });

  it.each([
    { title: 'no name', fields: { password: ownerPassword, name: '' }, field: 'name' },
    { title: 'no address', fields: { password: ownerPassword, email: 'sam' }, field: 'email' },
  ])('rejects $title, and shows what was typed', async ({ fields, field }) => {
    const { store, accountId, change } = await signedIn();
    const typed = { ...person, ...fields };
    expect(await change(typed)).toMatchObject({
      data: { failure: { field }, person: { name: typed.name, email: typed.email } },
      init: { status: 400 },
    });
    expect(await findUser(store, accountId)).toMatchObject({ name: 'Owner', email: null });
  });
});
