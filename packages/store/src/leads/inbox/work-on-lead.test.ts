import { describe, expect, it } from 'vitest';
import { listActivity } from '../../activity/list-activity.ts';
import { reader, writer } from '../../database/handles.ts';
import { wordsOfNotes } from '../../database/migrations/2026-11-28-words-of-notes.ts';
import { addAccount } from '../../testing/add-account.ts';
import { sampleLead } from '../../testing/sample-input.ts';
import { bySystem, temporaryStore, TestClock } from '../../testing/temporary-store.ts';
import type { Store } from '../../store.ts';
import { createLead } from '../create-lead.ts';
import type { LeadStatus } from '../lead-status.ts';
import { LARGEST_VALUE } from '../lead-value.ts';
import { indexLeads } from '../search/index-leads.ts';
import {
  addLeadNote,
  deleteLead,
  moveLeadsBack,
  setFollowUp,
  setLeadStatus,
  setLeadStatuses,
  setLeadValue,
} from './change-lead.ts';
import { streamLeadsCsv } from './export-leads.ts';
import { findLead } from './find-lead.ts';
import { listLeads } from './list-leads.ts';
import { sumWonValue } from './won-value.ts';

async function submit(store: Store, message: string): Promise<string> {
  const result = await createLead(store, sampleLead({ message }), []);
  if (!result.ok) throw new Error(result.code);
  return result.leadId;
}

async function listWords(store: Store): Promise<string[]> {
  return (await listActivity(store, { limit: 10 })).map(({ words }) => words);
}

const since = new Date('2000-01-01T00:00:00Z');

describe('the value of a lead', () => {
  it('is stored in cents, recorded in the activity, and removed again', async () => {
    const store = await temporaryStore();
    const leadId = await submit(store, 'One');
    const set = (valueCents: number | null) =>
      bySystem(store, (transaction) => setLeadValue(transaction, { leadId, valueCents }));
    expect(await findLead(store, leadId)).toMatchObject({ valueCents: null, wonAt: null });
    expect(await set(1_250_050)).toBe(true);
    expect(await findLead(store, leadId)).toMatchObject({ valueCents: 1_250_050 });
    expect((await listLeads(store)).leads).toMatchObject([{ valueCents: 1_250_050 }]);
    expect(await listWords(store)).toContainEqual(expect.stringMatching(/^Set the value of Q-\S+ to \$12,500\.50$/));
    expect(await set(null)).toBe(true);
    expect(await findLead(store, leadId)).toMatchObject({ valueCents: null });
  });

  it.each([-1, 0.5, Number.NaN, LARGEST_VALUE + 1])('rejects %d', async (valueCents) => {
    const store = await temporaryStore();
    const leadId = await submit(store, 'One');
    await expect(bySystem(store, (transaction) => setLeadValue(transaction, { leadId, valueCents }))).rejects.toThrow(
      RangeError,
    );
  });

  it('counts as won from the time the lead is won', async () => {
    const store = await temporaryStore();
    const won = await submit(store, 'Won');
    const large = await submit(store, 'Also won');
    const open = await submit(store, 'Open');
    const unknown = await submit(store, 'Won, of unknown value');
    expect(await sumWonValue(store, { since })).toEqual({ total: 0, recent: 0 });
    await bySystem(store, async (transaction) => {
      await setLeadValue(transaction, { leadId: won, valueCents: 1_250_050 });
      await setLeadValue(transaction, { leadId: large, valueCents: LARGEST_VALUE });
      await setLeadValue(transaction, { leadId: open, valueCents: 99 });
      for (const leadId of [won, large, unknown]) await setLeadStatus(transaction, { leadId, status: 'won' });
    });
    const total = 1_250_050 + LARGEST_VALUE;
    expect(await sumWonValue(store, { since })).toEqual({ total, recent: total });
    const wonAt = (await findLead(store, won))?.wonAt ?? '';
    expect(await sumWonValue(store, { since: new Date(wonAt) })).toEqual({ total, recent: total });
    const later = new Date(Date.parse(wonAt) + 1);
    expect(await sumWonValue(store, { since: later })).toEqual({ total, recent: 0 });
    await bySystem(store, (transaction) => setLeadStatus(transaction, { leadId: large, status: 'lost' }));
    expect(await findLead(store, large)).toMatchObject({ wonAt: null, valueCents: LARGEST_VALUE });
    expect(await sumWonValue(store, { since })).toEqual({ total: 1_250_050, recent: 1_250_050 });
  });

  it('keeps the day it was won through archiving, restoring and undo', async () => {
    const clock = new TestClock();
    const store = await temporaryStore({ clock });
    const leadId = await submit(store, 'One');
    const moveTo = async (status: LeadStatus) => {
      clock.advance(86_400_000);
      const shown = (await findLead(store, leadId))?.status ?? 'new';
      const leads = [{ leadId, shown }];
      return (await bySystem(store, (transaction) => setLeadStatuses(transaction, { leads, status }))).moved;
    };
    const wonAt = async () => (await findLead(store, leadId))?.wonAt ?? null;
    await bySystem(store, (transaction) => setLeadValue(transaction, { leadId, valueCents: 500 }));
    await moveTo('won');
    const day = store.now().toISOString();
    expect(await wonAt()).toBe(day);
    const away = await moveTo('archived');
    expect(await sumWonValue(store, { since: new Date(day) })).toEqual({ total: 500, recent: 500 });
    await bySystem(store, (transaction) => moveLeadsBack(transaction, { moved: away, from: 'archived' }));
    expect(await wonAt()).toBe(day);
    const lost = await moveTo('lost');
    expect([lost, await wonAt()]).toEqual([[expect.objectContaining({ was: 'won', wonAt: day })], null]);
    await bySystem(store, (transaction) => moveLeadsBack(transaction, { moved: lost, from: 'lost' }));
    expect(await wonAt()).toBe(day);
    await moveTo('lost');
    await moveTo('archived');
    expect(await wonAt(), 'lost and archived is not won').toBeNull();
    const mistake = await moveTo('won');
    await bySystem(store, (transaction) => moveLeadsBack(transaction, { moved: mistake, from: 'won' }));
    expect(await wonAt(), 'won by mistake, and undone').toBeNull();
    await moveTo('won');
    expect(await wonAt(), 'won again').toBe(store.now().toISOString());
    const open = await moveTo('new');
    clock.advance(1);
    const later = [{ reference: open[0]?.reference ?? '', was: 'won' as const, wonAt: '2999-01-01T00:00:00.000Z' }];
    await bySystem(store, (transaction) => moveLeadsBack(transaction, { moved: later, from: 'new' }));
    expect(await wonAt(), 'never in the future').toBe(store.now().toISOString());
  });
});

describe('several leads at once', () => {
  it('are moved, except those that someone else changed or deleted, and says who', async () => {
    const store = await temporaryStore();
    const [still = '', moved = '', same = '', gone = ''] = await Promise.all(
      ['Still', 'Moved', 'Same', 'Gone'].map((message) => submit(store, message)),
    );
    const { accountId } = await addAccount(store, 'sales');
    await store.write({ actor: { kind: 'account', accountId, username: 'anna' } }, async (transaction) => {
      await setLeadStatus(transaction, { leadId: moved, status: 'quoted' });
      await setLeadStatus(transaction, { leadId: same, status: 'lost' });
      await deleteLead(transaction, { leadId: gone });
    });
    const leads = [still, moved, same, gone, 'never'].map((leadId) => ({ leadId, shown: 'new' as const }));
    expect(await bySystem(store, (transaction) => setLeadStatuses(transaction, { leads, status: 'lost' }))).toEqual({
      moved: [{ reference: (await findLead(store, still))?.reference, was: 'new', wonAt: null }],
      sameCount: 1,
      left: [
        { by: 'The sales', status: 'quoted' },
        { by: 'The sales', status: null },
        { by: null, status: null },
      ],
    });
    expect((await findLead(store, moved))?.status).toBe('quoted');
  });
});

describe('a day to follow up', () => {
  it('lists leads by follow-up day, also in searches and exports', async () => {
    const store = await temporaryStore();
    const days = { later: '2026-12-24', none: null, sooner: '2026-11-30' };
    for (const [message, followUpOn] of Object.entries(days)) {
      const leadId = await submit(store, message);
      await bySystem(store, (transaction) => setFollowUp(transaction, { leadId, followUpOn }));
    }
    const followUps = await listLeads(store, { hasFollowUp: true, order: { by: 'due', isDescending: false } });
    expect(followUps).toMatchObject({ total: 2, isMore: false, previous: null, next: null });
    expect(followUps.leads.map(({ message, followUpOn }) => [message, followUpOn])).toEqual([
      ['sooner', '2026-11-30'],
      ['later', '2026-12-24'],
    ]);
    expect((await listLeads(store)).leads.map(({ message }) => message)).toEqual(['sooner', 'none', 'later']);
    expect(await listLeads(store, { hasFollowUp: true, query: 'later' })).toMatchObject({ total: 1 });
    expect(await listLeads(store, { hasFollowUp: true, query: 'none' })).toMatchObject({ total: 0, leads: [] });
    expect(await listLeads(store, { hasFollowUp: true, status: 'won' })).toMatchObject({ total: 0, leads: [] });
    let csv = '';
    for await (const piece of streamLeadsCsv(store, { hasFollowUp: true })) csv += piece;
    expect(csv.trim().split('\r\n')).toHaveLength(3);
    expect(csv).toContain('"2026-11-30"');
  });

  it('is removed from the list, and stays when the status changes', async () => {
    const store = await temporaryStore();
    const leadId = await submit(store, 'One');
    await bySystem(store, async (transaction) => {
      await setFollowUp(transaction, { leadId, followUpOn: '2028-02-29' });
      await setLeadStatus(transaction, { leadId, status: 'contacted' });
    });
    const query = { hasFollowUp: true, query: 'One' };
    expect(await listLeads(store, query)).toMatchObject({ total: 1 });
    await bySystem(store, (transaction) => setFollowUp(transaction, { leadId, followUpOn: null }));
    expect(await listLeads(store, query)).toMatchObject({ total: 0 });
    const done = (await listActivity(store, { query: 'follow-up' })).map(({ words }) => words);
    expect(done.toSorted()).toEqual([
      expect.stringMatching(/^Cleared the follow-up date of /),
      expect.stringMatching(/ to Feb 29, 2028$/),
    ]);
  });

  it.each(['', '2026-02-30', '2026-13-01', '26-01-01', 'tomorrow', '2026-11-30T00:00'])('can’t be %j', async (day) => {
    const store = await temporaryStore();
    const leadId = await submit(store, 'One');
    await expect(
      bySystem(store, (transaction) => setFollowUp(transaction, { leadId, followUpOn: day })),
    ).rejects.toThrow(RangeError);
  });
});

describe('notes', () => {
  it('have an author and a time, newest first, and are deleted with their lead', async () => {
    const store = await temporaryStore();
    const leadId = await submit(store, 'One');
    const { accountId } = await addAccount(store, 'sales');
    const actor = { kind: 'account', accountId, username: 'anna' } as const;
    const add = (after: string) =>
      store.write({ actor }, (transaction) =>
        addLeadNote(transaction, { leadId, after, words: ' Rang twice.\r\nNobody in. ' }),
      );
    // Its answer was lost, and it was sent again.
    for (let times = 0; times < 2; times += 1) expect(await add('')).toBe(true);
    const notes = (await findLead(store, leadId))?.notes;
    expect(notes).toEqual([
      { id: expect.any(String), at: expect.stringMatching(/Z$/), author: 'anna', words: 'Rang twice.\nNobody in.' },
    ]);
    const words = await listWords(store);
    await add(notes?.[0]?.id ?? '');
    expect((await findLead(store, leadId))?.notes, 'the same note again').toHaveLength(2);
    expect(words).toContainEqual(expect.stringMatching(/^Added a note to Q-\S+$/));
    expect(words.join(), 'notes are deleted with their lead').not.toContain('Rang');
    await bySystem(store, (transaction) => deleteLead(transaction, { leadId }));
    expect(await reader(store).selectFrom('lead_note').selectAll().execute()).toEqual([]);
  });

  it('need text and a lead', async () => {
    const store = await temporaryStore();
    const leadId = await submit(store, 'One');
    await expect(
      bySystem(store, (transaction) => addLeadNote(transaction, { leadId, after: '', words: ' \n ' })),
    ).rejects.toThrow(RangeError);
    expect(
      await bySystem(store, (transaction) => addLeadNote(transaction, { leadId: 'gone', after: '', words: 'x' })),
    ).toBe(false);
    expect(await bySystem(store, (transaction) => setLeadValue(transaction, { leadId: 'gone', valueCents: 1 }))).toBe(
      false,
    );
  });
});

describe('a note about a lead', () => {
  it('makes the lead searchable, as does an older note', async () => {
    const store = await temporaryStore();
    const [leadId, other] = [await submit(store, 'One'), await submit(store, 'Two')];
    const find = async (query: string) => (await listLeads(store, { query })).leads.map(({ id }) => id);
    const words = 'Wants herringbone; her sister is at 807 555 0188';
    await bySystem(store, (transaction) => addLeadNote(transaction, { leadId, after: '', words }));
    expect(await find('herringbone')).toEqual([leadId]);
    expect(await find('(807) 555-0188')).toEqual([leadId]);

    const early = { id: 'early', lead_id: other, at: '2026-11-20T12:00:00.000Z', author: null, words: 'Likes chevron' };
    await bySystem(store, async (transaction) => writer(transaction).insertInto('lead_note').values(early).execute());
    expect(await find('chevron')).toEqual([]);
    await bySystem(store, async (transaction) => wordsOfNotes.up(writer(transaction)));
    expect(await find('chevron')).toEqual([other]);
    await bySystem(store, indexLeads);
    expect([await find('chevron'), await find('herringbone')], 'as after a restore').toEqual([[other], [leadId]]);
  });
});
