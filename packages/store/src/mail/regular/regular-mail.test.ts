import { defaultBusinessFacts } from '@showroom/catalog-data/business-facts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { leadMailSettings } from '../../content/settings/lead-mail-settings.ts';
import { findSettings, saveSettings } from '../../content/settings/save-settings.ts';
import { reader } from '../../database/handles.ts';
import { createLead } from '../../leads/create-lead.ts';
import {
  addLeadNote,
  deleteLead,
  markLeadRead,
  setFollowUp,
  setLeadStatus,
  setLeadSuspected,
} from '../../leads/inbox/change-lead.ts';
import type { NewLead } from '../../leads/new-lead.ts';
import type { Store } from '../../store.ts';
import { silentLog } from '../../store-log.ts';
import { startMailServer, until } from '../../testing/mail-server.ts';
import { sampleLead } from '../../testing/sample-input.ts';
import { saveSampleResponse } from '../../testing/sample-response.ts';
import { bySystem, temporaryDirectory, temporaryStore, TestClock } from '../../testing/temporary-store.ts';
import { composeMail } from '../compose-mail.ts';
import { startOutbox } from '../outbox.ts';
import { queueDigest } from './queue-digest.ts';
import { queueReminders } from './queue-reminders.ts';

const OWNER = 'owner@shop.example';

/** A store whose clock is set by what a clock in UTC shows; the shop's is five hours behind, four in summer. */
async function storeAt(time: string, dataDir?: string) {
  const clock = new TestClock(Date.parse(time));
  const store = await temporaryStore({ clock, ...(dataDir === undefined ? {} : { dataDir }) });
  const server = await startMailServer();
  const outbox = startOutbox({
    store,
    mailTo: OWNER,
    smtpUrl: server.url,
    adminUrl: 'https://admin.example',
    log: silentLog,
  });
  onTestFinished(() => outbox.stop());
  /** Moves the clock and lets the outbox look what is due, until all that it queued has been sent. */
  const at = async (next: string): Promise<string[]> => {
    clock.advance(Date.parse(next) - clock.now().getTime());
    const before = server.received.length;
    await queueReminders(store);
    await queueDigest(store);
    outbox.kick();
    await until(async () => (await countWaiting(store)) === 0);
    return server.received.slice(before).map(({ headers }) => /^Subject: (.*)$/m.exec(headers)?.[1] ?? '');
  };
  return { store, server, clock, at };
}

async function countWaiting(store: Store): Promise<number> {
  const waiting = await reader(store).selectFrom('outbox').select('id').where('state', '=', 'waiting').execute();
  return waiting.length;
}

async function submit(store: Store, lead: Partial<NewLead> = {}) {
  const result = await createLead(store, sampleLead({ email: '', ...lead }), []);
  if (!result.ok) throw new Error(result.code);
  return result;
}

async function followUp(store: Store, leadId: string, followUpOn: string | null): Promise<void> {
  await bySystem(store, (transaction) => setFollowUp(transaction, { leadId, followUpOn }));
}

describe('a reminder to follow up', () => {
  it('is sent to the owner once, in the morning in the shop’s time zone', async () => {
    const { store, server, at } = await storeAt('2026-11-21T15:00:00.000Z');
    const { leadId, reference } = await submit(store, { email: 'anna@home.example', lastName: 'Lehtinen' });
    await bySystem(store, (transaction) => addLeadNote(transaction, { leadId, after: '', words: 'Wants oak.' }));
    await followUp(store, leadId, '2026-11-24');
    await at('2026-11-21T15:01:00.000Z');
    expect(await at('2026-11-24T11:59:59.000Z')).toEqual([]);
    expect(await at('2026-11-24T12:00:00.000Z')).toEqual([
      `Follow up with Sample Lehtinen: ${reference}, Aurora quartz`,
    ]);
    expect(await at('2026-11-24T20:00:00.000Z')).toEqual([]);
    expect(await at('2026-11-25T15:00:00.000Z')).toEqual([]);
    const mail = server.received.at(-1);
    expect(mail?.to).toEqual([OWNER]);
    expect(mail?.headers).toMatch(/^Reply-To: "?Sample Lehtinen"? <anna@home\.example>$/m);
    expect(mail?.content).toMatch(
      /You asked to be reminded to follow up with Sample Lehtinen on Nov 24, 2026\. Their \S.* from .*, 2026 at .*\.m\. is below\.\n/,
    );
    expect(mail?.content).toContain('Last note: Wants oak.');
    expect(mail?.content).toContain('Phone: (807) 555-0199');
    expect(mail?.content).toContain(`https://admin.example/admin/leads/${leadId}`);
  });

  it('is an hour earlier in UTC in summer', async () => {
    const { store, at } = await storeAt('2027-06-30T15:00:00.000Z');
    const { leadId } = await submit(store);
    await followUp(store, leadId, '2027-07-01');
    await at('2027-07-01T10:59:59.000Z');
    expect(await at('2027-07-01T11:00:00.000Z')).toHaveLength(1);
  });

  it('is sent once after a downtime of days', async () => {
    const dataDir = await temporaryDirectory();
    const { store } = await storeAt('2026-11-21T15:00:00.000Z', dataDir);
    const { leadId } = await submit(store);
    await followUp(store, leadId, '2026-11-22');
    const later = await storeAt('2026-11-24T03:00:00.000Z', dataDir);
    expect(await later.at('2026-11-24T03:01:00.000Z')).toContainEqual(expect.stringMatching(/^Follow up /));
    const next = await storeAt('2026-11-24T15:00:00.000Z', dataDir);
    expect(await next.at('2026-11-24T15:01:00.000Z')).toEqual([]);
  });

  it('follows changes of the follow-up day', async () => {
    const { store, at } = await storeAt('2026-11-21T15:00:00.000Z');
    const { leadId } = await submit(store);
    const other = await submit(store, { message: 'Another' });
    await followUp(store, leadId, '2026-11-22');
    await followUp(store, other.leadId, '2026-11-22');
    await followUp(store, other.leadId, null);
    await at('2026-11-21T16:00:00.000Z');
    expect(await at('2026-11-22T15:00:00.000Z')).toHaveLength(1);
    await followUp(store, leadId, '2026-11-23');
    expect(await at('2026-11-23T15:00:00.000Z')).toHaveLength(1);
  });

  it('isn’t sent for lost, archived or suspected leads, but for won ones', async () => {
    const { store, at } = await storeAt('2026-11-21T15:00:00.000Z');
    const leads = await Promise.all(['lost', 'archived', 'won', 'spam'].map((message) => submit(store, { message })));
    const [lost, archived, won, spam] = leads.map(({ leadId }) => leadId);
    for (const { leadId } of leads) await followUp(store, leadId, '2026-11-22');
    await bySystem(store, async (transaction) => {
      await setLeadStatus(transaction, { leadId: lost ?? '', status: 'lost' });
      await setLeadStatus(transaction, { leadId: archived ?? '', status: 'archived' });
      await setLeadStatus(transaction, { leadId: won ?? '', status: 'won' });
      await setLeadSuspected(transaction, { leadId: spam ?? '', isSuspected: true });
    });
    await at('2026-11-21T16:00:00.000Z');
    expect(await at('2026-11-22T15:00:00.000Z')).toEqual([expect.stringContaining(leads[2]?.reference ?? '')]);
    await bySystem(store, async (transaction) => {
      await setLeadStatus(transaction, { leadId: lost ?? '', status: 'quoted' });
      await setLeadSuspected(transaction, { leadId: spam ?? '', isSuspected: false });
    });
    expect(await at('2026-11-23T15:00:00.000Z')).toHaveLength(2);
  });

  it('is queued once by two processes', async () => {
    const dataDir = await temporaryDirectory();
    const clock = new TestClock();
    const [one, two] = [await temporaryStore({ dataDir, clock }), await temporaryStore({ dataDir, clock })];
    const { leadId } = await submit(one);
    await followUp(one, leadId, '2026-11-21');
    await Promise.all([queueReminders(one), queueReminders(two)]);
    const reminders = reader(one).selectFrom('outbox').selectAll().where('template', '=', 'follow-up-reminder');
    expect(await reminders.execute()).toHaveLength(1);
  });
});

async function setDigest(store: Store, digest: { isOn: boolean; hour: number }): Promise<void> {
  const { revision } = await findSettings(store, leadMailSettings);
  await bySystem(store, (transaction) =>
    saveSettings(transaction, leadMailSettings, { from: revision, fields: { digest } }),
  );
}

const digests = (subjects: readonly string[]) => subjects.filter((subject) => subject.includes('new lead'));

async function withDigest(hour: number) {
  const shop = await storeAt('2026-11-21T20:00:00.000Z');
  await setDigest(shop.store, { isOn: true, hour });
  return shop;
}

describe('the digest of new leads', () => {
  it('lists each lead since the last one, once a day, at the hour in the shop’s time zone', async () => {
    const { store, server, at } = await withDigest(18);
    const first = await submit(store, { firstName: 'Noémie', message: '1' });
    await submit(store, { kind: 'contact', subject: null, message: '2', phone: null });
    await submit(store, { message: '3', lastName: 'Spammer', spam: { score: 90, reasons: ['Trap'] } });
    expect(digests(await at('2026-11-21T22:59:59.000Z'))).toEqual([]);
    expect(digests(await at('2026-11-21T23:00:00.000Z'))).toEqual([expect.stringContaining('2 new leads')]);
    const { content = '', to } = server.received.at(-1) ?? {};
    expect(to).toEqual([OWNER]);
    expect(content).toContain(`Noémie Visitor:\n  quote request: Aurora quartz\n  ${first.reference}`);
    expect(content).toContain('Sample Visitor:\n  message\n');
    expect(content).toContain('1 more looks like spam.');
    expect(content).not.toContain('Spammer');
    expect(content).toContain('Open the inbox: https://admin.example/admin/leads\n');
    await submit(store, { lastName: 'Later', message: '4' });
    expect(digests(await at('2026-11-22T22:00:00.000Z'))).toEqual([]);
    expect(digests(await at('2026-11-22T23:00:00.000Z'))).toEqual([expect.stringContaining('1 new lead')]);
    expect(server.received.at(-1)?.content).toContain('Sample Later:');
    expect(server.received.at(-1)?.content).not.toContain('Noémie');
    await saveSampleResponse(store, first.leadId);
    expect(await at('2026-11-23T23:00:00.000Z')).toEqual([expect.stringMatching(/^1 reply at /)]);
    expect(server.received.at(-1)?.content).toContain(`Noémie Visitor: ${first.reference}`);
    expect(await at('2026-11-24T23:00:00.000Z'), 'only once').toEqual([]);
  });

  it('isn’t sent if everything in it was read', async () => {
    const { store, at, clock } = await withDigest(8);
    const { leadId } = await submit(store, { message: 'Saturday' });
    expect(digests(await at('2026-11-22T13:00:00.000Z'))).toHaveLength(1);
    await saveSampleResponse(store, leadId);
    await bySystem(store, (transaction) => markLeadRead(transaction, { leadId, isRead: true }));
    expect(await at('2026-11-23T13:00:00.000Z'), 'read before it was queued').toEqual([]);
    const other = await submit(store, { message: 'Monday' });
    clock.advance(Date.parse('2026-11-24T13:00:00.000Z') - clock.now().getTime());
    await queueDigest(store);
    await bySystem(store, (transaction) => deleteLead(transaction, { leadId: other.leadId }));
    expect(digests(await at('2026-11-24T14:00:00.000Z')), 'deleted before it was sent').toEqual([]);
    expect(await countWaiting(store)).toBe(0);
  });

  it('isn’t sent on a day without leads, or for later ones', async () => {
    const { store, at } = await withDigest(8);
    expect(await at('2026-11-22T13:00:00.000Z')).toEqual([]);
    await submit(store, { message: 'After its hour' });
    await submit(store, { message: 'spam', spam: { score: 90, reasons: ['Trap'] } });
    expect(digests(await at('2026-11-22T14:00:00.000Z'))).toEqual([]);
    expect(digests(await at('2026-11-23T13:00:00.000Z'))).toHaveLength(1);
    await submit(store, { message: 'only spam', spam: { score: 90, reasons: ['Trap'] } });
    expect(digests(await at('2026-11-24T13:00:00.000Z'))).toEqual([]);
  });

  it('covers all days since the last one after a downtime', async () => {
    const { store, at } = await withDigest(8);
    await submit(store, { message: 'Saturday' });
    expect(digests(await at('2026-11-22T13:00:00.000Z'))).toHaveLength(1);
    await submit(store, { message: 'Sunday' });
    expect(digests(await at('2026-11-25T20:00:00.000Z'))).toEqual([expect.stringContaining('1 new lead')]);
  });

  it('is sent only while it is on, and covers at most a week afterwards', async () => {
    const { store, at } = await withDigest(8);
    await submit(store, { message: 'told' });
    expect(digests(await at('2026-11-22T13:00:00.000Z'))).toHaveLength(1);
    await setDigest(store, { isOn: false, hour: 8 });
    await submit(store, { message: 'long ago' });
    expect(digests(await at('2026-12-08T13:00:00.000Z'))).toEqual([]);
    await submit(store, { message: 'this week' });
    await setDigest(store, { isOn: true, hour: 8 });
    expect(digests(await at('2026-12-09T13:00:00.000Z'))).toEqual([expect.stringContaining('1 new lead')]);
  });

  it('leaves out leads that were deleted before it was sent', async () => {
    const store = await temporaryStore();
    await setDigest(store, { isOn: true, hour: 8 });
    const { leadId } = await submit(store, { lastName: 'Forgettable', message: '1' });
    const { reference } = await submit(store, { message: '2' });
    await queueDigest(store);
    await bySystem(store, (transaction) => deleteLead(transaction, { leadId }));
    const mail = {
      template: 'lead-digest',
      leadId: null,
      digestDay: '2026-11-21',
      replyId: null,
      letter: null,
    } as const;
    const { text } = await composeMail(store, mail, { facts: defaultBusinessFacts, mailTo: OWNER });
    expect(text).toContain(reference);
    expect(text).not.toContain('Forgettable');
  });
});
