import { startImapServer } from '@showroom/mailbox-stand-in';
import { listActivity, startOutbox } from '@showroom/store/admin';
import { until } from '@showroom/store/testing';
import { expect, it, onTestFinished } from 'vitest';
import { startMailbox } from '../../testing/start-mailbox.ts';
import { ask, enter, responseOf } from '../../testing/requests.ts';
import { ownerPassword, signIn, temporaryAdmin } from '../../testing/temporary-admin.ts';
import { action as postAnswers, loader as loadAnswers } from './answers.route.tsx';
import { action as postServer, loader } from './mail.route.tsx';
import { ANSWERS_PATH, MAIL_PATH } from './mail-test.ts';
import { action } from './test-email.route.ts';

const path = '/admin/settings/test-email';

async function openMail() {
  const { store, newContext } = await temporaryAdmin();
  const { token } = await signIn(store);
  const argsFor = (to: string, fields?: Record<string, string>) =>
    enter(newContext, ask(to, { token, fields }), { params: {}, pattern: path });
  /**
   * Requests a test email.
   *
   * @returns the URL of its state
   */
  const send = async (address: string) => {
    const args = await argsFor(path, { address });
    return (await responseOf(() => action(args))).headers.get('Location') ?? '';
  };
  const look = async (href: string) => (await loader(await argsFor(href))).testEmail;
  const postForm = async (fields: Record<string, string>) => postServer(await argsFor(MAIL_PATH, fields));
  return { store, argsFor, send, look, postForm };
}

it('sends a test email like any other, and says when a mail server accepted it', async () => {
  const { store, send, look } = await openMail();
  const href = await send('owner@shop.example');
  expect(href).toMatch(/^\/admin\/dashboard\/settings\/mail\?sent=[\da-f-]{36}#mail$/);
  expect(await look(href)).toEqual({ state: 'waiting', attempts: 0, lastError: null, sentAt: null });
  const admin = await startMailbox(store);
  await until(() => admin.received.length > 0);
  expect(admin.received[0]).toMatchObject({ to: ['owner@shop.example'] });
  await until(async () => (await look(href))?.state === 'sent');
  expect(await look(href)).toMatchObject({ attempts: 1, sentAt: expect.stringMatching(/^2026-/) });
  const line = { action: 'mail.tested', words: 'Tried to send a test email' };
  expect(await listActivity(store)).toContainEqual(expect.objectContaining(line));
});

it('says why an email isn’t sent', async () => {
  const { store, send, look } = await openMail();
  const href = await send('owner@shop.example');
  const outbox = startOutbox({ store, smtpUrl: 'smtp://127.0.0.1:9', log: store.log });
  onTestFinished(() => outbox.stop());
  await until(async () => ((await look(href))?.attempts ?? 0) > 0);
  expect(await look(href)).toMatchObject({
    state: 'waiting',
    lastError: expect.stringMatching(/ECONNREFUSED|ESOCKET/),
  });
});

it('sends to valid addresses only, and knows no email that wasn’t requested', async () => {
  const { argsFor, look } = await openMail();
  for (const address of ['', 'owner', 'a@b.example, c@d.example', 'a@b.example\nBcc: c@d.example']) {
    const args = await argsFor(path, { address });
    await expect(action(args)).rejects.toMatchObject({ init: { status: 400 } });
  }
  const none = '00000000-0000-4000-8000-000000000000';
  for (const id of [none, 'x', '%27']) expect(await look(`${MAIL_PATH}?sent=${id}`)).toBeNull();
});

it('sets the mail server by a form, reports errors at their fields, and never shows the password', async () => {
  const { argsFor, send, look, postForm, store } = await openMail();
  const place = { host: '127.0.0.1', port: '9', security: 'none', username: '', sender: '' };
  const form = { intent: 'save', from: '0', ...place, 'server-password': '' };
  const typed = { ...form, username: 'shop', 'server-password': 'secret-of-the-shop' };
  const asked = [
    await postForm(typed),
    await postForm({ intent: 'forget', from: '0', password: 'secret-of-the-shop' }),
  ];
  expect(asked).toMatchObject([{ init: { status: 401 } }, { init: { status: 400 } }]);
  const { 'server-password': left, ...returned } = typed;
  expect(asked[0]).toMatchObject({ data: { confirmation: { fields: Object.entries(returned) } } });
  const again = await postForm({ ...returned, password: ownerPassword });
  expect(again, 'asks for the missing password').toMatchObject({
    data: { ok: false, values: { username: 'shop' }, hadSecret: true },
  });
  expect(JSON.stringify([asked, again])).not.toContain(left);
  expect(await loader(await argsFor(MAIL_PATH))).toMatchObject({ revision: 0, server: null });
  const refused = await postForm({ ...typed, port: 'many' });
  expect(refused).toMatchObject({
    data: { values: { port: 'many', username: 'shop' }, issues: [{ field: 'port' }] },
    init: { status: 400 },
  });
  expect(await postForm(typed)).toMatchObject({ ok: true });
  const shown = await loader(await argsFor(MAIL_PATH));
  expect(shown).toMatchObject({ revision: 1, server: { host: '127.0.0.1', password: 'kept' } });
  expect(JSON.stringify([refused, shown, await listActivity(store)])).not.toContain('secret-of-the-shop');
  expect(await postForm({ ...form, host: 'other.example' })).toMatchObject({ init: { status: 409 } });

  const href = await send('owner@shop.example');
  const outbox = startOutbox({ store, log: store.log });
  onTestFinished(() => outbox.stop());
  await until(async () => ((await look(href))?.attempts ?? 0) > 0);
  expect((await loader(await argsFor(href))).fault).toMatchObject({ field: 'port' });
  expect(await postForm({ intent: 'forget', from: '1' })).toMatchObject({ ok: true });
  expect(await loader(await argsFor(MAIL_PATH))).toMatchObject({ revision: 2, server: null });
});

it('sets the reply mailbox in the same way, and checks it by opening it', async () => {
  const { argsFor } = await openMail();
  const login = { user: 'shop@shop.example', password: 'secret-of-the-mailbox' };
  const imap = await startImapServer(login);
  onTestFinished(() => imap.close());
  imap.deliver('Subject: One\r\n\r\nOf them');
  const post = async (fields: Record<string, string>) => postAnswers(await argsFor(ANSWERS_PATH, fields));
  const look = async () => loadAnswers(await argsFor(ANSWERS_PATH));
  expect(await post({ intent: 'test' })).toMatchObject({ init: { status: 409 } });
  const place = { host: '127.0.0.1', port: String(imap.port), security: 'none', username: login.user };
  const form = { intent: 'save', from: '0', ...place, 'server-password': login.password };
  expect(await post(form), 'asks for authentication first').toMatchObject({ init: { status: 401 } });
  expect(await post({ ...form, password: ownerPassword, username: '' })).toMatchObject({
    data: { issues: [{ field: 'username' }], hadSecret: true },
  });
  expect(await post({ ...form, 'server-password': 'another' })).toMatchObject({ ok: true });
  expect(await post({ intent: 'test' })).toMatchObject({ test: { ok: false, fault: { field: 'password' } } });
  expect(await post({ ...form, from: '1' })).toMatchObject({ ok: true });
  expect(await post({ intent: 'test' })).toEqual({ test: { ok: true, mailCount: 1 } });
  expect(await look(), 'and it is read').toMatchObject({
    revision: 2,
    server: { password: 'kept' },
    lookedAt: expect.stringMatching(/^2026-/),
    trouble: null,
  });
  expect(JSON.stringify(await look())).not.toContain(login.password);
  expect((await loader(await argsFor(MAIL_PATH))).answersFrom).toBe('127.0.0.1');
  expect(await post({ intent: 'forget', from: '2' })).toMatchObject({ ok: true });
  expect(await look()).toMatchObject({ server: null });
});
