import { existsSync, statSync } from 'node:fs';
import { copyFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { reader, writer } from '../database/handles.ts';
import { CONFIRMATIONS_PER_ADDRESS_PER_DAY, CONFIRMATIONS_PER_NETWORK_PER_DAY, createLead } from './create-lead.ts';
import { findLead } from './inbox/find-lead.ts';
import type { Store } from '../store.ts';
import { jpegFile, pdfFile, pngFile, sampleLead } from '../testing/sample-input.ts';
import { bySystem, temporaryStore } from '../testing/temporary-store.ts';
import { engine } from '../testing/test-database.ts';
import { listStoredFiles, readStoredFile } from '../testing/stored-files.ts';

let now: Date;
let store: Store;

beforeEach(async () => {
  now = new Date('2026-11-21T15:00:00.000Z');
  store = await temporaryStore({ clock: { now: () => now } });
});

async function count(table: 'lead' | 'lead_file' | 'outbox'): Promise<number> {
  return (await reader(store).selectFrom(table).select('id').execute()).length;
}

async function counts() {
  return { leads: await count('lead'), files: await count('lead_file'), mails: await count('outbox') };
}

it('stores a lead with its files and both emails, and returns a reference', async () => {
  const result = await createLead(store, sampleLead(), [jpegFile(), pdfFile()]);

  expect(result).toMatchObject({ ok: true, isRepeat: false });
  expect(result.ok && result.reference).toMatch(/^Q-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(await counts()).toEqual({ leads: 1, files: 2, mails: 2 });
  const rows = await reader(store).selectFrom('lead_file').selectAll().orderBy('position').execute();
  for (const [index, file] of [jpegFile(), pdfFile()].entries()) {
    const storedName = rows[index]?.stored_name ?? '';
    expect(await readStoredFile(store, storedName)).toEqual(file.bytes);
    if (engine === 'sqlite') {
      expect((await stat(path.join(store.dataDir, 'uploads', storedName))).mode & 0o777).toBe(0o600);
    }
  }
});

it('moves a lead’s files out of the incoming directory', async () => {
  const file = jpegFile();
  await createLead(store, sampleLead(), [file]);
  expect(existsSync(file.path)).toBe(false);
});

it('stores none of the files if one can’t be stored', async () => {
  const lost = { ...pdfFile(), path: path.join(store.incomingDir, 'lost') };
  expect(await createLead(store, sampleLead(), [jpegFile(), lost])).toEqual({ ok: false, code: 'unavailable' });
  expect(await counts()).toEqual({ leads: 0, files: 0, mails: 0 });
  expect(await listStoredFiles(store)).toEqual([]);
});

it('stores files from another disk', async ({ skip }) => {
  const file = jpegFile();
  const ownDisk = statSync(store.dataDir).dev;
  const otherDisk = ['/dev/shm', '/var/tmp'].find((place) => existsSync(place) && statSync(place).dev !== ownDisk);
  if (otherDisk === undefined) {
    skip('There is one file system here');
    return;
  }
  const elsewhere = path.join(otherDisk, path.basename(file.path));
  onTestFinished(() => rm(elsewhere, { force: true }));
  await copyFile(file.path, elsewhere);
  expect(await createLead(store, sampleLead(), [{ ...file, path: elsewhere }])).toMatchObject({ ok: true });
  const [stored = ''] = await listStoredFiles(store);
  expect(await readStoredFile(store, stored)).toEqual(file.bytes);
});

const sentWith = (value: string, sent = 'plan-code') =>
  sampleLead({ answers: [{ label: 'Countertop plan', value, sent }] });

it('recognizes a repeat by what the visitor sent, whatever the server wrote and drew from it', async () => {
  const drawn = { ...jpegFile('kitchen-in-aurora.jpg'), shows: 'room' as const };
  const first = await createLead(store, sentWith('5 pieces from 2 slabs'), [pdfFile()]);
  const again = await createLead(store, sentWith('5 pieces from 3 slabs'), [pdfFile(), drawn]);
  expect(again).toEqual({ ...first, isRepeat: true });
  expect(await createLead(store, sentWith('5 pieces from 2 slabs', 'another-code'), [pdfFile()])).toMatchObject({
    isRepeat: false,
  });
  expect(await createLead(store, sentWith('5 pieces from 2 slabs'), [pngFile()])).toMatchObject({ isRepeat: false });
});

it('tells apart what the server drew and what the visitor uploaded', async () => {
  const result = await createLead(store, sentWith('A plan'), [pdfFile(), { ...jpegFile(), shows: 'room' }]);
  const stored = await findLead(store, result.ok ? result.leadId : '');
  expect(stored?.files.map(({ type, shows }) => ({ type, shows }))).toEqual([
    { type: 'application/pdf', shows: null },
    { type: 'image/jpeg', shows: 'room' },
  ]);
  expect(stored?.answers).toEqual([{ label: 'Countertop plan', value: 'A plan' }]);
});

it('stores a double submit once, with its emails and files', async () => {
  const first = await createLead(store, sampleLead(), [jpegFile()]);
  const again = await createLead(store, sampleLead({ firstName: ' SAMPLE  ' }), [jpegFile()]);

  expect(again).toEqual({ ...first, isRepeat: true });
  expect(await counts()).toEqual({ leads: 1, files: 1, mails: 2 });
  expect(await listStoredFiles(store)).toHaveLength(1);
});

it('stores simultaneous submits once', async () => {
  const results = await Promise.all(Array.from({ length: 8 }, () => createLead(store, sampleLead(), [jpegFile()])));

  expect(new Set(results.map((result) => result.ok && result.reference)).size).toBe(1);
  expect(results.filter((result) => result.ok && !result.isRepeat)).toHaveLength(1);
  expect(await counts()).toEqual({ leads: 1, files: 1, mails: 2 });
  expect(await listStoredFiles(store)).toHaveLength(1);
});

it.each([
  ['another message', () => createLead(store, sampleLead({ message: 'Something else' }), [jpegFile()])],
  ['another file', () => createLead(store, sampleLead(), [pdfFile()])],
  [
    'another product',
    () =>
      createLead(store, sampleLead({ subject: { kind: 'quartz', slug: 'urban-ash', label: 'Urban Ash' } }), [
        jpegFile(),
      ]),
  ],
  [
    'another answer',
    () => createLead(store, sampleLead({ answers: [{ label: 'Room', value: 'Bath' }] }), [jpegFile()]),
  ],
])('stores %s as another lead', async (_title, submit) => {
  await createLead(store, sampleLead(), [jpegFile()]);
  expect(await submit()).toMatchObject({ ok: true, isRepeat: false });
  expect((await counts()).leads).toBe(2);
});

it('stores the same content a day later as another lead', async () => {
  await createLead(store, sampleLead(), []);
  now = new Date(now.getTime() + 24 * 60 * 60 * 1000);
  expect(await createLead(store, sampleLead(), [])).toMatchObject({ ok: true, isRepeat: false });
});

it('stores and flags suspected spam, and sends its sender nothing', async () => {
  const result = await createLead(store, sampleLead({ spam: { score: 60, reasons: ['Trap'] } }), []);

  expect(result).toMatchObject({ ok: true, isRepeat: false });
  const lead = await reader(store).selectFrom('lead').selectAll().executeTakeFirstOrThrow();
  expect(lead).toMatchObject({ is_suspected: 1, spam_score: 60, spam_reasons: '["Trap"]' });
  const mails = await reader(store).selectFrom('outbox').select('template').execute();
  expect(mails).toEqual([{ template: 'owner-notice' }]);
});

it('limits the confirmations to one address', async () => {
  for (let index = 0; index < CONFIRMATIONS_PER_ADDRESS_PER_DAY + 3; index += 1) {
    await createLead(store, sampleLead({ message: `Request ${index}` }), []);
  }
  const mails = await reader(store)
    .selectFrom('outbox')
    .selectAll()
    .where('template', '=', 'visitor-confirmation')
    .execute();
  expect(mails).toHaveLength(CONFIRMATIONS_PER_ADDRESS_PER_DAY);
});

it('counts all spellings of an address as one mailbox', async () => {
  const spellings = ['Pat@Home.example', 'pat@home.example', 'pat+a@home.example', 'PAT+b@HOME.example'];
  for (let index = 0; index < CONFIRMATIONS_PER_ADDRESS_PER_DAY + 3; index += 1) {
    await createLead(store, sampleLead({ email: spellings[index % 4] ?? '', message: `Request ${index}` }), []);
  }
  await createLead(store, sampleLead({ email: 'pat@other.example' }), []);

  const leads = await reader(store).selectFrom('lead').select('email').distinct().execute();
  expect(leads.map(({ email }) => email).toSorted()).toEqual([...spellings, 'pat@other.example'].toSorted());
  const mails = await reader(store)
    .selectFrom('outbox')
    .select('id')
    .where('template', '=', 'visitor-confirmation')
    .execute();
  expect(mails).toHaveLength(CONFIRMATIONS_PER_ADDRESS_PER_DAY + 1);
});

it('stores hostile text: NUL, lone surrogates, line breaks in a name', async () => {
  const lead = sampleLead({ firstName: 'A\r\nBcc: x@y.example', message: 'a\0b\ud800c\r\nd' });
  expect(await createLead(store, lead, [])).toMatchObject({ ok: true });
  const row = await reader(store).selectFrom('lead').selectAll().executeTakeFirstOrThrow();
  expect(row.first_name).toBe('A Bcc: x@y.example');
  expect(row.message).toBe('ab\uFFFDc\nd');
});

it.runIf(engine === 'sqlite')(
  'answers disk-full when the database cannot grow, and leaves no file behind',
  async () => {
    const { sql } = await import('kysely');
    await bySystem(store, async (transaction) => {
      const pages = await sql<{ page_count: number }>`pragma page_count`.execute(writer(transaction));
      await sql`pragma max_page_count = ${sql.lit(pages.rows[0]?.page_count ?? 0)}`.execute(writer(transaction));
    });

    const result = await createLead(store, sampleLead({ message: 'x'.repeat(500_000) }), [jpegFile()]);

    expect(result).toEqual({ ok: false, code: 'disk-full' });
    expect(await listStoredFiles(store)).toEqual([]);
  },
);

it('limits the confirmations for one network', async () => {
  const shop = await temporaryStore();
  for (let index = 0; index < CONFIRMATIONS_PER_NETWORK_PER_DAY + 3; index += 1) {
    const lead = sampleLead({ email: `visitor-${index}@home.example`, message: `Request ${index}` });
    // oxlint-disable-next-line no-await-in-loop -- one after another
    expect(await createLead(shop, lead, [], '192.0.2.7')).toMatchObject({ ok: true });
  }
  const countConfirmations = async () =>
    (await reader(shop).selectFrom('outbox').select('id').where('template', '=', 'visitor-confirmation').execute())
      .length;
  expect(await countConfirmations()).toBe(CONFIRMATIONS_PER_NETWORK_PER_DAY);
  await createLead(shop, sampleLead({ email: 'other@home.example', message: 'From elsewhere' }), [], '198.51.100.1');
  expect(await countConfirmations()).toBe(CONFIRMATIONS_PER_NETWORK_PER_DAY + 1);
});
