import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createLead } from '../../leads/create-lead.ts';
import { countLeadsByStatus, listLeads } from '../../leads/inbox/list-leads.ts';
import { queryPostgres } from '../../testing/query-postgres.ts';
import { jpegFile, sampleLead } from '../../testing/sample-input.ts';
import { bySystem, temporaryStore } from '../../testing/temporary-store.ts';
import { databaseUrlOf } from '../../testing/test-database.ts';
import { writer } from '../handles.ts';

it('compares text by code points, whatever the database’s locale', async () => {
  const store = await temporaryStore();
  const columns = await queryPostgres<{ name: string }>(
    (await databaseUrlOf(store.dataDir)) ?? '',
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and data_type = 'text' and collation_name is distinct from 'C'
       and table_name not like 'kysely%'`,
  );
  expect(columns).toEqual([]);
});

it('returns counts as numbers, like SQLite', async () => {
  const store = await temporaryStore();
  await createLead(store, sampleLead(), [jpegFile()]);
  expect(await listLeads(store)).toMatchObject({ total: 1, leads: [{ fileCount: 1 }] });
  expect(await countLeadsByStatus(store)).toMatchObject({ total: 1, unread: 1, suspected: 0 });
});

it('reports a transaction that continued after a failed statement', async () => {
  const store = await temporaryStore();
  const change = bySystem(store, async (transaction) => {
    await sql`select no_such_column`.execute(writer(transaction)).catch(() => undefined);
  });
  await expect(change).rejects.toThrow('rolled back');
});
