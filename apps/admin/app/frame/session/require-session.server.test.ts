import { deleteSession, SESSION_ABSOLUTE_MS, SESSION_IDLE_MS, systemActor } from '@showroom/store/admin';
import { describe, expect, it } from 'vitest';
import { ask, responseOf } from '../../testing/requests.ts';
import { signIn, temporaryAdmin } from '../../testing/temporary-admin.ts';
import { guard, requireSession, requireStore } from './require-session.server.ts';

describe('the guard of the admin', () => {
  it('lets the owner in, and tells loaders who it is', async () => {
    const { store, newContext } = await temporaryAdmin();
    const { token } = await signIn(store);
    const args = { request: ask('/admin/leads', { token }), context: newContext() };
    await guard(args);
    expect(requireSession(args)).toMatchObject({ username: 'owner', role: 'owner' });
  });

  it('redirects to the login without a session, and back afterwards', async () => {
    const { newContext } = await temporaryAdmin();
    const request = ask('/admin/leads?status=new&q=sam');
    const response = await responseOf(() => guard({ request, context: newContext() }));
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toBe(
      `/admin/login?${new URLSearchParams({ from: '/admin/leads?status=new&q=sam' })}`,
    );
  });

  it('keeps a form sent without scripts, without passwords, so that it can be sent again', async () => {
    const { newContext } = await temporaryAdmin();
    const kept = { text: 'A long letter', 'address.postalCode': 'P7B 1A1' };
    const fields = { ...kept, 'smtp-password': 'hunter2', code: '123456' };
    const send = (path: string, sent: Readonly<Record<string, string>>) =>
      guard({ request: ask(path, { fields: sent }), context: newContext() });
    const answer: unknown = await send('/admin/leads/7/reply?from=list', fields).catch((thrown: unknown) => thrown);
    expect(answer).toMatchObject({
      init: { status: 401 },
      data: {
        rejectedForm: {
          why: 'session-ended',
          action: '/admin/leads/7/reply?from=list',
          fields: Object.entries(kept),
          isMultipart: false,
        },
      },
    });
    // A script keeps its page, and Undo has nothing to keep.
    expect((await responseOf(() => send('/admin/leads/7/reply.data', fields))).status).toBe(302);
    expect((await responseOf(() => send('/admin/comments/undo', {}))).status).toBe(302);
  });

  it('redirects back to the page, not to its data', async () => {
    const { newContext } = await temporaryAdmin();
    const response = await responseOf(() => guard({ request: ask('/admin/leads/7.data'), context: newContext() }));
    expect(response.headers.get('Location')).toBe('/admin/login?from=%2Fadmin%2Fleads%2F7');
  });

  it.each([
    { title: 'that no one used for half a day', age: SESSION_IDLE_MS },
    { title: 'that is a week old', age: SESSION_ABSOLUTE_MS },
  ])('rejects a session $title', async ({ age }) => {
    const { store, newContext, advance } = await temporaryAdmin();
    const { token } = await signIn(store);
    advance(age);
    const response = await responseOf(() => guard({ request: ask('/admin', { token }), context: newContext() }));
    expect(response.headers.get('Location')).toMatch(/^\/admin\/login/);
  });

  it('rejects a session that was ended elsewhere', async () => {
    const { store, newContext } = await temporaryAdmin();
    const { token } = await signIn(store);
    await store.write({ actor: systemActor }, (transaction) => deleteSession(transaction, { token }));
    const response = await responseOf(() => guard({ request: ask('/admin', { token }), context: newContext() }));
    expect(response.status).toBe(302);
  });

  it.each(['', 'guessed', 'null', '../../etc'])('rejects a forged token: "%s"', async (token) => {
    const { store, newContext } = await temporaryAdmin();
    await signIn(store);
    const response = await responseOf(() => guard({ request: ask('/admin', { token }), context: newContext() }));
    expect(response.status).toBe(302);
  });

  it('doesn’t report a damaged cookie as a server error', async () => {
    const { newContext } = await temporaryAdmin();
    for (const cookie of ['session=%%%', 'session=e30%3D', 'session=WyJhIl0=', '=;;=']) {
      const request = new Request('http://127.0.0.1:3001/admin', { headers: { Cookie: cookie } });
      const response = await responseOf(() => guard({ request, context: newContext() }));
      expect(response.status, cookie).toBe(302);
    }
  });
});

describe('the login page', () => {
  it('says that the database is unavailable, and stays open while it is available', async () => {
    const { store, newContext } = await temporaryAdmin();
    await expect(requireStore({ context: newContext() })).resolves.toBeUndefined();
    await store.close();
    await expect(requireStore({ context: newContext() })).rejects.toMatchObject({
      data: expect.stringMatching(/^The database isn’t responding.*what you typed is still there/),
      init: { status: 503 },
    });
  });
});
