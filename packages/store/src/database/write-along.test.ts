import { expect, it } from 'vitest';
import { listActivity } from '../activity/list-activity.ts';
import { noteActivity } from '../activity/note-activity.ts';
import { bySystem, temporaryStore } from '../testing/temporary-store.ts';
import { writer } from './handles.ts';
import type { WriteTransaction } from './write-transaction.ts';
import { pipelineWrite } from './pipeline-write.ts';

const line = { action: 'test.done', subjectId: 'a-thing', words: 'Did it' } as const;

/** A line of the activity with an id of its own. */
async function noteAs(transaction: WriteTransaction, id: string): Promise<void> {
  const at = transaction.now.toISOString();
  const values = {
    id,
    at,
    actor_kind: 'system' as const,
    action: line.action,
    subject_id: 'a-thing',
    words: 'Did it',
    times: 1,
  };
  await pipelineWrite(transaction, writer(transaction).insertInto('activity').values(values));
}

it('is written before later queries, and in order', async () => {
  const store = await temporaryStore();
  await bySystem(store, async (transaction) => {
    await noteAs(transaction, 'first');
    await pipelineWrite(transaction, writer(transaction).updateTable('activity').set({ words: 'Did it again' }));
    const rows = await writer(transaction).selectFrom('activity').select(['id', 'words']).execute();
    expect(rows).toEqual([{ id: 'first', words: 'Did it again' }]);
  });
  expect(await listActivity(store)).toMatchObject([{ words: 'Did it again' }]);
});

it('has its returned rows by the time of the commit', async () => {
  const store = await temporaryStore();
  const rows = await bySystem(store, async (transaction) => {
    await noteAs(transaction, 'first');
    const query = writer(transaction).updateTable('activity').set({ words: 'Did it again' }).returning(['id', 'words']);
    return pipelineWrite(transaction, query);
  });
  expect(rows).toEqual([{ id: 'first', words: 'Did it again' }]);
});

it.each(['what is asked behind it', 'the commit'])(
  'rolls back its transaction when rejected, reported by %s',
  async (by) => {
    const store = await temporaryStore();
    await bySystem(store, (transaction) => noteAs(transaction, 'first'));
    const change = bySystem(store, async (transaction) => {
      await noteActivity(transaction, line);
      await noteAs(transaction, 'first');
      if (by !== 'the commit') await writer(transaction).selectFrom('activity').select('id').execute();
    });
    // Its own error, and not of what the server refuses behind it.
    await expect(change).rejects.toThrow(/unique|duplicate/i);
    expect(await listActivity(store)).toHaveLength(1);
    await bySystem(store, (transaction) => noteActivity(transaction, line));
    expect(await listActivity(store)).toHaveLength(2);
  },
);
