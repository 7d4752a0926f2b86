import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listActivity } from '../../activity/list-activity.ts';
import { reader } from '../../database/handles.ts';
import type { Store } from '../../store.ts';
import { addAccount } from '../../testing/add-account.ts';
import { runOnStore } from '../../testing/child-process.ts';
import { fillInbox } from '../../testing/many-leads.ts';
import { jpegFile, pdfFile, sampleLead } from '../../testing/sample-input.ts';
import { listStoredFiles } from '../../testing/stored-files.ts';
import { bySystem, temporaryDirectory, temporaryStore, TestClock } from '../../testing/temporary-store.ts';
import { engine } from '../../testing/test-database.ts';
import { createLead } from '../create-lead.ts';
import { addLeadNote, deleteLead, markLeadRead, setLeadStatus } from './change-lead.ts';
import { deleteLeads, findLeadsToDelete } from './delete-leads.ts';
import { findLead } from './find-lead.ts';
import { countLeadsByStatus, LEADS_PER_PAGE, listLeads } from './list-leads.ts';

async function submit(store: Store, message: string, files = [jpegFile(`${message}.jpg`)]): Promise<string> {
  const result = await createLead(store, sampleLead({ message }), files);
  if (!result.ok) throw new Error(result.code);
  return result.leadId;
}

it('deletes several leads with files and emails, records each, and on SQLite overwrites them in the database file', async () => {
  const store = await temporaryStore();
  const kept = await submit(store, 'Another');
  const ids = [await submit(store, 'Please unsay this'), await submit(store, 'And unsay that as well')];
  const leads = await findLeadsToDelete(store, [...ids, 'never']);
  expect(leads).toEqual(
    ids.toReversed().map((id) => expect.objectContaining({ id, status: 'new', lastName: 'Visitor' })),
  );
  expect(await bySystem(store, (transaction) => deleteLeads(transaction, { leads }))).toEqual({
    deletedCount: 2,
    left: [],
  });
  expect((await listLeads(store)).leads.map(({ id }) => id)).toEqual([kept]);
  expect((await countLeadsByStatus(store)).total).toBe(1);
  expect(await listLeads(store, { query: 'unsay' })).toMatchObject({ total: 0 });
  expect(await listStoredFiles(store)).toHaveLength(1);
  for (const table of ['outbox', 'lead_file'] as const) {
    const rows = await reader(store).selectFrom(table).select('lead_id').execute();
    expect(new Set(rows.map((row) => row.lead_id))).toEqual(new Set([kept]));
  }
  const actions = (await listActivity(store, { limit: 20 })).filter(({ action }) => action === 'lead.deleted');
  expect(actions.map(({ subjectId }) => subjectId).toSorted()).toEqual(ids.toSorted());
  expect(await findLeadsToDelete(store, ids)).toEqual([]);
  if (engine !== 'sqlite') return;
  // The last one to close a database brings everything into its file.
  await store.close();
  expect((await readFile(path.join(store.dataDir, 'showroom.db'))).includes('unsay')).toBe(false);
});

it('keeps leads that someone else changed, and says who; reading is no change', async () => {
  const clock = new TestClock();
  const store = await temporaryStore({ clock });
  const [read, noted, moved, gone] = [
    await submit(store, 'Read'),
    await submit(store, 'Noted'),
    await submit(store, 'Moved'),
    await submit(store, 'Gone'),
  ];
  const leads = await findLeadsToDelete(store, [read, noted, moved, gone]);
  const { accountId } = await addAccount(store, 'sales');
  clock.advance(1);
  await store.write({ actor: { kind: 'account', accountId, username: 'anna' } }, async (transaction) => {
    await markLeadRead(transaction, { leadId: read, isRead: true });
    await addLeadNote(transaction, { leadId: noted, after: '', words: 'Rang twice.' });
    await setLeadStatus(transaction, { leadId: moved, status: 'quoted' });
    await deleteLead(transaction, { leadId: gone });
  });
  expect(await bySystem(store, (transaction) => deleteLeads(transaction, { leads }))).toEqual({
    deletedCount: 1,
    left: [
      { by: 'The sales', status: null },
      { by: 'The sales', status: 'quoted' },
      { by: 'The sales', status: 'new' },
    ],
  });
  expect(await findLead(store, read)).toBeNull();
  expect(await findLead(store, noted)).toMatchObject({ notes: [{ words: 'Rang twice.' }], files: [{}] });
});

it('deletes all selected leads or none when the process is killed', async () => {
  const dataDir = await temporaryDirectory();
  const first = await temporaryStore({ dataDir });
  const many = 8 * LEADS_PER_PAGE;
  const withFiles = 5;
  await fillInbox(first, many - withFiles);
  for (let index = 0; index < withFiles; index += 1) await submit(first, `Drawn ${index}`, [pdfFile(), jpegFile()]);
  await first.close();
  const child = await runOnStore('testing/delete-in-bulk.ts', dataDir, []);
  await child.waitForLines(1);
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 60));
  child.process.kill('SIGKILL');
  expect(await child.ended).toBeNull();

  const store = await temporaryStore({ dataDir });
  const rows = await reader(store).selectFrom('lead').select('id').execute();
  expect(rows.length % LEADS_PER_PAGE).toBe(0);
  expect((await countLeadsByStatus(store)).total).toBe(rows.length);
  expect((await listLeads(store, { query: 'visitor' })).total).toBe(rows.length);
  const actions = await reader(store)
    .selectFrom('activity')
    .select('subject_id')
    .where('action', '=', 'lead.deleted')
    .execute();
  expect(actions).toHaveLength(many - rows.length);
  // The newest went first.
  expect(await reader(store).selectFrom('lead_file').select('id').execute()).toEqual([]);
});
