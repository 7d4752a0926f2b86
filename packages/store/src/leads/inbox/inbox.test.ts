import { leadKindNames } from '@showroom/catalog-data/lead-kinds';
import { readdir, readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { reader } from '../../database/handles.ts';
import { deleteLead, markLeadRead, setLeadStatus, setLeadSuspected } from './change-lead.ts';
import { createLead } from '../create-lead.ts';
import { streamLeadsCsv } from './export-leads.ts';
import type { LeadFilter } from './lead-filter.ts';
import { findLead, findLeadFile } from './find-lead.ts';
import { listRelatedLeads } from './lead-neighbours.ts';
import { COUNTED_MATCHES } from './lead-filter.ts';
import { countLeadsByStatus, listLeads } from './list-leads.ts';
import type { LeadPage } from './list-leads.ts';
import { leadStatuses } from '../lead-status.ts';
import { fillInbox } from '../../testing/many-leads.ts';
import type { NewLead } from '../new-lead.ts';
import type { Store } from '../../store.ts';
import { loadSampleLeads } from '../sample/sample-leads.ts';
import { jpegFile, pdfFile, sampleLead } from '../../testing/sample-input.ts';
import { bySystem, temporaryStore, TestClock } from '../../testing/temporary-store.ts';
import { engine } from '../../testing/test-database.ts';
import { listStoredFiles } from '../../testing/stored-files.ts';

async function submit(store: Store, overrides: Partial<NewLead> = {}, files = [jpegFile('kitchen.jpg')]) {
  const result = await createLead(store, sampleLead(overrides), files);
  if (!result.ok) throw new Error(result.code);
  return result;
}

/** The last letters of a page's messages. */
function messages({ leads }: LeadPage): string {
  return leads.map(({ message }) => message.slice(-1)).join('');
}

describe('list', () => {
  it('finds a lead by any part of its data', async () => {
    const store = await temporaryStore();
    await submit(store);
    const wanted = await submit(store, {
      firstName: 'Hélène',
      lastName: 'Côté-Sample',
      email: 'birch@home.example',
      phone: '(807) 555-0177',
      subject: { kind: 'quartz', slug: 'urban-ash', label: 'Urban Ash quartz' },
      answers: [{ label: 'Budget', value: 'about $7,250' }],
      message: 'Island with a waterfall end, 100% sure, a_b',
    });
    for (const query of [
      'helene',
      'HÉLÈNE',
      'cote-sample',
      'birch@home',
      '8075550177',
      '(807) 555-0177',
      '807-555-0177',
      '807.555.0177',
      '807 555 0177',
      '807–555–0177',
      '+1 807 555 0177',
      '+18075550177',
      '1-807-555-0177',
      '555-0177',
      '(807)555-01 77',
      'hélène 807-555 côté',
      'waterfall end',
      'end waterfall',
      'urban ash',
      '$7,250',
      '100%',
      'a_b',
      wanted.reference.toLowerCase(),
    ]) {
      const { leads } = await listLeads(store, { query });
      expect
        .soft(
          leads.map(({ reference }) => reference),
          query,
        )
        .toEqual([wanted.reference]);
    }
  });

  it('finds a phone number however it was written in the form', async () => {
    const store = await temporaryStore();
    const written = ['+1 807 555 0177', '1.807.555.0177', '8075550177', '(807) 555–0177'];
    for (const phone of written) await submit(store, { phone, message: `From ${phone}` });
    await submit(store, { phone: '(416) 555-0177', message: 'From elsewhere' });
    for (const query of [...written, '807-555', '807 5550177']) {
      expect((await listLeads(store, { query })).total, query).toBe(4);
    }
  });

  it('finds a word by its beginning', async () => {
    const store = await temporaryStore();
    await submit(store);
    for (const query of ['aur', 'visitor@home.ex', 'feet ple', '80755', '5550199', '0199']) {
      expect.soft((await listLeads(store, { query })).total, query).toBe(1);
    }
  });

  it('searches query syntax of the index as plain text', async () => {
    const store = await temporaryStore();
    await submit(store, { message: 'plain words' });
    for (const query of [
      '"',
      '"*',
      'aurora" OR "x',
      'NOT aurora',
      'aurora)',
      '(aurora',
      '-',
      '{labels}: x',
      'labels:x',
      'NEAR(a b)',
      '*',
      '\uE000status_new',
      '🪨',
      'a'.repeat(200),
    ]) {
      const { total } = await listLeads(store, { query });
      expect.soft(total, query).toBe(['aurora)', '(aurora'].includes(query) ? 1 : 0);
    }
  });

  it('doesn’t treat % and _ as wildcards', async () => {
    const store = await temporaryStore();
    await submit(store, { message: 'plain words' });
    for (const query of ['%', '_', 'p_ain', String.raw`\ `]) {
      expect((await listLeads(store, { query })).total).toBe(0);
    }
  });

  it('filters and counts by status, form and suspicion', async () => {
    const store = await temporaryStore();
    const first = await submit(store, { message: 'one' });
    await submit(store, { message: 'two', kind: 'contact' });
    await submit(store, { message: 'three', spam: { score: 90, reasons: ['Trap'] } });
    await bySystem(store, (transaction) => setLeadStatus(transaction, { leadId: first.leadId, status: 'quoted' }));
    await bySystem(store, (transaction) => markLeadRead(transaction, { leadId: first.leadId, isRead: true }));

    expect((await listLeads(store, { status: 'quoted' })).leads).toMatchObject([
      { message: 'one', isRead: true, fileCount: 1 },
    ]);
    expect((await listLeads(store, { kind: 'contact' })).leads).toMatchObject([{ message: 'two' }]);
    expect((await listLeads(store, { isSuspected: true })).leads).toMatchObject([{ message: 'three' }]);
    expect((await listLeads(store, { isSuspected: false })).total).toBe(2);
    expect(await countLeadsByStatus(store)).toEqual({
      byStatus: { new: 2, contacted: 0, quoted: 1, won: 0, lost: 0, archived: 0 },
      total: 3,
      unread: 2,
      answered: 0,
      suspected: 1,
    });
  });

  it('pages from the newest to the oldest and back without losing or repeating one', async () => {
    const store = await temporaryStore();
    for (let index = 0; index < 7; index += 1) await submit(store, { message: `number ${index}` }, []);

    const first = await listLeads(store, { pageSize: 3 });
    const second = await listLeads(store, { pageSize: 3, below: first.next ?? 0 });
    const third = await listLeads(store, { pageSize: 3, below: second.next ?? 0 });
    expect([first, second, third].map(messages)).toEqual(['654', '321', '0']);
    expect([first.previous, third.next]).toEqual([null, null]);
    for (const page of [first, second, third]) expect(page).toMatchObject({ total: 7, isMore: false });

    const secondAgain = await listLeads(store, { pageSize: 3, above: third.previous ?? 0 });
    expect(secondAgain).toEqual(second);
    // Two are newer than that: the first page shows them and one more, rather than two alone.
    expect(messages(await listLeads(store, { pageSize: 3, above: secondAgain.previous ?? 0 }))).toBe('654');
  });

  it('keeps its place when leads are added and deleted', async () => {
    const store = await temporaryStore();
    for (let index = 0; index < 5; index += 1) await submit(store, { message: `number ${index}` }, []);
    const first = await listLeads(store, { pageSize: 2 });
    await submit(store, { message: 'one more' }, []);
    for (const { id } of first.leads) await bySystem(store, (transaction) => deleteLead(transaction, { leadId: id }));
    const second = await listLeads(store, { pageSize: 2, below: first.next ?? 0 });
    expect(second.leads.map(({ message }) => message)).toEqual(['number 2', 'number 1']);
    expect(second).toMatchObject({ total: 4, previous: expect.any(Number), next: expect.any(Number) });
  });

  it('shows the first page instead of one that has become empty', async () => {
    const store = await temporaryStore();
    await submit(store, {}, []);
    expect(await listLeads(store, { below: 1 })).toMatchObject({ total: 1, previous: null, next: null });
    expect((await listLeads(store, { below: 1 })).leads).toHaveLength(1);
    expect((await listLeads(store, { above: 99 })).leads).toHaveLength(1);
    expect(await listLeads(store, { query: 'nobody', below: 1 })).toMatchObject({ leads: [], total: 0, next: null });
  });

  it('pages through the results of a search and a filter', async () => {
    const store = await temporaryStore();
    const ids: string[] = [];
    for (let index = 0; index < 6; index += 1) {
      ids.push((await submit(store, { message: `${index % 2 === 0 ? 'even' : 'odd'} ${index}` }, [])).leadId);
    }
    for (const leadId of ids.slice(0, 5)) {
      await bySystem(store, (transaction) => setLeadStatus(transaction, { leadId, status: 'won' }));
    }
    const choice = { query: 'even', status: 'won', pageSize: 2 } as const;
    const first = await listLeads(store, choice);
    const second = await listLeads(store, { ...choice, below: first.next ?? 0 });
    expect([...first.leads, ...second.leads].map(({ message }) => message)).toEqual(['even 4', 'even 2', 'even 0']);
    expect(first.total).toBe(3);
    expect((await listLeads(store, { query: 'even', status: 'new' })).total).toBe(0);
  });

  it('keeps correct counts through any changes', async () => {
    const store = await temporaryStore();
    await fillInbox(store, 60);
    const { leads } = await listLeads(store, { pageSize: 60 });
    for (const [index, { id: leadId }] of leads.entries()) {
      await bySystem(store, async (transaction) => {
        if (index % 4 === 0) await setLeadStatus(transaction, { leadId, status: 'lost' });
        if (index % 5 === 0) await markLeadRead(transaction, { leadId, isRead: index % 2 === 0 });
        if (index % 6 === 0) await setLeadSuspected(transaction, { leadId, isSuspected: index % 4 === 0 });
        if (index % 7 === 0) await deleteLead(transaction, { leadId });
      });
    }
    await bySystem(store, async (transaction) => {
      await deleteLead(transaction, { leadId: leads[1]?.id ?? '' });
      throw new Error('Changed my mind');
    }).catch(() => undefined);

    const rows = await reader(store).selectFrom('lead').select(['status', 'kind', 'is_read', 'is_suspected']).execute();
    const counts = await countLeadsByStatus(store);
    expect(counts).toMatchObject({
      total: rows.length,
      unread: rows.filter((row) => row.is_read === 0).length,
      suspected: rows.filter((row) => row.is_suspected === 1).length,
    });
    for (const status of leadStatuses) {
      const ofStatus = rows.filter((row) => row.status === status);
      expect(counts.byStatus[status]).toBe(ofStatus.length);
      for (const kind of leadKindNames) {
        for (const isSuspected of [true, false]) {
          const expected = ofStatus.filter(
            (row) => row.kind === kind && (row.is_suspected === 1) === isSuspected,
          ).length;
          const found = await listLeads(store, { status, kind, isSuspected, pageSize: 100 });
          expect([found.total, found.leads.length]).toEqual([expected, expected]);
          // The index of the search has moved along with each change.
          const searched = await listLeads(store, { query: 'visitor', status, kind, isSuspected, pageSize: 100 });
          expect([searched.total, searched.leads.length]).toEqual([expected, expected]);
        }
      }
    }
  });

  it('counts up to a thousand results, and then says that there are more', async () => {
    const store = await temporaryStore();
    await fillInbox(store, COUNTED_MATCHES + 1);
    expect(await listLeads(store, {})).toMatchObject({ total: COUNTED_MATCHES + 1, isMore: false });
    expect(await listLeads(store, { query: 'visitor' })).toMatchObject({ total: COUNTED_MATCHES, isMore: true });
    const { leadId } = { leadId: (await listLeads(store, { query: 'visitor' })).leads[0]?.id ?? '' };
    await bySystem(store, (transaction) => deleteLead(transaction, { leadId }));
    expect(await listLeads(store, { query: 'visitor' })).toMatchObject({ total: COUNTED_MATCHES, isMore: false });
  });
});

describe('one lead', () => {
  it('is found by id and by reference, with its files and emails', async () => {
    const store = await temporaryStore();
    const { leadId, reference } = await submit(store, {}, [jpegFile('a.jpg'), pdfFile('b.pdf')]);
    const lead = await findLead(store, ` ${reference.toLowerCase()} `);
    expect(lead).toEqual(await findLead(store, leadId));
    expect(lead).toMatchObject({
      answers: sampleLead().answers,
      subject: sampleLead().subject,
      files: [{ originalName: 'a.jpg' }, { originalName: 'b.pdf' }],
      mails: [
        { template: 'owner-notice', state: 'waiting' },
        { template: 'visitor-confirmation', state: 'waiting' },
      ],
    });
    expect(await findLead(store, 'Q-0000-0000')).toBeNull();
  });

  it('returns only its own files', async () => {
    const store = await temporaryStore();
    const one = await submit(store);
    const other = await submit(store, { message: 'other' });
    const fileId = (await findLead(store, one.leadId))?.files[0]?.id ?? '';
    expect(await findLeadFile(store, one.leadId, fileId)).toMatchObject({ originalName: 'kitchen.jpg' });
    expect(await findLeadFile(store, other.leadId, fileId)).toBeNull();
    expect(await findLeadFile(store, one.leadId, '../showroom.db')).toBeNull();
  });

  it('can be marked as not spam', async () => {
    const store = await temporaryStore();
    const { leadId } = await submit(store, { spam: { score: 90, reasons: ['Trap'] } });
    expect(
      await bySystem(store, (transaction) => setLeadSuspected(transaction, { leadId: leadId, isSuspected: false })),
    ).toBe(true);
    expect(await findLead(store, leadId)).toMatchObject({ isSuspected: false, spam: { score: 90 } });
  });

  it('is deleted with files and emails, and on SQLite overwritten in the database file', async () => {
    const store = await temporaryStore();
    await submit(store, { message: 'Another' });
    const { leadId } = await submit(store, { lastName: 'Forgettable', message: 'Please forget this' });
    await bySystem(store, (transaction) => setLeadStatus(transaction, { leadId, status: 'quoted' }));
    expect(await bySystem(store, (transaction) => deleteLead(transaction, { leadId: leadId }))).toBe(true);
    expect(await bySystem(store, (transaction) => deleteLead(transaction, { leadId: leadId }))).toBe(false);
    expect(await bySystem(store, (transaction) => setLeadStatus(transaction, { leadId: leadId, status: 'won' }))).toBe(
      false,
    );
    expect(await findLead(store, leadId)).toBeNull();
    expect(await listStoredFiles(store)).toHaveLength(1);
    for (const table of ['outbox', 'lead_file'] as const) {
      const rows = await reader(store).selectFrom(table).select('lead_id').execute();
      expect(rows.filter((row) => row.lead_id === leadId)).toEqual([]);
    }
    if (engine !== 'sqlite') return;
    // The last one to close a database brings everything into its file.
    await store.close();
    const bytes = await readFile(path.join(store.dataDir, 'showroom.db'));
    expect(bytes.includes('forget this')).toBe(false);
    // Nor do its words stay in the index of the search, whole or as the end of one after a shared beginning.
    expect(bytes.includes('forgettable') || bytes.includes('gettable')).toBe(false);
  });
});

async function exportCsv(store: Store, filter: LeadFilter = {}): Promise<string> {
  let csv = '';
  for await (const piece of streamLeadsCsv(store, filter)) csv += piece;
  return csv;
}

describe('export', () => {
  it('lets other requests through', async () => {
    const store = await temporaryStore();
    await fillInbox(store, 501);
    let turns = 0;
    const countTurn = () => {
      turns += 1;
      turn = setImmediate(countTurn);
    };
    let turn = setImmediate(countTurn);
    const pieces: string[] = [];
    for await (const piece of streamLeadsCsv(store)) pieces.push(piece);
    clearImmediate(turn);
    expect(turns).toBeGreaterThanOrEqual(pieces.length - 2);
  });

  it('contains every lead once, in pieces of bounded size', async () => {
    const store = await temporaryStore();
    await fillInbox(store, 1001);
    const pieces: string[] = [];
    for await (const piece of streamLeadsCsv(store)) pieces.push(piece);
    expect(pieces.length).toBeGreaterThan(5);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(pieces.join('').length / 4);
    const references = pieces.join('').match(/"Q-[^"]+"/g) ?? [];
    expect([references.length, new Set(references).size]).toEqual([1001, 1001]);
  });

  it('follows RFC 4180 and works in spreadsheets', async () => {
    const store = await temporaryStore();
    await submit(store, { lastName: 'O"Sample, Jr.', message: 'two\nlines', email: 'é@home.example' });
    const csv = await exportCsv(store);
    expect(csv.startsWith('\uFEFF"Reference","Received (Thunder Bay time)","Status"')).toBe(true);
    expect(csv.endsWith('"\r\n')).toBe(true);
    expect(csv).toContain(',"O""Sample, Jr.",');
    expect(csv).toContain(',"two\nlines",');
    expect(csv).toContain('"kitchen.jpg"');
    expect(csv, 'labels, not stored values').toContain(',"New","Quote request","no",');
  });

  it('gives times in the shop’s time zone, and says so', async () => {
    const clock = new TestClock(Date.parse('2026-11-22T02:30:00.000Z'));
    const store = await temporaryStore({ clock });
    await submit(store, { message: 'Late in the evening' }, []);
    clock.advance(Date.parse('2027-07-01T03:59:59.000Z') - clock.now().getTime());
    await submit(store, { message: 'Late in summer' }, []);
    const csv = await exportCsv(store);
    expect(csv).toContain('"2026-11-21 21:30:00","New"');
    expect(csv).toContain('"2027-06-30 23:59:59","New"');
    expect(csv.split('\r\n', 1)[0]?.match(/\([^)]*\)/g)).toEqual(['(Thunder Bay time)', '(Thunder Bay time)', '(CAD)']);
  });

  it('escapes formulas', async () => {
    const store = await temporaryStore();
    const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '＝1+1', '=cmd|"/c calc"!A1'];
    for (const formula of formulas) await submit(store, { firstName: formula, message: formula }, []);
    const csv = await exportCsv(store);
    for (const formula of formulas) {
      const quoted = formula.replaceAll('"', '""');
      expect.soft(csv).toContain(`,"'${quoted}","Visitor",`);
      expect.soft(csv).not.toContain(`,"${quoted}"`);
    }
  });

  it('follows the filter', async () => {
    const store = await temporaryStore();
    await submit(store, { message: 'keep me' });
    await submit(store, { message: 'leave me' });
    const csv = await exportCsv(store, { query: 'keep' });
    expect(csv).toContain('keep me');
    expect(csv).not.toContain('leave me');
  });
});

it('adds samples to an empty inbox once, and queues no emails', async () => {
  const store = await temporaryStore();
  expect(await loadSampleLeads(store)).toBe(30);
  expect(await loadSampleLeads(store)).toBe(0);
  const { leads } = await listLeads(store, { pageSize: 100 });
  expect(leads.every((lead) => lead.firstName === 'Sample' && lead.email.endsWith('.example'))).toBe(true);
  expect(
    leads.every((lead) => lead.phone === null || /^1?(?:807)?55501\d\d4?$/.test(lead.phone.replaceAll(/\D/g, ''))),
  ).toBe(true);
  const found = await Promise.all(leads.map(({ id }) => findLead(store, id)));
  expect(found.filter((lead) => lead?.kind === 'custom-quote' && lead.answers.length >= 20).length).toBeGreaterThan(4);
  const drawings = found.flatMap((lead) => lead?.files.map((file) => ({ leadId: lead.id, ...file })) ?? []);
  expect(drawings.length).toBeGreaterThan(4);
  for (const { leadId, id, byteSize, originalName } of drawings) {
    expect(originalName).toMatch(/^sample-/);
    const content = await findLeadFile(store, leadId, id);
    if (content === null) throw new Error('The drawing is kept');
    const bytes = await buffer(content.read());
    expect(bytes).toHaveLength(byteSize);
    expect(bytes.toString('latin1')).toMatch(/^%PDF-[^]*%%EOF\n$/);
  }
  expect(await listRelatedLeads(store, leads[0]?.id ?? '')).not.toEqual([]);
  expect(await readdir(store.incomingDir)).toEqual([]);
  const { byStatus, suspected, unread } = await countLeadsByStatus(store);
  expect(Object.values(byStatus).every((count) => count > 0)).toBe(true);
  expect(suspected).toBeGreaterThan(0);
  expect(unread).toBeGreaterThan(3);
  expect(await reader(store).selectFrom('outbox').selectAll().execute()).toEqual([]);
});
