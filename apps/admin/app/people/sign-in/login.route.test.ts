import { ensureOwner, findSession, listActivity, SESSION_ABSOLUTE_MS } from '@showroom/store/admin';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { passwordLimitsContext } from '../../frame/session/request-context.ts';
import { ask, responseOf, routeArgs } from '../../testing/requests.ts';
import { ownerPassword, signIn, temporaryAdmin } from '../../testing/temporary-admin.ts';
import { action, loader } from './login.route.tsx';
import { action as logOut, loader as openLogout } from './logout.route.ts';
import { readSessionToken } from '../../frame/session/session-cookie.ts';

const login = { params: {}, pattern: '/admin/login' } as const;
const right = { username: 'owner', password: ownerPassword };

/** The browser’s next request, with its cookie. */
function nextRequest(response: Response): Request {
  const cookie = response.headers.get('Set-Cookie')?.split(';', 1)[0] ?? '';
  return new Request('http://127.0.0.1:3001/admin/leads', { headers: { Cookie: cookie } });
}

describe('signing in', () => {
  it('says that the disk is full, and still lets the user sign out', async () => {
    const { store, newContext } = await temporaryAdmin();
    const { token } = await signIn(store);
    vi.spyOn(store, 'write').mockRejectedValue(Object.assign(new Error('No room'), { code: 'SQLITE_FULL' }));
    const answer = await action(
      routeArgs({ ...login, request: ask('/admin/login', { fields: right }), context: newContext() }),
    );
    expect(answer).toMatchObject({
      init: { status: 507 },
      data: { error: expect.stringMatching(/^The server’s disk is full/) },
    });
    const out = { request: ask('/admin/logout', { token, fields: {} }), params: {}, pattern: '/admin/logout' };
    const gone = await logOut(routeArgs({ ...out, context: newContext() }));
    expect([gone.headers.get('Location'), gone.headers.get('Set-Cookie')]).toEqual([
      '/admin/login',
      expect.stringMatching(/^session=;.*1970/),
    ]);
  });

  it('opens a session and redirects to the requested page', async () => {
    const { store, newContext } = await temporaryAdmin();
    await ensureOwner(store, ownerPassword);
    const request = ask('/admin/login?from=%2Fadmin%2Fleads%3Fstatus%3Dnew', { fields: right });
    const response = await responseOf(() => action(routeArgs({ ...login, request, context: newContext() })));
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toBe('/admin/leads?status=new');
    const token = await readSessionToken(nextRequest(response), false);
    expect(await findSession(store, token)).toMatchObject({ username: 'owner' });
  });

  it('ends the previous session of this browser, and no other', async () => {
    const { store, newContext } = await temporaryAdmin();
    await ensureOwner(store, ownerPassword);
    const enterWith = async (token?: string) => {
      const request = ask('/admin/login', { fields: right, ...(token === undefined ? {} : { token }) });
      const response = await responseOf(() => action(routeArgs({ ...login, request, context: newContext() })));
      return (await readSessionToken(nextRequest(response), false)) ?? '';
    };
    const [first, elsewhere] = [await enterWith(), await enterWith()];
    const second = await enterWith(first);
    expect(await findSession(store, first)).toBeNull();
    for (const open of [elsewhere, second]) expect(await findSession(store, open)).toMatchObject({ username: 'owner' });
  });

  it('is recorded in the activity, like signing out; guesses hourly, without unknown names', async () => {
    const { store, newContext, advance } = await temporaryAdmin();
    await ensureOwner(store, ownerPassword);
    const send = (fields: Record<string, string>) =>
      action(routeArgs({ ...login, request: ask('/admin/login', { fields }), context: newContext() }));
    for (const password of ['guess', 'again', 'and again']) await send({ ...right, password });
    for (const username of ['my-password', 'root']) await send({ ...right, username });
    advance(60 * 60 * 1000);
    await send({ ...right, password: 'guess' });
    const response = await responseOf(() => send(right));
    const token = (await readSessionToken(nextRequest(response), false)) ?? '';
    advance(1000);
    const out = { request: ask('/admin/logout', { token, fields: {} }), params: {}, pattern: '/admin/logout' };
    await logOut(routeArgs({ ...out, context: newContext() }));
    const lines = await listActivity(store, { subject: 'access', isOldestFirst: true });
    expect(lines.map(({ actorName, words }) => `${actorName}, ${words}`).toSorted()).toEqual(
      [
        'null, Failed to sign in as owner: wrong password',
        'null, Failed to sign in as owner: wrong password, 3 times within an hour',
        'null, Failed to sign in with a username that doesn’t exist, 2 times within an hour',
        'owner, Signed in: Unknown browser',
        'owner, Signed out',
      ].toSorted(),
    );
    expect(await listActivity(store, { subject: 'access', query: 'wrong password' })).toHaveLength(2);
    const others = await listActivity(store, { isWithoutAccess: true });
    expect(others.map(({ words }) => words)).toEqual(['Created the account owner']);
  });

  it('sets a cookie that ends with the session', async () => {
    const { store, newContext } = await temporaryAdmin({ isSecure: true });
    await ensureOwner(store, ownerPassword);
    const request = ask('/admin/login', { fields: right });
    const response = await responseOf(() => action(routeArgs({ ...login, request, context: newContext() })));
    const expires = new Date(store.now().getTime() + SESSION_ABSOLUTE_MS).toUTCString();
    expect(response.headers.get('Set-Cookie')).toMatch(/^__Host-session=.+; Path=\/;/);
    expect(response.headers.get('Set-Cookie')).toContain(`Expires=${expires}`);
    expect(response.headers.get('Location')).toBe('/admin/dashboard-pro');
  });

  it.each([
    { title: 'a wrong password', fields: { ...right, password: 'guess' } },
    { title: 'an unknown name', fields: { ...right, username: 'root' } },
    { title: 'nothing typed', fields: { username: '', password: '' } },
    { title: 'other fields', fields: { user: 'owner' } },
  ])('responds to $title with the same message, and without a cookie', async ({ fields }) => {
    const { store, newContext } = await temporaryAdmin();
    await ensureOwner(store, ownerPassword);
    const request = ask('/admin/login', { fields });
    const answer = await action(routeArgs({ ...login, request, context: newContext() }));
    const username = 'username' in fields ? fields.username : '';
    expect(answer).toMatchObject({ data: { error: 'Invalid username or password', username }, init: { status: 401 } });
    expect(answer).not.toHaveProperty('init.headers');
  });

  it.each([
    { title: 'another type', type: 'text/plain', body: 'username=owner', status: 415 },
    { title: 'no boundary', type: 'multipart/form-data', body: '--b--', status: 400 },
    { title: 'an early end', type: 'multipart/form-data; boundary=b', body: '--b\r\nContent-Dis', status: 400 },
    {
      title: 'NUL in a name',
      type: 'multipart/form-data; boundary=b',
      body: '--b\r\nContent-Disposition: form-data; name="user\0name"\r\n\r\nowner\r\n--b--\r\n',
      status: 400,
    },
    { title: 'too many fields', type: 'application/x-www-form-urlencoded', body: 'a=b&'.repeat(5_000), status: 413 },
  ])('rejects a malformed form with a message: $title', async ({ type, body, status }) => {
    const { newContext } = await temporaryAdmin();
    const headers = { 'Content-Type': type };
    const request = new Request('http://127.0.0.1:3001/admin/login', { method: 'POST', body, headers });
    const answer: unknown = await action(routeArgs({ ...login, request, context: newContext() })).catch(
      (error: unknown) => error,
    );
    expect(answer).toMatchObject({
      data: expect.stringMatching(/Please .*send|Reload the page and try again/),
      init: { status },
    });
  });

  it('gives each login a new session, never the token that was sent', async () => {
    const { store, newContext } = await temporaryAdmin();
    const { token } = await signIn(store);
    const request = ask('/admin/login', { fields: right, ...(token === undefined ? {} : { token }) });
    const response = await responseOf(() => action(routeArgs({ ...login, request, context: newContext() })));
    expect(await readSessionToken(nextRequest(response), false)).not.toBe(token);
  });

  it('is blocked after ten wrong passwords, correct ones included, with the time to wait', async () => {
    const { store, newContext } = await temporaryAdmin();
    await ensureOwner(store, ownerPassword);
    const post = (fields: Record<string, string>, clientIp: string) => {
      const request = ask('/admin/login', { fields });
      return action(routeArgs({ ...login, request, context: newContext({ clientIp }) }));
    };
    for (let tries = 0; tries < 10; tries += 1) {
      expect(await post({ ...right, password: `guess ${tries}` }, '192.0.2.1')).toMatchObject({
        init: { status: 401 },
      });
    }
    for (const fields of [{ ...right, password: 'guess' }, right]) {
      expect(await post(fields, '192.0.2.1')).toMatchObject({
        data: { error: 'Too many tries. Wait 15 minutes and try again.' },
        init: { status: 429, headers: { 'Retry-After': expect.stringMatching(/^[89]\d\d$/) } },
      });
    }
    expect((await responseOf(() => post(right, '192.0.2.2'))).status).toBe(302);
  });

  it('lets an owner in a new network who mistyped once in after a minute, while the account is attacked', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { store, newContext } = await temporaryAdmin();
    await ensureOwner(store, ownerPassword);
    const limits = newContext().get(passwordLimitsContext);
    for (let number = 0; number < 150; number += 1) {
      await limits.countLogin({ username: 'owner', clientIp: `198.51.100.${number}`, deviceId: null });
    }
    const post = (fields: Record<string, string>) =>
      action(
        routeArgs({
          ...login,
          request: ask('/admin/login', { fields }),
          context: newContext({ clientIp: '192.0.2.1' }),
        }),
      );
    expect(await post({ ...right, password: 'mistyped' })).toMatchObject({ init: { status: 401 } });
    expect(await post(right)).toMatchObject({
      data: { error: 'Too many tries. Wait a minute and try again.' },
      init: { status: 429 },
    });
    vi.setSystemTime(Date.now() + 60_000);
    expect((await responseOf(() => post(right))).status).toBe(302);
  });

  it('stays open to a known browser while someone else in its network guesses', async () => {
    const { store, newContext } = await temporaryAdmin();
    await ensureOwner(store, ownerPassword);
    const post = (fields: Record<string, string>, cookies: readonly string[] = []) => {
      const request = ask('/admin/login', { fields, cookies });
      return action(routeArgs({ ...login, request, context: newContext() }));
    };
    const first = await responseOf(() => post(right));
    const device = first.headers.getSetCookie().filter((cookie) => cookie.startsWith('device='));
    expect(device).toHaveLength(1);
    const cookies = device.map((cookie) => cookie.split(';', 1)[0] ?? '');
    for (let tries = 0; tries < 11; tries += 1) await post({ ...right, password: 'guess' });
    expect(await post(right)).toMatchObject({ init: { status: 429 } });
    expect((await responseOf(() => post(right, cookies))).status).toBe(302);
  });

  it('is skipped when already signed in', async () => {
    const { store, newContext } = await temporaryAdmin();
    const { token } = await signIn(store);
    const request = ask('/admin/login?from=%2Fadmin%2Faccount', { token });
    const response = await responseOf(() => loader(routeArgs({ ...login, request, context: newContext() })));
    expect(response.headers.get('Location')).toBe('/admin/account');
  });

  it('shows a password only if a demonstration set one', async () => {
    for (const demoPassword of [null, 'for-show-only']) {
      const { newContext } = await temporaryAdmin({ demoPassword });
      const request = ask('/admin/login');
      expect(await loader(routeArgs({ ...login, request, context: newContext() }))).toMatchObject({ demoPassword });
    }
  });
});

describe('signing out', () => {
  const logout = { params: {}, pattern: '/admin/logout' } as const;

  it('ends the session in the store and in the browser', async () => {
    const { store, newContext } = await temporaryAdmin();
    const { token } = await signIn(store);
    const request = ask('/admin/logout', { token, fields: {} });
    const response = await responseOf(() => logOut(routeArgs({ ...logout, request, context: newContext() })));
    expect(response.headers.get('Location')).toBe('/admin/login');
    expect(response.headers.get('Set-Cookie')).toContain('Expires=Thu, 01 Jan 1970');
    expect(response.headers.get('Clear-Site-Data'), 'clears pages that Back would show').toBe('"cache"');
    expect(await findSession(store, token)).toBeNull();
  });

  it('works for a session that has already ended', async () => {
    const { newContext } = await temporaryAdmin();
    const request = ask('/admin/logout', { fields: {} });
    const response = await responseOf(() => logOut(routeArgs({ ...logout, request, context: newContext() })));
    expect(response.headers.get('Location')).toBe('/admin/login');
  });

  it('needs a POST, not just a link', () => {
    expect(openLogout().headers.get('Location')).toBe('/admin');
    expect(openLogout().headers.get('Set-Cookie')).toBeNull();
  });
});
