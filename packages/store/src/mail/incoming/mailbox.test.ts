import { getEventListeners } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { join } from 'node:path';
import { createJobRunner } from '@showroom/isolated-jobs/job-runner';
import { startImapServer } from '@showroom/mailbox-stand-in';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { listActivity } from '../../activity/list-activity.ts';
import { reader } from '../../database/handles.ts';
import { createLead } from '../../leads/create-lead.ts';
import { deleteLead, markLeadRead } from '../../leads/inbox/change-lead.ts';
import { findLead, findLeadFile } from '../../leads/inbox/find-lead.ts';
import { countLeadsByStatus, listLeads } from '../../leads/inbox/list-leads.ts';
import { indexLeads } from '../../leads/search/index-leads.ts';
import { queueReply } from '../../leads/replies/queue-reply.ts';
import type { Store } from '../../store.ts';
import { silentLog } from '../../store-log.ts';
import { startMailServer, until } from '../../testing/mail-server.ts';
import { pngFile, sampleLead } from '../../testing/sample-input.ts';
import { listStoredFiles } from '../../testing/stored-files.ts';
import { bySystem, TestClock, temporaryStore } from '../../testing/temporary-store.ts';
import { startOutbox } from '../outbox.ts';
import { findMailServer, saveMailServer } from '../server/save-mail-server.ts';
import { INCOMING_SERVER, readMailServer } from '../server/read-mail-server.ts';
import { openMailbox } from './mailbox.ts';
import { findMailboxReading, tryMailbox } from './try-mailbox.ts';
import { watchMailbox } from './watch-mailbox.ts';

const program = join(import.meta.dirname, '..', '..', 'testing', 'email-jobs-program.ts');
const jobs = createJobRunner({ program, memoryMb: 256 });
afterAll(() => jobs.stop());

const login = { user: 'shop@shop.example', password: 'kept-behind-the-counter' };

/** A shop that sends and receives email, and a lead that was replied to once. */
async function correspondence() {
  const clock = new TestClock();
  const store = await temporaryStore({ clock });
  const [smtp, imap] = [await startMailServer(), await startImapServer(login)];
  const outbox = startOutbox({ store, smtpUrl: smtp.url, mailTo: 'owner@shop.example', log: silentLog });
  const watch = watchMailbox({ store, log: silentLog, jobs });
  onTestFinished(async () => {
    await watch.stop();
    await outbox.stop();
    await imap.close();
  });
  await watch.look();
  const save = async (change: object = {}, password = login.password) => {
    const { revision: from } = await findMailServer(store, 'incoming');
    const place = { host: '127.0.0.1', port: imap.port, security: 'none', username: login.user, sender: '' };
    return bySystem(store, (transaction) =>
      saveMailServer(transaction, { use: 'incoming', from, fields: { ...place, ...change }, password }),
    );
  };
  const send = async () => {
    outbox.kick();
    await until(async () => {
      const waiting = await reader(store).selectFrom('outbox').select('id').where('state', '=', 'waiting').execute();
      return waiting.length === 0;
    });
    clock.advance(60_000);
  };
  const submit = async () => {
    const result = await createLead(store, sampleLead(), []);
    if (!result.ok) throw new Error(result.code);
    await send();
    return result.leadId;
  };
  const reply = async (leadId: string, text: string) => {
    await bySystem(store, (transaction) => queueReply(transaction, { leadId, formId: text, subject: 'A day', text }));
    await send();
    await bySystem(store, (transaction) => markLeadRead(transaction, { leadId, isRead: true }));
    return smtp.received.findLast(({ to }) => to.includes('visitor@home.example'))?.headers ?? '';
  };
  expect(await save()).toEqual({ ok: true });
  const leadId = await submit();
  const sent = idOf(await reply(leadId, 'Thursday at nine?'));
  return { store, clock, imap, watch, save, reply, leadId, sent, lead: () => findSure(store, leadId) };
}

const idOf = (headers: string) => /^Message-ID: (.*)$/im.exec(headers)?.[1] ?? '';

async function findSure(store: Store, leadId: string) {
  const found = await findLead(store, leadId);
  if (found === null) throw new Error('The lead is gone');
  return found;
}

/** A mail, of headers and the lines of its body. */
const mail = (headers: Record<string, string>, ...body: string[]) =>
  [
    ...Object.entries({ From: 'Sam <sam@elsewhere.example>', Subject: 'Re: A day', ...headers }).map(
      ([name, value]) => `${name}: ${value}`,
    ),
    '',
    ...body,
    '',
  ].join('\r\n');

const attachment = (name: string, content: Buffer | string, type = 'application/octet-stream') => [
  '--b',
  `Content-Type: ${type}; name="${name}"`,
  `Content-Disposition: attachment; filename="${name}"`,
  'Content-Transfer-Encoding: base64',
  '',
  ...(Buffer.from(content)
    .toString('base64')
    .match(/.{1,76}/g) ?? []),
];

it('adds the visitor’s reply to the thread, with its files', async () => {
  const { store, imap, watch, reply, lead, leadId, sent } = await correspondence();
  const png = pngFile();
  imap.deliver(
    mail({ 'Message-ID': '<a\0b@x.example>', References: '<c\u0001\0@x.example>' }, 'No text for a database'),
  );
  imap.deliver(mail({ 'Message-ID': '<other@x.example>', 'In-Reply-To': '<unknown@x.example>' }, 'Of someone else'));
  imap.deliver(mail({ 'Message-ID': '<guess@x.example>', From: 'visitor@home.example' }, 'Not an answer to anything'));
  imap.deliver(
    mail(
      {
        'Message-ID': '<one@home.example>',
        'In-Reply-To': sent,
        'MIME-Version': '1.0',
        'Content-Type': 'multipart/mixed; boundary=b',
      },
      '--b',
      'Content-Type: text/plain; charset=utf-8',
      '',
      'Nine is fine, à bientôt.',
      '',
      'On Fri, Nov 20, 2026 at 9:04 AM Shop <hello@shop.example>',
      'wrote:',
      '> Thursday at nine?',
      ...attachment('kitchen.png', Buffer.from(png.bytes)),
      ...attachment('../../again.png', Buffer.from(png.bytes)),
      ...attachment('plan.dwg', 'AC1032 a drawing'),
      '--b--',
    ),
  );
  await watch.look();
  const answered = await lead();
  expect(answered).toMatchObject({ isRead: false, hasNewResponse: true, files: [] });
  expect(answered.responses).toMatchObject([
    {
      address: 'sam@elsewhere.example',
      name: 'Sam',
      subject: 'Re: A day',
      text: 'Nine is fine, à bientôt.',
      quoted: expect.stringContaining('> Thursday at nine?'),
      isAutomatic: false,
      isCut: false,
      leftOut: ['plan.dwg'],
      files: [{ originalName: 'kitchen.png', type: 'image/png' }],
    },
  ]);
  const kept = await findLeadFile(store, leadId, answered.responses[0]?.files[0]?.id ?? '');
  expect(kept && (await buffer(kept.read()))).toEqual(Buffer.from(png.bytes));
  expect(await countLeadsByStatus(store)).toMatchObject({ unread: 1, answered: 1 });
  expect((await listLeads(store)).leads).toMatchObject([{ hasNewResponse: true }]);
  const words = (await listActivity(store)).map((line) => line.words);
  expect(words[0]).toMatch(/^New reply about /);
  const count = async (query: string) => (await listLeads(store, { query })).total;
  const isFoundByIt = async () =>
    expect([await count('à bientot'), await count('elsewhere.example'), await count('thursday')]).toEqual([1, 1, 0]);
  await isFoundByIt();
  await bySystem(store, indexLeads);
  await isFoundByIt();

  await bySystem(store, (transaction) => markLeadRead(transaction, { leadId, isRead: true, responsesSeen: 0 }));
  expect(await lead(), 'the page did not show the new reply').toMatchObject({ isRead: false });
  await bySystem(store, (transaction) => markLeadRead(transaction, { leadId, isRead: true, responsesSeen: 1 }));
  expect(await lead()).toMatchObject({ isRead: true, hasNewResponse: false });
  const headers = await reply(leadId, 'See you.');
  expect(headers).toMatch(/^In-Reply-To: <one@home\.example>$/m);
  expect(headers).toMatch(new RegExp(`^References: .*${sent} <one@home\\.example>$`, 'm'));

  expect(imap.commands.join('\n'), 'changes nothing in the mailbox').not.toMatch(/STORE|SELECT|COPY|MOVE|EXPUNGE/);
  const bodies = imap.commands.filter((command) => command.includes('BODY.PEEK[]'));
  expect(bodies, 'reads only the headers of other emails').toHaveLength(1);
  await bySystem(store, (transaction) => deleteLead(transaction, { leadId }));
  expect(await reader(store).selectFrom('lead_response').selectAll().execute()).toEqual([]);
  expect(await listStoredFiles(store)).toEqual([]);
  expect(await count('bientot')).toBe(0);
});

it('is read completely and once, despite kills and renumbering', async () => {
  const { store, clock, imap, watch, lead, sent } = await correspondence();
  const answer = (name: string) => imap.deliver(mail({ 'Message-ID': `<${name}@x.example>`, References: sent }, name));
  answer('first');
  answer('second');
  let bodies = 0;
  imap.before = (command) => {
    bodies += command.includes('BODY.PEEK[]') ? 1 : 0;
    return bodies === 2 ? new Promise(() => undefined) : undefined;
  };
  const texts = async () => (await lead()).responses.map(({ text }) => text);
  const cut = watch.look();
  await until(() => bodies === 2);
  // A process that was killed has not let go of it.
  const other = watchMailbox({ store, log: silentLog, jobs });
  await other.look();
  expect(await texts()).toEqual(['first']);
  imap.before = () => undefined;
  clock.advance(6 * 60_000);
  await Promise.all([other.look(), watchMailbox({ store, log: silentLog, jobs }).look()]);
  expect((await texts()).toSorted()).toEqual(['first', 'second']);
  await other.stop();
  await Promise.race([cut, watch.stop()]);

  imap.uidValidity = 2;
  answer('third');
  const again = watchMailbox({ store, log: silentLog, jobs });
  await again.look();
  expect((await texts()).toSorted()).toEqual(['first', 'second', 'third']);
  const { length } = imap.commands;
  await again.look();
  expect(imap.commands.slice(length).join('\n'), 'skips emails that were read before').not.toContain('FETCH');
  await again.stop();
});

it('reports bounces, and shows automatic replies without a notice', async () => {
  const { imap, watch, lead, sent } = await correspondence();
  imap.deliver(mail({ 'Message-ID': '<a@x.example>', 'In-Reply-To': sent, 'Auto-Submitted': 'auto-replied' }, 'Away'));
  await watch.look();
  expect(await lead()).toMatchObject({ isRead: true, hasNewResponse: false, responses: [{ isAutomatic: true }] });
  const report = (action: string) =>
    mail(
      {
        'Message-ID': `<${action}@mx.example>`,
        'Content-Type': 'multipart/report; report-type=delivery-status; boundary=b',
      },
      '--b',
      '',
      'It did not work.',
      '--b',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.example',
      '',
      `Action: ${action}`,
      'Status: 5.1.1',
      'Diagnostic-Code: smtp; 550 5.1.1 No such',
      '  user here',
      '--b',
      'Content-Type: text/rfc822-headers',
      '',
      'Subject: A day',
      `Message-ID:`,
      ` ${sent}`,
      '--b--',
    );
  imap.deliver(report('delayed'));
  await watch.look();
  expect(await lead()).toMatchObject({ isRead: true, replies: [{ bounce: null }] });
  imap.deliver(report('failed'));
  await watch.look();
  expect(await lead()).toMatchObject({
    isRead: false,
    hasNewResponse: false,
    replies: [{ state: 'sent', bounce: '550 5.1.1 No such user here' }],
    responses: [{ isAutomatic: true }],
  });
});

it('reports wrong settings at their control', async () => {
  const { store, imap, save, watch } = await correspondence();
  expect(await tryMailbox(store)).toEqual({ ok: true, mailCount: 0 });
  expect(await findMailboxReading(store)).toBeUndefined();
  imap.deliver(mail({ 'Message-ID': '<old@x.example>' }, 'From long ago'), new Date(0));
  await watch.look();
  expect(await findMailboxReading(store)).toMatchObject({ lookedAt: expect.any(String), trial: null });
  await watch.look();
  expect(imap.commands.join('\n'), 'older than thirty days').not.toContain('FETCH');
  const server = await readMailServer(store, INCOMING_SERVER);
  const { signal } = new AbortController();
  if (typeof server === 'object') await (await openMailbox(server, signal)).close();
  expect(getEventListeners(signal, 'abort'), 'a closed connection leaves no listener').toEqual([]);
  expect(await save({ username: '' })).toMatchObject({ issues: [{ field: 'username' }] });
  expect(await save({ host: 'elsewhere.example' }, '')).toMatchObject({ issues: [{ field: 'password' }] });
  const wrong = [
    [{}, 'another', 'password'],
    [{ security: 'tls' }, login.password, 'security'],
    [{ security: 'starttls' }, login.password, 'security'],
    [{ host: 'no-such-server.invalid' }, login.password, 'host'],
    [{ port: 9 }, login.password, 'port'],
  ] as const;
  for (const [change, password, field] of wrong) {
    // oxlint-disable-next-line no-await-in-loop -- one server is set at a time
    await save(change, password);
    // oxlint-disable-next-line no-await-in-loop -- as above
    expect(await tryMailbox(store), field).toMatchObject({ ok: false, fault: { field } });
  }
  expect(await save()).toEqual({ ok: true });
  imap.before = (command) => {
    if (command.startsWith('EXAMINE')) imap.commands.length = 0;
  };
  expect(await tryMailbox(store)).toMatchObject({ ok: true });
});
