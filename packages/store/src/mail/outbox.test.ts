import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Socket } from 'node:net';
import { defaultBusinessFacts } from '@showroom/catalog-data/business-facts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { reader, writer } from '../database/handles.ts';
import { retryFailedMails } from '../leads/inbox/change-lead.ts';
import { createLead } from '../leads/create-lead.ts';
import { findLead } from '../leads/inbox/find-lead.ts';
import { RETRY_DELAYS_MS } from './backoff.ts';
import { CLAIM_MS, claimNextMail } from './outbox-queue.ts';
import type { NewLead } from '../leads/new-lead.ts';
import type { Store } from '../store.ts';
import type { EmailMessage } from './queue-email.ts';
import { queueEmail } from './queue-email.ts';
import { STOP_GRACE_MS, startOutbox } from './outbox.ts';
import { hasSentMail } from './test-email.ts';
import type { Outbox, OutboxOptions } from './outbox.ts';
import { saveSettings } from '../content/settings/save-settings.ts';
import { settingsGroups } from '../content/settings/settings-groups.ts';
import { silentLog } from '../store-log.ts';
import { runOnStore } from '../testing/child-process.ts';
import { startMailServer, until } from '../testing/mail-server.ts';
import { jpegFile, sampleLead } from '../testing/sample-input.ts';
import { TestClock, temporaryStore, bySystem } from '../testing/temporary-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const OWNER = 'owner@shop.example';

function start(store: Store, options: Partial<OutboxOptions>): Outbox {
  const outbox = startOutbox({ store, mailTo: OWNER, log: silentLog, ...options });
  onTestFinished(() => outbox.stop());
  return outbox;
}

async function submit(store: Store, overrides: Partial<NewLead> = {}): Promise<string> {
  const result = await createLead(store, sampleLead(overrides), []);
  if (!result.ok) throw new Error(result.code);
  return result.leadId;
}

async function mails(store: Store, leadId: string) {
  const lead = await findLead(store, leadId);
  const of = (template: string) => lead?.mails.find((mail) => mail.template === template);
  return { notice: of('owner-notice'), confirmation: of('visitor-confirmation') };
}

const invitation: EmailMessage = {
  to: { name: 'A colleague', address: 'colleague@shop.example' },
  replyTo: null,
  subject: 'You are invited',
  blocks: [
    { kind: 'text', text: 'There is an account for you.' },
    { kind: 'link', label: 'Come in', url: 'https://admin.example/invitation/secret' },
  ],
};

async function allSent(store: Store): Promise<boolean> {
  const rows = await reader(store).selectFrom('outbox').select('state').execute();
  return rows.every(({ state }) => state === 'sent');
}

describe('texts', () => {
  it('sends the owner everything, and replies reach the visitor', async () => {
    const store = await temporaryStore();
    const server = await startMailServer();
    const result = await createLead(store, sampleLead({ firstName: 'Hélène', message: 'A counter\n<b>soon</b>' }), [
      jpegFile(),
    ]);
    const reference = result.ok ? result.reference : '';
    const leadId = result.ok ? result.leadId : '';
    start(store, { smtpUrl: server.url, adminUrl: 'https://admin.example' });
    await until(() => allSent(store));

    const notice = server.received.find(({ to }) => to.includes(OWNER));
    expect(notice?.headers).toMatch(/^Reply-To: =\?UTF-8\?.* <visitor@home\.example>$/m);
    expect(notice?.headers).toMatch(/^From: "?Boreal & Stone"? <hello@borealandstone\.example>$/m);
    expect(notice?.headers).toContain(reference);
    expect(notice?.content).toContain('Room: Kitchen\nBudget: $5,000 to $10,000');
    expect(notice?.content).toContain('Message:\n  A counter\n  <b>soon</b>');
    expect(notice?.content).toContain('A counter<br>&lt;b&gt;soon&lt;/b&gt;');
    expect(notice?.content).toContain('About: Aurora quartz');
    expect(notice?.content).toContain('Files: kitchen.jpg');
    expect(notice?.content).toContain(`View lead: https://admin.example/admin/leads/${leadId}\n`);
    expect(notice?.content).toContain(`<a href="https://admin.example/admin/leads/${leadId}">`);
    expect(notice?.content).not.toContain('suspected spam');
  });

  it('confirms the request, the reference and the response time to the visitor', async () => {
    const store = await temporaryStore();
    const server = await startMailServer();
    const promises = { ...defaultBusinessFacts.promises, replyWithinHours: 36 };
    await bySystem(store, async (transaction) => {
      const fields = { brand: 'Another & name' };
      await saveSettings(transaction, settingsGroups.business, { from: 0, fields });
      await saveSettings(transaction, settingsGroups.promises, { from: 0, fields: { promises } });
    });
    const lead = await findLead(store, await submit(store));
    start(store, { smtpUrl: server.url, from: 'Front desk <desk@shop.example>' });
    await until(() => allSent(store));

    const confirmation = server.received.find(({ to }) => to.includes('visitor@home.example'));
    expect(confirmation?.headers).toMatch(/^From: "?Front desk"? <desk@shop\.example>$/m);
    expect(confirmation?.headers).toMatch(/^Reply-To: "?Another & name"? <hello@borealandstone\.example>$/m);
    expect(confirmation?.headers).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(confirmation?.content).toContain(`Your reference number: ${lead?.reference}`);
    expect(confirmation?.content).toContain('will reply within 36 hours');
    expect(confirmation?.content).not.toContain('A counter of nine feet');
    expect(confirmation?.content).toContain('100 Sample Street');
  });

  it('marks suspected spam for the owner, and sends its sender nothing', async () => {
    const store = await temporaryStore();
    const server = await startMailServer();
    await submit(store, { spam: { score: 75, reasons: ['A trap was filled in'] } });
    start(store, { smtpUrl: server.url });
    await until(() => allSent(store));
    expect(server.received).toHaveLength(1);
    expect(server.received[0]?.headers).toMatch(/^Subject: \[suspected spam\] New quote request/m);
    expect(server.received[0]?.content).toContain('A trap was filled in');
  });

  it('has no link to the inbox if its URL is unknown', async () => {
    const store = await temporaryStore();
    const server = await startMailServer();
    await submit(store);
    start(store, { smtpUrl: server.url });
    await until(() => allSent(store));
    expect(server.received[0]?.content).not.toMatch(/inbox|href/);
  });

  it('sends any email to anyone, and deletes its text afterwards', async () => {
    const store = await temporaryStore();
    const server = await startMailServer();
    await bySystem(store, (transaction) => queueEmail(transaction, invitation));
    start(store, { smtpUrl: server.url });
    await until(() => allSent(store));
    const [mail] = server.received;
    expect(mail?.to).toEqual(['colleague@shop.example']);
    expect(mail?.headers).toMatch(/^Subject: You are invited$/m);
    expect(mail?.headers).toMatch(/^From: "?Boreal & Stone"? <hello@borealandstone\.example>$/m);
    expect(mail?.headers).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(mail?.content).toContain('Come in: https://admin.example/invitation/secret\n');
    expect(mail?.content).toContain('<a href="https://admin.example/invitation/secret">Come in</a>');
    const row = await reader(store).selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain('secret');
  });

  it('keeps the text of an email that is retried, and gives up if the address is rejected for good', async () => {
    const clock = new TestClock();
    const store = await temporaryStore({ clock });
    const server = await startMailServer();
    server.refuseRecipient = () => 451;
    await bySystem(store, (transaction) => queueEmail(transaction, invitation));
    const outbox = start(store, { smtpUrl: server.url });
    const row = () =>
      reader(store).selectFrom('outbox').select(['state', 'attempts', 'letter']).executeTakeFirstOrThrow();
    await until(async () => (await row()).attempts === 1);
    expect(await row()).toMatchObject({ state: 'waiting', letter: JSON.stringify(invitation) });
    server.refuseRecipient = () => 550;
    clock.advance(RETRY_DELAYS_MS[0] * 1.5);
    outbox.kick();
    await until(async () => (await row()).state === 'failed');
    expect(server.received).toEqual([]);
  });

  it('lets no visitor add a header or a recipient', async () => {
    const store = await temporaryStore();
    const server = await startMailServer();
    const evil = 'X\r\nBcc: victim@else.example\r\n\r\nbody';
    await submit(store, {
      firstName: evil,
      lastName: '"<victim@else.example>, a@b.example',
      subject: { kind: 'quartz', slug: 'aurora', label: evil },
      email: 'visitor@home.example',
    });
    await submit(store, { email: 'a@b.example, victim@else.example' });
    await submit(store, { email: 'a@b.example\r\nBcc: victim@else.example' });
    start(store, { smtpUrl: server.url });
    await until(() => allSent(store));

    expect(server.received.flatMap(({ to }) => to).toSorted()).toEqual([OWNER, OWNER, OWNER, 'visitor@home.example']);
    for (const { headers } of server.received) expect(headers).not.toMatch(/^Bcc:/im);
  });
});

describe('an email that fails because of its content', () => {
  it('is given up after three attempts, and the next ones are sent', async () => {
    const clock = new TestClock();
    const store = await temporaryStore({ clock });
    const server = await startMailServer();
    await bySystem(store, async (transaction) => {
      await queueEmail(transaction, invitation);
      await writer(transaction).updateTable('outbox').set({ letter: '{ damaged' }).execute();
    });
    const leadId = await submit(store);
    const outbox = start(store, { smtpUrl: server.url });
    const damaged = () =>
      reader(store)
        .selectFrom('outbox')
        .select(['state', 'attempts', 'last_error'])
        .where('template', '=', 'letter')
        .executeTakeFirstOrThrow();
    await until(async () => (await mails(store, leadId)).notice?.state === 'sent' && (await damaged()).attempts === 1);
    for (const attempts of [2, 3]) {
      clock.advance((RETRY_DELAYS_MS[attempts - 2] ?? 0) * 1.5);
      outbox.kick();
      await until(async () => (await damaged()).attempts === attempts);
    }
    expect(await damaged()).toMatchObject({ state: 'failed', last_error: expect.stringMatching(/^unwritable: /) });
  });

  it('is given up if the server ended three times while sending it', async () => {
    const clock = new TestClock();
    const store = await temporaryStore({ clock });
    await bySystem(store, (transaction) => queueEmail(transaction, invitation));
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      expect(await claimNextMail(store)).toMatchObject({ attempts: attempt - 1 });
      clock.advance(CLAIM_MS + 1);
    }
    expect(await claimNextMail(store)).toBeNull();
    expect(await reader(store).selectFrom('outbox').select(['state', 'attempts', 'last_error']).execute()).toEqual([
      { state: 'failed', attempts: 3, last_error: 'lost: the server stopped while it was sending this' },
    ]);
  });
});

describe('delivery', () => {
  it('queues emails until a mail server is configured', async () => {
    const clock = new TestClock();
    const store = await temporaryStore({ clock });
    const leadId = await submit(store);
    start(store, { smtpUrl: undefined }).kick();
    clock.advance(10 * DAY_MS);
    expect((await mails(store, leadId)).notice).toMatchObject({ state: 'waiting', attempts: 0 });
    expect(await hasSentMail(store)).toBe(false);

    const server = await startMailServer();
    start(store, { smtpUrl: server.url });
    await until(() => allSent(store));
    expect(server.received).toHaveLength(2);
    expect(await hasSentMail(store)).toBe(true);
  });

  it('sends at once after a kick', async () => {
    const store = await temporaryStore();
    const server = await startMailServer();
    const outbox = start(store, { smtpUrl: server.url });
    for (const message of ['one', 'two', 'three']) {
      await submit(store, { message });
      outbox.kick();
    }
    await until(() => server.received.length === 6);
  });

  it('retries later after a temporary rejection', async () => {
    const clock = new TestClock();
    const store = await temporaryStore({ clock });
    const server = await startMailServer();
    server.refuseRecipient = (address) => (address === OWNER ? 451 : null);
    const leadId = await submit(store);
    const outbox = start(store, { smtpUrl: server.url });
    await until(async () => (await mails(store, leadId)).notice?.attempts === 1);
    expect((await mails(store, leadId)).notice).toMatchObject({
      state: 'waiting',
      lastError: expect.stringContaining('451'),
    });

    server.refuseRecipient = () => null;
    outbox.kick();
    await until(() => server.received.length === 1);
    clock.advance(2 * 60 * 1000);
    outbox.kick();
    await until(() => allSent(store));
    expect((await mails(store, leadId)).notice).toMatchObject({ state: 'sent', attempts: 2, lastError: null });
  });

  it('survives a mail server that is down', async () => {
    const clock = new TestClock();
    const store = await temporaryStore({ clock });
    const server = await startMailServer();
    await server.close();
    const leadId = await submit(store);
    const outbox = start(store, { smtpUrl: server.url });
    await until(async () => {
      const { notice, confirmation } = await mails(store, leadId);
      return (notice?.attempts ?? 0) + (confirmation?.attempts ?? 0) === 1;
    });

    const port = Number(new URL(server.url).port);
    const revived = await startMailServer(port);
    clock.advance(2 * 60 * 1000);
    outbox.kick();
    await until(() => allSent(store));
    expect(revived.received).toHaveLength(2);
  });

  it('gives up a visitor address that doesn’t exist, but never the owner’s notice', async () => {
    const clock = new TestClock();
    const store = await temporaryStore({ clock });
    const server = await startMailServer();
    server.refuseRecipient = () => 550;
    const leadId = await submit(store);
    const outbox = start(store, { smtpUrl: server.url });
    await until(async () => (await mails(store, leadId)).notice?.attempts === 1);
    await until(async () => (await mails(store, leadId)).confirmation?.state === 'failed');
    expect((await mails(store, leadId)).notice?.state).toBe('waiting');

    server.refuseRecipient = () => null;
    expect(await bySystem(store, (transaction) => retryFailedMails(transaction, { leadId: leadId }))).toBe(1);
    clock.advance(2 * 60 * 1000);
    outbox.kick();
    await until(() => allSent(store));
  });

  it('shows an email as failed after days of retries', async () => {
    const clock = new TestClock();
    const store = await temporaryStore({ clock });
    const server = await startMailServer();
    server.refuseRecipient = () => 451;
    const leadId = await submit(store);
    const outbox = start(store, { smtpUrl: server.url });
    const settled = async (attempts: number) => {
      const { notice, confirmation } = await mails(store, leadId);
      return notice?.attempts === attempts && confirmation?.attempts === attempts;
    };
    await until(() => settled(1));
    clock.advance(2.9 * DAY_MS);
    outbox.kick();
    await until(() => settled(2));
    expect((await mails(store, leadId)).notice?.state).toBe('waiting');
    clock.advance(DAY_MS);
    outbox.kick();
    await until(() => settled(3));
    expect(await mails(store, leadId)).toMatchObject({
      notice: { state: 'failed' },
      confirmation: { state: 'failed' },
    });
  });
});

describe('several workers', () => {
  it('send each email once', async () => {
    const store = await temporaryStore({ clock: new TestClock(Date.now()) });
    const server = await startMailServer();
    for (let index = 0; index < 10; index += 1) {
      await submit(store, { message: `Request ${index}`, email: `visitor${index}@home.example` });
    }
    const workers = await Promise.all(
      [1, 2].map(() => runOnStore('testing/send-mail.ts', store.dataDir, [server.url])),
    );
    await until(() => server.received.length > 0);
    start(store, { smtpUrl: server.url });
    await until(() => allSent(store));
    await new Promise((resolve) => setTimeout(resolve, 50));
    for (const worker of workers) worker.process.kill('SIGKILL');
    await Promise.all(workers.map((worker) => worker.ended));

    const ids = server.received.map(({ headers }) => /^Message-ID: (.*)$/m.exec(headers)?.[1]);
    expect(ids).toHaveLength(20);
    expect(new Set(ids).size).toBe(20);
  }, 15_000);

  it('take over from a killed process when its claim has expired', async () => {
    // The process to be killed goes by the real clock.
    const clock = new TestClock(Date.now());
    const store = await temporaryStore({ clock });
    const leadId = await submit(store, { spam: { score: 99, reasons: [] } });
    const stalled = await startMailServer();
    let isReached = false;
    stalled.beforeAccepting = () => {
      isReached = true;
      return new Promise(() => undefined);
    };
    const child = await runOnStore('testing/send-mail.ts', store.dataDir, [stalled.url]);
    await until(() => isReached);
    child.process.kill('SIGKILL');
    await child.ended;
    expect((await mails(store, leadId)).notice?.state).toBe('waiting');

    clock.advance(Date.now() - clock.now().getTime());
    const server = await startMailServer();
    const outbox = start(store, { smtpUrl: server.url });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(server.received).toHaveLength(0);
    clock.advance(CLAIM_MS + 1000);
    outbox.kick();
    await until(() => allSent(store));
    expect(server.received).toHaveLength(1);
  }, 15_000);

  it('finish the current email when they are stopped', async () => {
    const store = await temporaryStore();
    const server = await startMailServer();
    let isUnderWay = false;
    server.beforeAccepting = () => {
      isUnderWay = true;
      return new Promise((resolve) => setTimeout(resolve, 150));
    };
    await submit(store);
    const outbox = start(store, { smtpUrl: server.url });
    await until(() => isUnderWay);
    await outbox.stop();
    expect(server.received).toHaveLength(1);
    const states = await reader(store).selectFrom('outbox').select(['state', 'claimed_until']).execute();
    expect(states.map(({ state }) => state).toSorted()).toEqual(['sent', 'waiting']);
    expect(states.every(({ claimed_until: claim }) => claim === null)).toBe(true);
  });

  it.each([
    ['never greets', startSilentServer],
    ['never says whether it took the mail', startStalledServer],
  ])('stop soon even if the mail server %s, and send the email after the next start', async (_title, startHanging) => {
    const clock = new TestClock();
    const store = await temporaryStore({ clock });
    await submit(store, { spam: { score: 99, reasons: [] } });
    const hanging = await startHanging();
    const outbox = start(store, { smtpUrl: hanging.url });
    await until(() => hanging.isReached());

    const startedAt = performance.now();
    await outbox.stop();
    // The server's own patience would end after 20 or 60 seconds.
    expect(performance.now() - startedAt).toBeLessThan(STOP_GRACE_MS + 1500);
    expect(await reader(store).selectFrom('outbox').select(['state', 'claimed_until', 'attempts']).execute()).toEqual([
      { state: 'waiting', claimed_until: null, attempts: 1 },
    ]);

    clock.advance(RETRY_DELAYS_MS[0] * 1.5);
    const server = await startMailServer();
    start(store, { smtpUrl: server.url });
    await until(() => allSent(store));
    expect(server.received).toHaveLength(1);
    const id = (await reader(store).selectFrom('outbox').select('id').executeTakeFirstOrThrow()).id;
    expect(server.received[0]?.headers).toContain(`Message-ID: <${id}@`);
  });
});

/** A mail server that takes connections and says nothing. */
async function startSilentServer() {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    // The client that gives up is what the test wants.
    socket.on('error', () => undefined);
    sockets.add(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, isReached: () => sockets.size > 0 };
}

/** A mail server that reads a whole mail and then says nothing. */
async function startStalledServer() {
  const server = await startMailServer();
  let isReached = false;
  server.beforeAccepting = () => {
    isReached = true;
    return new Promise(() => undefined);
  };
  return { url: server.url, isReached: () => isReached };
}
