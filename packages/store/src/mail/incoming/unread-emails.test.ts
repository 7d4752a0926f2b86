import { join } from 'node:path';
import { createJobRunner } from '@showroom/isolated-jobs/job-runner';
import { startImapServer } from '@showroom/mailbox-stand-in';
import { expect, it, onTestFinished } from 'vitest';
import { reader, writer } from '../../database/handles.ts';
import { createLead } from '../../leads/create-lead.ts';
import { findLead } from '../../leads/inbox/find-lead.ts';
import { silentLog } from '../../store-log.ts';
import { sampleLead } from '../../testing/sample-input.ts';
import { bySystem, TestClock, temporaryStore } from '../../testing/temporary-store.ts';
import { saveMailServer } from '../server/save-mail-server.ts';
import { retryUnreadEmail } from './retry-unread-email.ts';
import { dismissUnreadEmail, listUnreadEmails, MAX_TRIES, noteFailedTry } from './unread-emails.ts';
import { checkMailbox } from './watch-mailbox.ts';

const SENT = '<sent@shop.example>';
const login = { user: 'shop@shop.example', password: 'kept-behind-the-counter' };

/** A shop that sent one email, to which replies come; they are read by a child process with little memory. */
async function openShop(memoryMb: number) {
  const clock = new TestClock();
  const store = await temporaryStore({ clock });
  const imap = await startImapServer(login);
  onTestFinished(() => imap.close());
  const program = join(import.meta.dirname, '..', '..', 'testing', 'email-jobs-program.ts');
  const jobs = createJobRunner({ program, memoryMb });
  onTestFinished(() => jobs.stop());
  const fields = { host: '127.0.0.1', port: imap.port, security: 'none', username: login.user, sender: '' };
  const { password } = login;
  await bySystem(store, (transaction) => saveMailServer(transaction, { use: 'incoming', from: 0, fields, password }));
  const made = await createLead(store, sampleLead(), []);
  if (!made.ok) throw new Error(made.code);
  await bySystem(store, async (transaction) => {
    await writer(transaction)
      .updateTable('outbox')
      .set({ state: 'sent', message_id: SENT })
      .where('template', '=', 'visitor-confirmation')
      .execute();
  });
  const look = () => checkMailbox(store, { log: silentLog, jobs, signal: new AbortController().signal });
  const texts = async () => (await findLead(store, made.leadId))?.responses.map(({ text }) => text);
  return { store, imap, jobs, look, texts, clock };
}

const reply = (name: string, headers: readonly string[], body: string) =>
  [
    `Message-ID: <${name}@home.example>`,
    `In-Reply-To: ${SENT}`,
    'From: Sam <sam@home.example>',
    `Subject: ${name}`,
    ...headers,
    '',
    body,
  ].join('\r\n');

it('sets an email aside that fails three times, and reads the next ones', async () => {
  // The heap of the child is too small for the lines of the large one.
  const { store, imap, jobs, look, texts } = await openShop(24);
  imap.deliver(reply('first', [], 'Nine is fine.'));
  imap.deliver(reply('large', ['Content-Type: text/plain'], '\r\n'.repeat(700_000)));
  imap.deliver(reply('last', [], 'Ten as well.'));
  expect(await look()).toBe(true);
  expect((await texts())?.toSorted()).toEqual(['Nine is fine.', 'Ten as well.']);
  const [unread, ...others] = await listUnreadEmails(store);
  expect(others).toEqual([]);
  expect(unread).toMatchObject({
    name: 'Sam',
    address: 'sam@home.example',
    subject: 'large',
    problem: expect.any(String),
  });
  const { length } = imap.commands;
  await look();
  expect(imap.commands.slice(length).join('\n'), 'not fetched again').not.toContain('FETCH');

  const id = unread?.id ?? '';
  expect(await retryUnreadEmail(store, { id, jobs, signal: new AbortController().signal })).toBe('failed');
  expect(await listUnreadEmails(store)).toHaveLength(1);
  await bySystem(store, dismissUnreadEmail(id));
  expect(await retryUnreadEmail(store, { id, jobs, signal: new AbortController().signal })).toBe('gone');

  const failed = { name: '', address: '', subject: '', at: store.now().toISOString(), byteSize: 1, problem: 'x' };
  const first = { ...failed, uidValidity: String(imap.uidValidity), uid: 1 };
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one try after another
    expect(await listUnreadEmails(store)).toEqual([]);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await bySystem(store, (transaction) => noteFailedTry(transaction, first));
  }
  const [readable] = await listUnreadEmails(store);
  const again = { id: readable?.id ?? '', jobs, signal: new AbortController().signal };
  expect(await retryUnreadEmail(store, again)).toBe('kept');
  expect(await listUnreadEmails(store)).toEqual([]);
  expect(await texts()).toHaveLength(2);
}, 200_000);

it('continues whatever an email contains', async () => {
  const { store, imap, look, texts } = await openShop(256);
  const part = ['--b', 'Content-Type: text/plain', '', 'x'].join('\r\n');
  const deep = Array.from(
    { length: 20_000 },
    (_each, at) => `--b${at}\r\nContent-Type: multipart/mixed; boundary=b${at + 1}\r\n`,
  );
  const hostile: readonly (readonly [string, readonly string[], string])[] = [
    ['line-breaks', ['Content-Type: text/plain'], '\r\n'.repeat(1_500_000)],
    ['parts', ['Content-Type: multipart/mixed; boundary=b'], `${part}\r\n`.repeat(10_000)],
    ['deep', ['Content-Type: multipart/mixed; boundary=b0'], deep.join('\r\n')],
    ['headers', [`X-Long: ${'a'.repeat(3_000_000)}`], 'x'],
    ['references', [`References: ${'<a@b.example> '.repeat(200_000)}`], 'x'],
    ['html', ['Content-Type: text/html'], '<blockquote>'.repeat(400) + '<br>'.repeat(200_000)],
    ['charset', ['Content-Type: text/plain; charset="constructor"'], '\u00FF'.repeat(100_000)],
    ['boundary', ['Content-Type: multipart/mixed; boundary=""'], '--\r\n'.repeat(100_000)],
  ];
  for (const [name, headers, body] of hostile) imap.deliver(reply(name, headers, body));
  imap.deliver(reply('last', [], 'Nine is fine.'));
  expect(await look()).toBe(true);
  expect(await texts()).toContain('Nine is fine.');
  const [kept, aside] = [(await texts())?.length ?? 0, (await listUnreadEmails(store)).length];
  expect(kept + aside, 'each one is with its lead or on the list').toBe(hostile.length + 1);
  const row = await reader(store).selectFrom('mailbox_position').select('problem').executeTakeFirst();
  expect(row?.problem).toBeNull();
}, 400_000);
