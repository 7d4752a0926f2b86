import { listActivity } from '@showroom/store/admin';
import { startTurnstile } from '@showroom/turnstile-stand-in';
import { expect, it, onTestFinished } from 'vitest';
import { ask, enter } from '../../../testing/requests.ts';
import { ownerPassword, signIn, temporaryAdmin } from '../../../testing/temporary-admin.ts';
import { explainWidgetFault } from './explain-trial.ts';
import { VERIFICATION_PATH } from '../verification-path.ts';
import { action, loader } from './verification.route.tsx';

async function openPage() {
  const service = await startTurnstile();
  onTestFinished(() => service.close());
  const { store, newContext } = await temporaryAdmin({ verificationUrl: service.url, siteUrl: 'https://shop.example' });
  const { token } = await signIn(store);
  const argsFor = (search: string, fields?: Record<string, string>) =>
    enter(newContext, ask(VERIFICATION_PATH + search, { token, fields }), { params: {}, pattern: VERIFICATION_PATH });
  const read = async (search = '') => loader(await argsFor(search));
  const post = async (fields: Record<string, string>) => action(await argsFor('', fields));
  return { service, store, read, post };
}

it('saves both keys or none, confirms the user’s identity first, and never shows the secret', async () => {
  const { service, store, read, post } = await openPage();
  const { siteKey, secret } = service.keys;
  const form = { intent: 'save', from: '0', siteKey, 'secret-key': secret };
  const asked = await post(form);
  expect(asked).toMatchObject({ init: { status: 401 } });
  const { 'secret-key': _left, ...returned } = form;
  const again = await post({ ...returned, password: ownerPassword });
  expect(again, 'asks for the missing secret').toMatchObject({ data: { ok: false, hadSecret: true } });
  expect((await read()).data).toMatchObject({ revision: 0, kept: null });
  const alone = await post({ ...form, 'secret-key': '' });
  expect(alone).toMatchObject({ data: { values: { siteKey }, issues: [{ field: 'secret' }] }, init: { status: 400 } });
  expect(await post(form)).toMatchObject({ ok: true });
  const shown = await read();
  expect(shown.data).toMatchObject({ revision: 1, kept: { siteKey, secret: 'kept' }, trial: null });
  expect(shown.init).toBeNull();
  const stale = await post({ ...form, siteKey: 'another' });
  expect(stale).toMatchObject({ data: { values: { siteKey: 'another' }, from: 1 }, init: { status: 409 } });
  const activity = await listActivity(store);
  expect(activity).toContainEqual(expect.objectContaining({ words: 'Saved the spam protection keys' }));
  expect(JSON.stringify([asked, again, alone, shown, stale, activity])).not.toContain(secret);
  expect(await post({ intent: 'forget', from: '1' })).toMatchObject({ ok: true });
  expect((await read('?try=1')).data).toMatchObject({ revision: 2, kept: null, trial: null });
});

it('tests the keys, and says in plain words what is wrong with them', async () => {
  const { service, read, post } = await openPage();
  const { siteKey, secret } = service.keys;
  const save = { intent: 'save', siteKey, password: ownerPassword };
  await post({ ...save, from: '0', 'secret-key': 'of-another' });
  await post({ ...save, from: '0', 'secret-key': 'of-another' });
  expect((await read('?try=1')).data.trial).toMatchObject({ secret: 'unknown' });
  await post({ ...save, from: '1', 'secret-key': secret });
  const tried = await read('?try=1');
  expect(tried.data.trial).toMatchObject({ secret: 'known', keys: { sitekey: siteKey, service: service.url } });
  expect(new Headers(tried.init?.headers).get('X-Content-Sources')).toBe(
    JSON.stringify({ 'script-src': [service.url], 'frame-src': [service.url] }),
  );
  const tryToken = async (token: string) => post({ intent: 'try', 'cf-turnstile-response': token });
  expect(await tryToken(service.makeToken())).toMatchObject({
    words: expect.stringMatching(/It works.*shop\.example/),
  });
  expect(await tryToken('made-up')).toMatchObject({ words: expect.stringContaining('different Turnstile widgets') });
  service.mood = 'confused';
  expect((await read('?try=1')).data.trial).toMatchObject({ secret: 'unreachable' });
  const hosts = { tried: 'admin.example', site: 'shop.example' };
  expect(explainWidgetFault('110200', hosts)).toContain('Add shop.example and admin.example');
  expect(explainWidgetFault('110100', hosts)).toContain('site key');
  expect(explainWidgetFault('300010', hosts)).toContain('300010');
});
