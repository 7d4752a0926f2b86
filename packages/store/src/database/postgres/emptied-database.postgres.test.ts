import { expect, inject, it } from 'vitest';
import { publish } from '../../content/editing/edit-content.ts';
import { posts } from '../../content/kinds/post.ts';
import { createLead } from '../../leads/create-lead.ts';
import type { Store } from '../../store.ts';
import { emptyDatabase, rememberEmpty } from '../../testing/empty-database.ts';
import { queryPostgres } from '../../testing/query-postgres.ts';
import { pdfFile, sampleLead } from '../../testing/sample-input.ts';
import { samplePost } from '../../testing/sample-content.ts';
import { bySystem, temporaryStore } from '../../testing/temporary-store.ts';
import { databaseUrlOf } from '../../testing/test-database.ts';

/** A store that was used and closed, and what it was like before. */
async function usedStore(use?: (store: Store) => Promise<unknown>) {
  const postgres = inject('postgres');
  if (postgres === null) throw new Error('These are tests on PostgreSQL');
  const store = await temporaryStore();
  await use?.(store);
  const url = (await databaseUrlOf(store.dataDir)) ?? '';
  await store.close();
  return { url, empty: postgres.empty };
}

it('removes what a test wrote: rows, search indexes, counters', async () => {
  const { url, empty } = await usedStore(async (store) => {
    await bySystem(store, (t) => publish(t, posts, { from: 0, fields: samplePost() }));
    expect(await createLead(store, sampleLead(), [pdfFile()])).toMatchObject({ ok: true });
  });
  expect((await rememberEmpty(url)).refill).not.toBe(empty.refill);
  expect(await emptyDatabase(url, empty)).toBe(true);
  expect(await rememberEmpty(url)).toEqual(empty);
});

it.each([
  'alter table lead alter column email drop not null',
  'alter table content_version disable trigger all',
  "create or replace function announce_content_version() returns trigger language plpgsql as 'begin return null; end'",
])('drops a database after “%s”', async (sql) => {
  const { url, empty } = await usedStore();
  await queryPostgres(url, sql);
  expect(await emptyDatabase(url, empty)).toBe(false);
});
