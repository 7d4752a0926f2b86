import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listActivity } from '../../activity/list-activity.ts';
import { reader } from '../../database/handles.ts';
import { startOutbox } from '../../mail/outbox.ts';
import type { Store } from '../../store.ts';
import { silentLog } from '../../store-log.ts';
import { addAccount } from '../../testing/add-account.ts';
import { startMailServer, until } from '../../testing/mail-server.ts';
import { sampleLead } from '../../testing/sample-input.ts';
import { bySystem, temporaryStore, TestClock } from '../../testing/temporary-store.ts';
import { createLead } from '../create-lead.ts';
import { deleteLead, retryFailedMails } from '../inbox/change-lead.ts';
import { findLead } from '../inbox/find-lead.ts';
import { queueReply } from './queue-reply.ts';

async function submit(store: Store, email = 'visitor@home.example'): Promise<string> {
  const result = await createLead(store, sampleLead({ email }), []);
  if (!result.ok) throw new Error(result.code);
  return result.leadId;
}

async function reply(store: Store, leadId: string, text: string, formId: string = randomUUID()) {
  const { accountId } = await addAccount(store, 'sales');
  const actor = { kind: 'account', accountId, username: 'anna' } as const;
  return store.write({ actor }, (transaction) =>
    queueReply(transaction, { leadId, formId, subject: 'Schedule a measure', text }),
  );
}

async function startSending(store: Store) {
  const server = await startMailServer();
  const outbox = startOutbox({ store, smtpUrl: server.url, mailTo: 'owner@shop.example', log: silentLog });
  onTestFinished(() => outbox.stop());
  const settle = async () => {
    outbox.kick();
    await until(async () => {
      const waiting = await reader(store).selectFrom('outbox').select('id').where('state', '=', 'waiting').execute();
      return waiting.length === 0;
    });
  };
  return { server, settle };
}

const headerOf = (headers: string, name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(headers)?.[1];

describe('a reply', () => {
  it('reaches the visitor word for word, in the same thread, and can be answered', async () => {
    const clock = new TestClock();
    const store = await temporaryStore({ clock });
    const { server, settle } = await startSending(store);
    const leadId = await submit(store);
    await settle();
    // A thread goes by when its emails were sent.
    clock.advance(60_000);
    expect(await reply(store, leadId, 'Hello Sample,\n\nThursday at nine?\n<b>Best</b>')).toBe('queued');
    await settle();
    clock.advance(60_000);
    await reply(store, leadId, 'Or Friday?');
    await settle();
    const toVisitor = server.received.filter(({ to }) => to.includes('visitor@home.example'));
    const [confirmation, first, second] = toVisitor.map(({ headers }) => headers);
    const ids = toVisitor.map(({ headers }) => headerOf(headers, 'Message-ID'));
    expect(new Set(ids).size).toBe(3);
    expect(headerOf(confirmation ?? '', 'References')).toBeUndefined();
    expect(headerOf(first ?? '', 'In-Reply-To')).toBe(ids[0]);
    expect(headerOf(first ?? '', 'References')).toBe(ids[0]);
    expect(headerOf(second ?? '', 'In-Reply-To')).toBe(ids[1]);
    expect(headerOf(second ?? '', 'References')).toBe(`${ids[0]} ${ids[1]}`);
    expect(first).toMatch(/^Reply-To: "?Boreal & Stone"? <hello@borealandstone\.example>$/m);
    expect(first).toMatch(/^Subject: Schedule a measure$/m);
    expect(first).not.toContain('Auto-Submitted');
    expect(toVisitor[1]?.content).toContain('Hello Sample,\n\nThursday at nine?\n<b>Best</b>');
    expect(toVisitor[1]?.content).toContain('Thursday at nine?<br>&lt;b&gt;Best&lt;/b&gt;');
  });

  it('is stored with its lead: text, time, author, recipient and delivery', async () => {
    const store = await temporaryStore();
    const leadId = await submit(store);
    await reply(store, leadId, 'Thursday at nine?');
    const kept = {
      author: 'anna',
      at: expect.stringMatching(/Z$/),
      address: 'visitor@home.example',
      subject: 'Schedule a measure',
      text: 'Thursday at nine?',
    };
    expect((await findLead(store, leadId))?.replies).toMatchObject([{ ...kept, state: 'waiting', sentAt: null }]);
    expect((await findLead(store, leadId))?.mails).toHaveLength(2);
    const { settle } = await startSending(store);
    await settle();
    expect((await findLead(store, leadId))?.replies).toMatchObject([
      { ...kept, state: 'sent', sentAt: expect.stringMatching(/Z$/), lastError: null },
    ]);
    const words = (await listActivity(store, { limit: 5 })).map((line) => line.words);
    expect(words).toContainEqual(expect.stringMatching(/^Wrote a reply to Q-\S+$/));
    expect(words.join()).not.toContain('Thursday');
  });

  it('that the mail server rejects can be sent again', async () => {
    const store = await temporaryStore();
    const { server, settle } = await startSending(store);
    server.refuseRecipient = (address) => (address === 'visitor@home.example' ? 550 : null);
    const leadId = await submit(store);
    await reply(store, leadId, 'Thursday at nine?');
    await settle();
    expect((await findLead(store, leadId))?.replies).toMatchObject([
      { state: 'failed', text: 'Thursday at nine?', lastError: expect.stringContaining('550'), sentAt: null },
    ]);
    server.refuseRecipient = () => null;
    await bySystem(store, (transaction) => retryFailedMails(transaction, { leadId }));
    await settle();
    expect((await findLead(store, leadId))?.replies).toMatchObject([{ state: 'sent' }]);
    const mail = server.received.find(({ headers }) => headers.includes('Schedule a measure'));
    expect(mail?.content).toContain('Thursday at nine?');
  });

  it('is sent once when its form arrives twice, and again with a changed text', async () => {
    const store = await temporaryStore();
    const leadId = await submit(store);
    const inForm = (text: string) => reply(store, leadId, text, 'form');
    expect(await Promise.all(['Thursday?', 'Thursday?', 'Friday?', 'Friday?'].map(inForm))).toEqual([
      'queued',
      'queued-before',
      'queued',
      'queued-before',
    ]);
    await reply(store, leadId, 'Thursday?');
    const texts = (await findLead(store, leadId))?.replies.map(({ text }) => text);
    expect(texts?.toSorted()).toEqual(['Friday?', 'Thursday?', 'Thursday?']);
    const mails = await reader(store).selectFrom('outbox').select('id').where('template', '=', 'lead-reply').execute();
    expect(mails).toHaveLength(3);
  });

  it('needs a lead, an address and text', async () => {
    const store = await temporaryStore();
    expect(await reply(store, 'gone', 'Hello')).toBe('not-found');
    expect(await reply(store, await submit(store, ''), 'Hello')).toBe('no-address');
    expect(await reply(store, await submit(store, 'a@b, c@d.example'), 'Hello')).toBe('no-address');
    await expect(reply(store, await submit(store), ' \n ')).rejects.toThrow(RangeError);
    expect(await reader(store).selectFrom('lead_reply').selectAll().execute()).toEqual([]);
  });

  it('is deleted with its lead', async () => {
    const store = await temporaryStore();
    const leadId = await submit(store);
    await reply(store, leadId, 'Thursday at nine?');
    await bySystem(store, (transaction) => deleteLead(transaction, { leadId }));
    expect(await reader(store).selectFrom('lead_reply').selectAll().execute()).toEqual([]);
    expect(await reader(store).selectFrom('outbox').selectAll().execute()).toEqual([]);
  });
});
