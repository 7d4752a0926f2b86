import {
  beginSecondFactor,
  confirmSecondFactor,
  findSecondFactor,
  findSession,
  systemActor,
  toTotpUri,
} from '@showroom/store/admin';
import { URI, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { readSessionToken } from '../../frame/session/session-cookie.ts';
import { ask, responseOf, routeArgs } from '../../testing/requests.ts';
import { ownerPassword, signIn, temporaryAdmin } from '../../testing/temporary-admin.ts';
import { action as sendCode, loader as openCode } from './login-code.route.tsx';
import { action as sendPassword } from './login.route.tsx';

const STEP_MS = 30_000;

/** A browser, with cookies, at the login of an account with two-step verification. */
async function door() {
  const { store, newContext, advance } = await temporaryAdmin();
  const { accountId } = await signIn(store);
  const write = <T>(work: Parameters<typeof store.write<T>>[1]) => store.write({ actor: systemActor }, work);
  await write((transaction) => beginSecondFactor(transaction, { accountId }));
  const pending = await findSecondFactor(store, accountId);
  const totp = URI.parse(
    toTotpUri({ secret: pending.state === 'pending' ? pending.secret : '', issuer: 'Shop', label: 'owner' }),
  );
  if (!(totp instanceof TOTP)) throw new Error('An authenticator reads the address');
  const codeNow = () => totp.generate({ timestamp: store.now().getTime() });
  const backupCodes = await write((transaction) => confirmSecondFactor(transaction, { accountId, code: codeNow() }));
  advance(STEP_MS);

  const browser = (clientIp = '198.51.100.1') => {
    const cookies = new Map<string, string>();
    const keep = (response: Response) => {
      for (const header of response.headers.getSetCookie()) {
        const [pair = '', ...attributes] = header.split(';');
        const name = pair.slice(0, pair.indexOf('='));
        if (attributes.some((attribute) => attribute.includes('1970'))) cookies.delete(name);
        else cookies.set(name, pair);
      }
      return response;
    };
    const at = (path: string, fields?: Record<string, string>) => ({
      request: ask(path, { cookies: [...cookies.values()], ...(fields ? { fields } : {}) }),
      context: newContext({ clientIp }),
      params: {},
    });
    return {
      cookies,
      isSignedIn: async () => (await findSession(store, await readSessionToken(at('/admin').request, false))) !== null,
      password: async (password = ownerPassword, search = '') => {
        const args = at(`/admin/login${search}`, { username: 'owner', password });
        return keep(await responseOf(() => sendPassword(routeArgs({ ...args, pattern: '/admin/login' }))));
      },
      open: () => openCode(routeArgs({ ...at('/admin/login/code'), pattern: '/admin/login/code' })),
      /** The redirect after a code; undefined if it is rejected. */
      code: async (code: string, search = '') => {
        const answer = await sendCode(
          routeArgs({ ...at(`/admin/login/code${search}`, { code }), pattern: '/admin/login/code' }),
        ).catch((error: unknown) => error);
        if (answer instanceof Response) return { to: keep(answer).headers.get('Location') };
        return answer;
      },
    };
  };
  return { store, advance, browser, codeNow, backupCodes: backupCodes ?? [] };
}

describe('the second step of the login', () => {
  it('asks for a code after the correct password, and redirects to the requested page', async () => {
    const { browser, codeNow } = await door();
    const one = browser();
    const response = await one.password(ownerPassword, '?from=%2Fadmin%2Faccount');
    expect(response.headers.get('Location')).toBe('/admin/login/code?from=%2Fadmin%2Faccount');
    expect([...one.cookies.keys()], 'neither a session nor a known browser yet').toEqual(['second-step']);
    expect(await one.isSignedIn()).toBe(false);

    expect(await one.code('000000')).toMatchObject({ init: { status: 401 } });
    expect(await one.code(codeNow(), '?from=%2Fadmin%2Faccount')).toEqual({ to: '/admin/account' });
    expect(await one.isSignedIn()).toBe(true);
    expect([...one.cookies.keys()].toSorted((a, b) => a.localeCompare(b))).toEqual(['device', 'session']);
  });

  it('accepts a backup code, once', async () => {
    const { browser, backupCodes } = await door();
    const [one, two] = [browser(), browser()];
    await one.password();
    await two.password();
    expect(await one.code(backupCodes[0] ?? '')).toMatchObject({ to: expect.stringMatching(/^\/admin/) });
    expect(await two.code(backupCodes[0] ?? '')).toMatchObject({ init: { status: 401 } });
    expect(await two.isSignedIn()).toBe(false);
  });

  it('rejects a code that was already used', async () => {
    const { browser, codeNow } = await door();
    const [one, two] = [browser(), browser()];
    await one.password();
    await two.password();
    await one.code(codeNow());
    expect(await two.code(codeNow())).toMatchObject({ init: { status: 401 } });
  });

  it('redirects to the password step without one, or after ten minutes', async () => {
    const { advance, browser, codeNow } = await door();
    const anonymous = browser();
    await expect(anonymous.open()).rejects.toMatchObject({ status: 302 });
    expect(await anonymous.code(codeNow())).toEqual({ to: '/admin/login' });
    expect(await anonymous.isSignedIn()).toBe(false);
    const late = browser();
    await late.password();
    await late.open();
    advance(10 * 60 * 1000);
    expect(await late.code(codeNow())).toEqual({ to: '/admin/login' });
  });

  it('limits guesses, but not of other networks or a known browser', async () => {
    const { advance, browser, codeNow } = await door();
    const known = browser();
    await known.password();
    await known.code(codeNow());
    advance(STEP_MS);
    const guesser = browser();
    await guesser.password();
    for (let guess = 0; guess < 10; guess += 1) {
      expect(await guesser.code(`00000${guess}`)).toMatchObject({ init: { status: 401 } });
    }
    expect(await guesser.code(codeNow())).toMatchObject({ init: { status: 429 } });
    await guesser.password();
    expect(await guesser.code(codeNow()), 'the right password allows no more attempts').toMatchObject({
      init: { status: 429 },
    });
    await known.password();
    expect(await known.code(codeNow())).toMatchObject({ to: expect.any(String) });
    advance(STEP_MS);
    const elsewhere = browser('203.0.113.9');
    await elsewhere.password();
    expect(await elsewhere.code(codeNow())).toMatchObject({ to: expect.any(String) });
  });
});
