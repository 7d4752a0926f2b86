import { findPasskey, findSession, listPasskeys, SESSION_CONFIRMED_MS } from '@showroom/store/admin';
import { createAuthenticator } from '@showroom/store/testing';
import { describe, expect, it } from 'vitest';
import { readSessionToken } from '../../frame/session/session-cookie.ts';
import { ask, enter, routeArgs } from '../../testing/requests.ts';
import { ownerPassword, signIn, temporaryAdmin } from '../../testing/temporary-admin.ts';
import { CHALLENGE_MS } from '../../frame/session/passkey-challenges.server.ts';
import { passkeyCookie } from '../../frame/passkey/passkey-cookie.ts';
import { action, loader } from './passkeys.route.tsx';
import { action as postSignIn } from './sign-in.route.ts';

const PATH = '/admin/account/passkeys';
// The relying party of `temporaryAdmin`.
const party = { rpId: 'localhost', origin: 'http://localhost:3001' };
const device = 'device';

/** The owner with an authenticator, and browsers at the login. */
async function admin(adminUrl?: string) {
  const { store, newContext, advance } = await temporaryAdmin(adminUrl === undefined ? {} : { adminUrl });
  const { token, accountId } = await signIn(store);
  const authenticator = createAuthenticator(party);
  const argsOf = async (fields?: Record<string, string>, cookies: string[] = []) => {
    return enter(newContext, ask(PATH, { token, cookies, fields }), { params: {}, pattern: PATH });
  };
  const post = async (fields: Record<string, string>, cookies?: string[]) => action(await argsOf(fields, cookies));
  const begin = async () => {
    const { options } = Object(await post({ intent: 'begin', password: ownerPassword }));
    return String(options.challenge);
  };
  const add = async () => post({ intent: 'add', answer: authenticator.create(await begin()) });

  const browser = (clientIp = '198.51.100.1', cookieAtFirst = '') => {
    let cookie = cookieAtFirst;
    const send = (fields: Record<string, string>, search = '') => {
      const request = ask(`/admin/login/passkey${search}`, { fields, cookies: [cookie] });
      return postSignIn(
        routeArgs({ request, context: newContext({ clientIp }), params: {}, pattern: '/admin/login/passkey' }),
      );
    };
    const challenge = async () => {
      const response = await send({ intent: 'ask' });
      if (!(response instanceof Response)) throw new Error('Asking is always answered');
      cookie = response.headers.get('Set-Cookie')?.split(';', 1)[0] ?? '';
      return String(Object(await response.json()).challenge);
    };
    const answer = async (challengeToSign: string, search?: string) => {
      const outcome = await send({ answer: authenticator.get(challengeToSign, { accountId }) }, search);
      if (!(outcome instanceof Response)) return outcome;
      const cookies = outcome.headers.getSetCookie().map((header) => header.split(';', 1)[0] ?? '');
      const next = await readSessionToken(ask('/admin', { cookies }), false);
      return { to: outcome.headers.get('Location'), who: (await findSession(store, next))?.username };
    };
    return { send, challenge, answer, cookie: () => cookie };
  };
  return { store, token, accountId, advance, authenticator, argsOf, post, begin, add, browser };
}

describe('passkeys on the account page', () => {
  it('are added after confirming the user’s identity, named after the browser, and removed likewise', async () => {
    const { store, accountId, advance, argsOf, authenticator, post, add } = await admin();
    expect(await loader(await argsOf())).toEqual({ passkeys: [], party });
    expect(await post({ intent: 'begin', password: 'guess' })).toMatchObject({
      data: { confirmation: { failure: expect.any(String) } },
      init: { status: 400 },
    });
    expect(await add()).toEqual({ words: 'Added as “Unknown browser”.' });
    const { id } = authenticator;
    expect(await post({ intent: 'rename', passkey: id, name: '' })).toMatchObject({ init: { status: 400 } });
    expect(await post({ intent: 'rename', passkey: id, name: device })).toEqual({ words: 'Renamed.' });
    expect((await loader(await argsOf())).passkeys).toMatchObject([{ id, name: device, lastUsedAt: null }]);
    advance(SESSION_CONFIRMED_MS);
    expect(await post({ intent: 'remove', passkey: id })).toMatchObject({ init: { status: 401 } });
    expect(await listPasskeys(store, accountId)).toHaveLength(1);
    await post({ intent: 'remove', passkey: id, password: ownerPassword });
    expect(await listPasskeys(store, accountId)).toEqual([]);
  });

  it('are not created from a challenge that is old, used or from another session', async () => {
    const { advance, authenticator, begin, post, browser } = await admin();
    const create = (challenge: string) => post({ intent: 'add', answer: authenticator.create(challenge) });
    const old = await begin();
    advance(CHALLENGE_MS);
    const used = await begin();
    await post({ intent: 'add', answer: authenticator.create(used, { isVerified: false }) });
    for (const challenge of [old, used, await browser().challenge(), 'bWFkZSB1cA']) {
      // oxlint-disable-next-line no-await-in-loop -- one after another, as they are sent
      expect(await create(challenge)).toMatchObject({ data: { failure: { at: 'add' } }, init: { status: 400 } });
    }
    for (const answer of ['', '{}', 'null']) {
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect(await post({ intent: 'add', answer })).toMatchObject({ init: { status: 400 } });
    }
  });

  it('are not created from a login challenge, nor accepted at login for one of this page', async () => {
    const { token, authenticator, post, begin, add, browser } = await admin();
    const [cookie = ''] = (await passkeyCookie(false).serialize(token)).split(';', 1);
    const thief = browser('203.0.113.9', cookie);
    const asked = await thief.challenge();
    expect(await post({ intent: 'add', answer: authenticator.create(asked) })).toMatchObject({ init: { status: 400 } });
    await add();
    expect(await thief.answer(await begin()), 'a challenge of the passkeys page').toMatchObject({
      init: { status: 401 },
    });
    expect(await thief.answer(await thief.challenge())).toMatchObject({ who: 'owner' });
  });

  it('confirm a sensitive action once, in the browser that was asked', async () => {
    const { store, accountId, advance, authenticator, post, add, browser } = await admin();
    await add();
    advance(SESSION_CONFIRMED_MS);
    const remove = { intent: 'remove', passkey: authenticator.id };
    expect(await post(remove)).toMatchObject({ data: { confirmation: { passkeyOrigin: party.origin } } });
    const own = browser();
    const answerTo = async () => authenticator.get(await own.challenge(), { accountId });
    const refused = {
      data: { confirmation: { failure: expect.stringMatching(/^That passkey/) } },
      init: { status: 400 },
    };
    for (const answer of ['{}', await answerTo()]) {
      // oxlint-disable-next-line no-await-in-loop -- one after another, as they are sent
      expect(await post({ ...remove, 'passkey-answer': answer }), 'without a cookie').toMatchObject(refused);
    }
    const other = authenticator.get(await own.challenge(), { accountId, userHandle: 'c29tZWJvZHk' });
    expect(
      await post({ ...remove, 'passkey-answer': other }, [own.cookie()]),
      'the passkey of another user',
    ).toMatchObject(refused);
    const answer = await answerTo();
    expect(await post({ ...remove, 'passkey-answer': answer }, [own.cookie()])).toHaveProperty('words');
    expect(await listPasskeys(store, accountId)).toEqual([]);
  });

  it('are unavailable in browsers without support', async () => {
    const { argsOf, post } = await admin('http://192.168.1.5:3001');
    expect(await loader(await argsOf())).toMatchObject({ party: 'number' });
    await expect(post({ intent: 'begin', password: ownerPassword })).rejects.toMatchObject({ init: { status: 404 } });
  });
});

describe('signing in with a passkey', () => {
  it('redirects to the requested page, once, in the browser that was asked', async () => {
    const { store, authenticator, add, browser } = await admin();
    await add();
    const [one, two] = [browser(), browser()];
    const [first, second] = [await one.challenge(), await one.challenge()];
    expect(await two.answer(first), 'the challenge of another browser').toMatchObject({ init: { status: 401 } });
    expect(await one.answer(first), 'the challenge was replaced').toMatchObject({ init: { status: 401 } });
    expect(await one.answer(second, '?from=%2Fadmin%2Faccount')).toEqual({ to: '/admin/account', who: 'owner' });
    expect(await one.answer(second), 'used before').toMatchObject({ init: { status: 401 } });
    expect(await findPasskey(store, { id: authenticator.id, rpId: 'localhost' })).toMatchObject({ counter: 3 });
    expect(await one.send({ answer: '{"id":"x"}' })).toMatchObject({ init: { status: 400 } });
  });

  it('is rate-limited like passwords, by account and network', async () => {
    const { advance, add, browser } = await admin();
    await add();
    const guesser = browser();
    const challenge = await guesser.challenge();
    advance(CHALLENGE_MS);
    for (let tries = 0; tries < 10; tries += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after another, as they are counted
      expect(await guesser.answer(challenge)).toMatchObject({ init: { status: 401 } });
    }
    expect(await guesser.answer(await guesser.challenge())).toMatchObject({
      data: { error: expect.stringMatching(/^Too many tries/) },
      init: { status: 429, headers: { 'Retry-After': expect.any(String) } },
    });
    const elsewhere = browser('203.0.113.9');
    expect(await elsewhere.answer(await elsewhere.challenge())).toMatchObject({ who: 'owner' });
  });
});
