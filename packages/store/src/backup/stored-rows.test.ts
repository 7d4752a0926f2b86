import { expect, it } from 'vitest';
import { saveDraft } from '../content/editing/edit-content.ts';
import { posts } from '../content/kinds/post.ts';
import { reader, readSnapshot } from '../database/handles.ts';
import { createLead } from '../leads/create-lead.ts';
import type { Store } from '../store.ts';
import { samplePost } from '../testing/sample-content.ts';
import { sampleLead } from '../testing/sample-input.ts';
import { bySystem, temporaryStore } from '../testing/temporary-store.ts';
import { archivedTables } from './archived-tables.ts';
import { readPages } from './stored-rows.ts';
import type { StoredRow } from './stored-rows.ts';

function findTable(name: string) {
  const table = archivedTables.find((each) => each.name === name);
  if (table === undefined) throw new Error(`${name} is not archived`);
  return table;
}

const weigh = (page: readonly object[]) => Buffer.byteLength(JSON.stringify(page));

async function readAll(store: Store, name: string): Promise<(readonly StoredRow[])[]> {
  const pages: (readonly StoredRow[])[] = [];
  await readSnapshot(store, async (snapshot) => {
    for await (const rows of readPages(snapshot, findTable(name))) pages.push(rows);
  });
  return pages;
}

it('reads few long rows at once, each of them once', async () => {
  const store = await temporaryStore();
  const lengths = [10, 1_900_000, 1_900_000, 1_900_000, 10, 1_900_000, 1_900_000, 1_900_000, 10, 1_900_000, 20, 30];
  await bySystem(store, async (t) => {
    for (const [at, length] of lengths.entries()) {
      const body = `${at} é `.repeat(length / 5).slice(0, length);
      const saved = await saveDraft(t, posts, { from: 0, fields: samplePost({ title: `Draft ${at}`, body }) });
      if (!saved.ok) throw new Error(saved.code);
    }
  });
  const ids = await reader(store).selectFrom('content').select('id').orderBy('id').execute();
  const pages = await readAll(store, 'content');
  expect(pages.flat().map(({ id }) => id)).toEqual(ids.map(({ id }) => id));
  const heaviest = Math.max(...pages.map(weigh));
  expect(heaviest).toBeLessThan(10_000_000);
  expect(heaviest, 'as many as fit').toBeGreaterThan(4_000_000);
});

it('reads many short rows at once', async () => {
  const store = await temporaryStore();
  for (let at = 0; at < 203; at += 1) await createLead(store, sampleLead({ message: `${at}` }), []);
  expect((await readAll(store, 'lead')).map(({ length }) => length)).toEqual([1, 200, 2]);
  expect(await readAll(store, 'comment')).toEqual([]);
});
