import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createJobRunner } from '@showroom/isolated-jobs/job-runner';
import { startImapServer } from '@showroom/mailbox-stand-in';
import {
  countFailedMails,
  checkMailbox,
  media,
  publish,
  queueEmail,
  saveMailServer,
  startOutbox,
  systemActor,
  type Store,
} from '@showroom/store/admin';
import { addAccount, startMailServer, until } from '@showroom/store/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { loader as loadLibrary } from '../../content/media/library.route.tsx';
import { action as retryPictures } from '../../content/media/retry-pictures.route.ts';
import { loader as loadPro } from '../pro-overview.route.tsx';
import { action as postAnswers, loader as loadAnswers } from '../../site/settings/answers.route.tsx';
import { action as postMail, loader as loadMail } from '../../site/settings/mail.route.tsx';
import { ANSWERS_PATH, MAIL_PATH } from '../../site/settings/mail-test.ts';
import { ask, enter, responseOf } from '../../testing/requests.ts';
import { signIn, temporaryAdmin } from '../../testing/temporary-admin.ts';

async function openAdmin() {
  const { store, newContext } = await temporaryAdmin();
  const { token } = await signIn(store);
  const argsFor = <const Pattern extends string>(pattern: Pattern, fields?: Record<string, string>, as = token) =>
    enter(newContext, ask(pattern, { token: as, fields }), { params: {}, pattern });
  const findAttention = async (as = token) =>
    (await loadPro(await argsFor('/admin/dashboard-pro', undefined, as))).attention;
  return { store, newContext, argsFor, findAttention };
}

const queueInvitation = (store: Store) =>
  store.write({ actor: systemActor }, (transaction) =>
    queueEmail(transaction, {
      to: { name: 'Anna', address: 'anna@nowhere.example' },
      replyTo: null,
      subject: 'You are invited',
      blocks: [{ kind: 'link', label: 'Come in', url: 'https://admin.example/invitation/secret' }],
    }),
  );

describe('an email that couldn’t be sent', () => {
  it('is reported on the overview, listed in the settings, and sent when the owner retries', async () => {
    const { store, argsFor, findAttention } = await openAdmin();
    const server = await startMailServer();
    server.refuseRecipient = () => 550;
    await queueInvitation(store);
    const outbox = startOutbox({ store, smtpUrl: server.url, log: store.log });
    onTestFinished(() => outbox.stop());
    await until(async () => (await countFailedMails(store)) === 1);
    expect(await findAttention()).toMatchObject({ failedMails: 1, unreadEmails: 0, failedPictures: 0 });

    const { failed } = await loadMail(await argsFor(MAIL_PATH));
    expect(failed).toMatchObject([
      {
        message: { subject: 'You are invited', address: 'anna@nowhere.example' },
        attempts: 1,
        problem: expect.stringContaining('550'),
      },
    ]);
    expect(JSON.stringify(failed), 'no invitation link').not.toContain('secret');

    server.refuseRecipient = () => null;
    const again = { intent: 'retry', email: failed[0]?.id ?? '' };
    expect(await postMail(await argsFor(MAIL_PATH, again))).toMatchObject({ retried: /on its way/ });
    outbox.kick();
    await until(() => server.received.length === 1);
    expect(await findAttention()).toMatchObject({ failedMails: 0 });
    expect(await postMail(await argsFor(MAIL_PATH, again))).toMatchObject({ retried: /isn’t on the list/ });
  });
});

describe('an incoming email that couldn’t be read three times', () => {
  it('is reported on the overview, listed in the settings, and gone when it can be read', async () => {
    const { store, argsFor, findAttention } = await openAdmin();
    const login = { user: 'shop@shop.example', password: 'kept-behind-the-counter' };
    const imap = await startImapServer(login);
    onTestFinished(() => imap.close());
    await store.write({ actor: systemActor }, (transaction) =>
      saveMailServer(transaction, {
        use: 'incoming',
        from: 0,
        fields: { host: '127.0.0.1', port: imap.port, security: 'none', username: login.user, sender: '' },
        password: login.password,
      }),
    );
    // The first reading only finds the end of the mailbox.
    const program = join(import.meta.dirname, '..', '..', '..', 'server', 'jobs.ts');
    const tiny = createJobRunner({ program, memoryMb: 4 });
    onTestFinished(() => tiny.stop());
    const look = () => checkMailbox(store, { log: store.log, jobs: tiny, signal: new AbortController().signal });
    imap.deliver(
      ['Message-ID: <1@home.example>', 'From: Sam <sam@home.example>', 'Subject: Sizes', '', 'Nine is fine.'].join(
        '\r\n',
      ),
    );
    await look();
    expect(await findAttention()).toMatchObject({ failedMails: 0, unreadEmails: 1 });
    const { unread } = await loadAnswers(await argsFor(ANSWERS_PATH));
    expect(unread).toHaveLength(1);

    const fields = { intent: 'retry', email: unread[0]?.id ?? '' };
    // Readable with more memory, but no reply to an email of ours.
    expect(await postAnswers(await argsFor(ANSWERS_PATH, fields))).toMatchObject({
      retried: expect.stringContaining('It was read this time'),
    });
    expect((await loadAnswers(await argsFor(ANSWERS_PATH))).unread).toEqual([]);
    expect(await findAttention()).toMatchObject({ unreadEmails: 0 });
    expect(await postAnswers(await argsFor(ANSWERS_PATH, fields))).toMatchObject({
      retried: 'It’s no longer in the mailbox.',
    });
  }, 60_000);
});

describe('a picture of which a size failed three times', () => {
  it('is reported on the overview, listed in the library, and retried by the owner', async () => {
    const { store, argsFor, findAttention } = await openAdmin();
    const made = await store.write({ actor: systemActor }, (transaction) =>
      publish(transaction, media, {
        from: 0,
        fields: { name: 'slab', sha256: 'a1'.repeat(32), type: 'image/jpeg', byteSize: 1, widthPx: 16, heightPx: 12 },
      }),
    );
    if (!made.ok) throw new Error(made.code);
    const { id } = made.content;
    const folder = join(store.dataDir, 'cache', 'pictures');
    await mkdir(folder, { recursive: true });
    // As the servers report it: two sizes of one library picture, one deleted picture, one of the catalogue.
    const files = [
      `media__${id}.1a2b3c4d.800.avif`,
      `media__${id}.1a2b3c4d.1200.jpg`,
      'media__gone.1a2b3c4d.800.avif',
      'quartz__aurora__slab.1a2b3c4d.800.avif',
    ];
    for (const file of files) await writeFile(join(folder, `${file}.failed`), '');
    expect(await findAttention()).toMatchObject({ failedPictures: 2 });
    const { failed } = await loadLibrary(await argsFor('/admin/dashboard/media'));
    expect(failed.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
      { id: null, name: 'quartz/aurora/slab' },
      { id, name: 'slab' },
    ]);
    const response = await responseOf(async () => retryPictures(await argsFor('/admin/media/retry', {})));
    expect(response.headers.get('Location')).toBe('/admin/dashboard/media');
    expect(await findAttention()).toMatchObject({ failedPictures: 0 });
  });
});

it('shows each role only what it can fix', async () => {
  const { store, findAttention } = await openAdmin();
  await queueInvitation(store);
  const server = await startMailServer();
  server.refuseRecipient = () => 550;
  const outbox = startOutbox({ store, smtpUrl: server.url, log: store.log });
  onTestFinished(() => outbox.stop());
  await until(async () => (await countFailedMails(store)) === 1);
  const { token } = await addAccount(store, 'editor');
  expect(await findAttention(token)).toMatchObject({ failedMails: 0 });
  expect(await findAttention()).toMatchObject({ failedMails: 1 });
});
