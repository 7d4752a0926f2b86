import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdir, rename, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { listActivity } from '../../activity/list-activity.ts';
import { reader, writer } from '../../database/handles.ts';
import type { Store } from '../../store.ts';
import { silentLog } from '../../store-log.ts';
import { addAccount } from '../../testing/add-account.ts';
import { startMailServer, until } from '../../testing/mail-server.ts';
import { bySystem, TestClock, temporaryStore } from '../../testing/temporary-store.ts';
import { startOutbox } from '../outbox.ts';
import { findTestEmail, queueTestEmail } from '../test-email.ts';
import { explainMailFailure } from './explain-mail-failure.ts';
import { findMailServer, deleteMailServer, saveMailServer } from './save-mail-server.ts';

const login = { user: 'shop', password: 'kept-behind-the-counter' };
const fieldsOf = (url: string) => ({
  host: '127.0.0.1',
  port: Number(new URL(url).port),
  security: 'none',
  username: '',
  sender: '',
});

async function mailRoom(smtpUrl?: string) {
  const clock = new TestClock();
  const store = await temporaryStore({ clock });
  const outbox = startOutbox({ store, smtpUrl, log: silentLog });
  onTestFinished(() => outbox.stop());
  const save = async (fields: unknown, password = '') => {
    const { revision: from } = await findMailServer(store);
    return bySystem(store, (transaction) => saveMailServer(transaction, { from, fields, password }));
  };
  /** What becomes of an email at the first try. */
  const test = async () => {
    const id = await bySystem(store, (transaction) =>
      queueTestEmail(transaction, { address: 'owner@shop.example', brand: 'Shop' }),
    );
    const look = () => findTestEmail(store, id);
    await until(async () => {
      outbox.kick();
      return ((await look())?.attempts ?? 0) > 0;
    });
    return look();
  };
  return { clock, store, outbox, save, test };
}

/** Someone who is told of the mail server, and someone who is not. */
async function addUsers(store: Store): Promise<void> {
  for (const role of ['owner', 'editor'] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one account after another
    const { accountId } = await addAccount(store, role);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await bySystem(store, (transaction) =>
      writer(transaction)
        .updateTable('account')
        .set({ email: `${role}@shop.example` })
        .where('id', '=', accountId)
        .execute(),
    );
  }
}

const dump = (store: Store) => reader(store).selectFrom('activity').selectAll().execute();

it('is used at once instead of the environment’s, until it is deleted', async () => {
  const [usual, own] = [await startMailServer(), await startMailServer(0, login)];
  const { store, save, test } = await mailRoom(usual.url);
  expect(await test()).toMatchObject({ state: 'sent' });
  const fields = { ...fieldsOf(own.url), username: login.user, sender: 'Front desk <desk@shop.example>' };
  expect(await save(fields, login.password)).toEqual({ ok: true });
  expect(await test()).toMatchObject({ state: 'sent' });
  expect(own.received[0]?.headers).toContain('From: Front desk <desk@shop.example>');
  expect(await findMailServer(store)).toEqual({ revision: 1, server: { ...fields, password: 'kept' } });

  expect(await save({ ...fields, sender: '' }), 'with the stored password').toEqual({ ok: true });
  expect(await test()).toMatchObject({ state: 'sent' });
  expect(await save({ ...fields, host: 'elsewhere.example' }), 'no password is sent to another server').toMatchObject({
    code: 'invalid',
    issues: [{ field: 'password' }],
  });
  const stale = { from: 1, fields, password: '' };
  expect(await bySystem(store, (transaction) => saveMailServer(transaction, stale))).toEqual({
    ok: false,
    code: 'stale',
    revision: 2,
  });
  expect(JSON.stringify([await dump(store), await listActivity(store)])).not.toContain(login.password);

  const { revision: from } = await findMailServer(store);
  expect(await bySystem(store, (transaction) => deleteMailServer(transaction, { from }))).toEqual({ ok: true });
  expect(await findMailServer(store)).toEqual({ revision: 3, server: undefined });
  expect(JSON.stringify(await reader(store).selectFrom('mail_server').selectAll().execute())).not.toContain('counter');
  expect(await test()).toMatchObject({ state: 'sent' });
  expect([usual.received.length, own.received.length]).toEqual([2, 2]);
});

it('encrypts its password, and asks for it again if the key is missing or different', async () => {
  const own = await startMailServer(0, login);
  const { clock, store, outbox, save, test } = await mailRoom();
  const fields = { ...fieldsOf(own.url), username: login.user };
  const rows = () => reader(store).selectFrom('mail_server').selectAll().execute();
  const state = async () => (await findMailServer(store)).server?.password;
  await save(fields, login.password);
  expect(JSON.stringify(await rows())).not.toContain(login.password);
  const key = path.join(store.dataDir, 'secrets.key');
  expect((await stat(key)).mode & 0o777).toBe(0o600);
  expect(await readdir(store.dataDir), 'no unfinished file').not.toContainEqual(
    expect.stringMatching(/^secrets\.key./),
  );
  expect(await test()).toMatchObject({ state: 'sent' });

  await rename(key, `${key}-away`);
  expect(await state()).toBe('lost');
  const id = await bySystem(store, (transaction) =>
    queueTestEmail(transaction, { address: 'owner@shop.example', brand: 'Shop' }),
  );
  outbox.kick();
  expect(await save({ ...fields, sender: 'desk@shop.example' })).toMatchObject({
    issues: [{ field: 'password', message: expect.stringContaining('again') }],
  });
  await writeFile(key, randomBytes(32));
  expect(await state(), 'with another key').toBe('lost');
  await writeFile(key, 'not a key');
  expect(await findTestEmail(store, id)).toMatchObject({ state: 'waiting' });
  expect(await save(fields, login.password)).toEqual({ ok: true });
  clock.advance(1);
  await until(async () => {
    outbox.kick();
    return (await findTestEmail(store, id))?.state === 'sent';
  });

  await bySystem(store, (transaction) =>
    writer(transaction).updateTable('mail_server').set({ host: 'elsewhere.example' }).execute(),
  );
  expect(await state(), 'only decrypts for its own server').toBe('lost');
});

it('sends what waited as soon as it is set', async () => {
  const { clock, store, outbox, save, test } = await mailRoom('smtp://127.0.0.1:9');
  expect(await test()).toMatchObject({ state: 'waiting', attempts: 1 });
  const server = await startMailServer();
  await save(fieldsOf(server.url));
  clock.advance(1);
  outbox.kick();
  await until(() => server.received.length === 1);
  expect(await listActivity(store)).toContainEqual(expect.objectContaining({ words: 'Saved the mail server' }));
});

it('is reported to the owners when it changes, through the former server', async () => {
  const [usual, own, other] = [await startMailServer(), await startMailServer(0, login), await startMailServer()];
  const { clock, store, outbox, save } = await mailRoom(usual.url);
  await addUsers(store);
  const sent = async (at: typeof usual, count: number) => {
    await until(() => {
      outbox.kick();
      return at.received.length === count;
    });
    return at.received.at(-1);
  };
  const kept = async () => JSON.stringify(await reader(store).selectFrom('mail_server').select('host').execute());
  await save({ ...fieldsOf(own.url), username: login.user }, login.password);
  await save(fieldsOf(other.url));
  const email = await sent(usual, 2);
  expect(email?.to).toEqual(['owner@shop.example']);
  expect(email?.content).toMatch(/The mail server was changed[^]*127\.0\.0\.1/);
  await until(async () => (await kept()) === '[{"host":"127.0.0.1"}]');
  expect([own.received.length, other.received.length], 'the second change sent no email').toEqual([0, 0]);

  await save(fieldsOf('smtp://127.0.0.1:9'));
  await sent(other, 1);
  await save(fieldsOf(other.url));
  await until(async () => {
    outbox.kick();
    clock.advance(60_000);
    return other.received.length === 2;
  });
});

it('that was deleted sends the email about it before its password is deleted', async () => {
  const own = await startMailServer(0, login);
  const { store, outbox, save } = await mailRoom();
  await addUsers(store);
  await save({ ...fieldsOf(own.url), username: login.user }, login.password);
  const idle = () => reader(store).selectFrom('outbox').select('id').where('state', '=', 'waiting').execute();
  await until(async () => {
    outbox.kick();
    return (await idle()).length === 0;
  });
  const { revision: from } = await findMailServer(store);
  await bySystem(store, (transaction) => deleteMailServer(transaction, { from }));
  await bySystem(store, (transaction) => queueTestEmail(transaction, { address: 'a@b.example', brand: 'Shop' }));
  const passwords = () => reader(store).selectFrom('mail_server').select('password').execute();
  await until(async () => {
    outbox.kick();
    return (await passwords()).every(({ password }) => password === null);
  });
  expect(own.received.map(({ to }) => to)).toEqual([['owner@shop.example'], ['owner@shop.example']]);
  expect(await idle(), 'other emails wait').toHaveLength(1);
});

it('reports an error at the wrong control', async () => {
  const { save, test } = await mailRoom();
  const open = await startMailServer();
  const locked = await startMailServer(0, login);
  const gone = createServer().listen(0, '127.0.0.1');
  await once(gone, 'listening');
  const address = gone.address();
  const closedPort = typeof address === 'object' ? (address?.port ?? 0) : 0;
  gone.close();
  open.refuseSender = (sender) => (sender === 'stranger@shop.example' ? 550 : null);
  open.refuseRecipient = () => 550;
  const fields = fieldsOf(open.url);
  const wrong = [
    [{ ...fields, host: 'no-such-server.invalid' }, 'host'],
    [{ ...fields, port: closedPort }, 'port'],
    [{ ...fields, security: 'tls' }, 'security'],
    [{ ...fields, security: 'starttls' }, 'security'],
    [{ ...fieldsOf(locked.url), username: login.user }, 'password'],
    [fieldsOf(locked.url), 'password'],
    [{ ...fields, sender: 'stranger@shop.example' }, 'sender'],
    [fields, 'address'],
  ] as const;
  for (const [tried, field] of wrong) {
    // oxlint-disable-next-line no-await-in-loop -- one server is set at a time
    await save(tried, 'not the one');
    // oxlint-disable-next-line no-await-in-loop -- as above
    const reason = (await test())?.lastError ?? '';
    expect(explainMailFailure(reason)?.field, reason).toBe(field);
  }
});

it.each([
  ['host', { host: 'smtp://example.com' }],
  ['host', { host: 'a b' }],
  ['host', { host: '' }],
  ['port', { port: 0 }],
  ['port', { port: 70_000 }],
  ['port', { port: Number.NaN }],
  ['security', { security: 'ssl' }],
  ['sender', { sender: 'Shop <shop>' }],
  ['password', { username: 'shop' }],
])('isn’t saved with a wrong %s: %o', async (field, change) => {
  const { save } = await mailRoom();
  const fields = { ...fieldsOf('smtp://127.0.0.1:25'), ...change };
  expect(await save(fields)).toMatchObject({ ok: false, issues: [{ field, message: expect.any(String) }] });
});
