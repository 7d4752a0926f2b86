import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { reader } from '../../database/handles.ts';
import { deleteLead, markLeadRead, setLeadStatus, setLeadSuspected } from './change-lead.ts';
import { createLead } from '../create-lead.ts';
import { exportLeadsCsv } from './export-leads.ts';
import { findLead, findLeadFile } from './find-lead.ts';
import { countLeadsByStatus, listLeads } from './list-leads.ts';
import type { NewLead } from '../new-lead.ts';
import type { Store } from '../../store.ts';
import { loadSampleLeads } from '../sample-leads.ts';
import { jpegFile, pdfFile, sampleLead } from '../../testing/sample-input.ts';
import { TestClock, temporaryStore, bySystem } from '../../testing/temporary-store.ts';
import { engine } from '../../testing/test-database.ts';
import { listStoredFiles } from '../../testing/stored-files.ts';

async function submit(store: Store, overrides: Partial<NewLead> = {}, files = [jpegFile('kitchen.jpg')]) {
  const result = await createLead(store, sampleLead(overrides), files);
  if (!result.ok) throw new Error(result.code);
  return result;
}

describe('list', () => {
  it.each([
    ['helene'],
    ['HÉLÈNE'],
    ['cote-sample'],
    ['birch@home'],
    ['8075550177'],
    ['(807) 555-0177'],
    ['807-555-0177'],
    ['807.555.0177'],
    ['807 555 0177'],
    ['807–555–0177'],
    ['+1 807 555 0177'],
    ['+18075550177'],
    ['1-807-555-0177'],
    ['555-0177'],
    ['(807)555-01 77'],
    ['hélène 807-555 côté'],
    ['waterfall end'],
    ['end waterfall'],
    ['urban ash'],
    ['$7,250'],
    ['100%'],
    ['a_b'],
  ])('finds a lead by %j and no other', async (query) => {
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
    const { leads } = await listLeads(store, { query });
    expect(leads.map(({ reference }) => reference)).toEqual([wanted.reference]);
    expect((await listLeads(store, { query: wanted.reference.toLowerCase() })).total).toBe(1);
  });

  it('finds a telephone number however it was written in the form', async () => {
    const store = await temporaryStore();
    const written = ['+1 807 555 0177', '1.807.555.0177', '8075550177', '(807) 555–0177'];
    for (const phone of written) await submit(store, { phone, message: `From ${phone}` });
    await submit(store, { phone: '(416) 555-0177', message: 'From elsewhere' });
    for (const query of [...written, '807-555', '807 5550177']) {
      expect((await listLeads(store, { query })).total, query).toBe(4);
    }
  });

  it('does not take % and _ for wildcards', async () => {
    const store = await temporaryStore();
    await submit(store, { message: 'plain words' });
    for (const query of ['%', '_', 'p_ain', String.raw`\ `]) {
      expect((await listLeads(store, { query })).total).toBe(0);
    }
  });

  it('narrows by status, form and suspicion, and counts', async () => {
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
      byStatus: { new: 2, 'in-progress': 0, quoted: 1, won: 0, lost: 0, archived: 0 },
      total: 3,
      unread: 2,
      suspected: 1,
    });
  });

  it('pages from the newest to the oldest without losing or repeating one', async () => {
    const clock = new TestClock();
    const store = await temporaryStore({ clock });
    for (let index = 0; index < 7; index += 1) {
      // Pairs share an instant: the order must be stable all the same.
      if (index % 2 === 0) clock.advance(1000);
      await submit(store, { message: `number ${index}` }, []);
    }
    const pages = await Promise.all([1, 2, 3].map((page) => listLeads(store, { page, pageSize: 3 })));
    expect(pages.map(({ leads }) => leads.length)).toEqual([3, 3, 1]);
    const all = pages.flatMap(({ leads }) => leads);
    expect(new Set(all.map(({ id }) => id)).size).toBe(7);
    expect(all.map(({ createdAt }) => createdAt)).toEqual(
      all
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    );
    expect(await listLeads(store, { page: 99, pageSize: 3 })).toMatchObject({ page: 3, pageCount: 3, total: 7 });
    expect(await listLeads(store, { page: Number.NaN })).toMatchObject({ page: 1, pageCount: 1, pageSize: 25 });
  });
});

describe('one lead', () => {
  it('is found by id and by reference, with its files and mails', async () => {
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

  it('hands out its own files only', async () => {
    const store = await temporaryStore();
    const one = await submit(store);
    const other = await submit(store, { message: 'other' });
    const fileId = (await findLead(store, one.leadId))?.files[0]?.id ?? '';
    expect(await findLeadFile(store, one.leadId, fileId)).toMatchObject({ originalName: 'kitchen.jpg' });
    expect(await findLeadFile(store, other.leadId, fileId)).toBeNull();
    expect(await findLeadFile(store, one.leadId, '../showroom.db')).toBeNull();
  });

  it('can be judged not to be spam', async () => {
    const store = await temporaryStore();
    const { leadId } = await submit(store, { spam: { score: 90, reasons: ['Trap'] } });
    expect(
      await bySystem(store, (transaction) => setLeadSuspected(transaction, { leadId: leadId, isSuspected: false })),
    ).toBe(true);
    expect(await findLead(store, leadId)).toMatchObject({ isSuspected: false, spam: { score: 90 } });
  });

  it('is deleted with files and mails, and on SQLite overwritten in the database file', async () => {
    const store = await temporaryStore();
    const { leadId } = await submit(store, { message: 'Please forget this' });
    expect(await bySystem(store, (transaction) => deleteLead(transaction, { leadId: leadId }))).toBe(true);
    expect(await bySystem(store, (transaction) => deleteLead(transaction, { leadId: leadId }))).toBe(false);
    expect(await bySystem(store, (transaction) => setLeadStatus(transaction, { leadId: leadId, status: 'won' }))).toBe(
      false,
    );
    expect(await findLead(store, leadId)).toBeNull();
    expect(await listStoredFiles(store)).toEqual([]);
    expect(await reader(store).selectFrom('outbox').selectAll().execute()).toEqual([]);
    expect(await reader(store).selectFrom('lead_file').selectAll().execute()).toEqual([]);
    if (engine !== 'sqlite') return;
    // The last one to close a database brings everything into its file.
    await store.close();
    expect((await readFile(path.join(store.dataDir, 'showroom.db'))).includes('forget this')).toBe(false);
  });
});

describe('export', () => {
  it('writes what RFC 4180 asks and what a spreadsheet understands', async () => {
    const store = await temporaryStore();
    await submit(store, { lastName: 'O"Sample, Jr.', message: 'two\nlines', email: 'é@home.example' });
    const csv = await exportLeadsCsv(store);
    expect(csv.startsWith('\uFEFF"Reference","Received (UTC)","Status"')).toBe(true);
    expect(csv.endsWith('"\r\n')).toBe(true);
    expect(csv).toContain(',"O""Sample, Jr.",');
    expect(csv).toContain(',"two\nlines",');
    expect(csv).toContain('"kitchen.jpg"');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '＝1+1', '=cmd|"/c calc"!A1'])('defuses %j', async (formula) => {
    const store = await temporaryStore();
    await submit(store, { firstName: formula, message: formula }, []);
    const csv = await exportLeadsCsv(store);
    const quoted = formula.replaceAll('"', '""');
    expect(csv).toContain(`,"'${quoted}","Visitor",`);
    expect(csv).not.toContain(`,"${quoted}"`);
  });

  it('follows the filter', async () => {
    const store = await temporaryStore();
    await submit(store, { message: 'keep me' });
    await submit(store, { message: 'leave me' });
    const csv = await exportLeadsCsv(store, { query: 'keep' });
    expect(csv).toContain('keep me');
    expect(csv).not.toContain('leave me');
  });
});

it('fills an empty inbox with plain samples, once, and queues no mail for them', async () => {
  const store = await temporaryStore();
  expect(await loadSampleLeads(store)).toBe(30);
  expect(await loadSampleLeads(store)).toBe(0);
  const { leads } = await listLeads(store, { pageSize: 100 });
  expect(leads.every((lead) => lead.firstName === 'Sample' && lead.email.endsWith('.example'))).toBe(true);
  expect(leads.every((lead) => lead.phone === null || /555-01\d\d$/.test(lead.phone))).toBe(true);
  const { byStatus, suspected, unread } = await countLeadsByStatus(store);
  expect(Object.values(byStatus).every((count) => count > 0)).toBe(true);
  expect(suspected).toBeGreaterThan(0);
  expect(unread).toBeGreaterThan(3);
  expect(await reader(store).selectFrom('outbox').selectAll().execute()).toEqual([]);
});
