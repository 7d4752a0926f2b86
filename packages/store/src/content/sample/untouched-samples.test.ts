import { expect, it } from 'vitest';
import { listActivity } from '../../activity/list-activity.ts';
import { bySystem, temporaryStore, TestClock } from '../../testing/temporary-store.ts';
import { restoreDeletedContent } from '../editing/restore-deleted-content.ts';
import { deleteContent, publish, saveDraft, undelete, unpublish } from '../editing/edit-content.ts';
import { posts } from '../kinds/post.ts';
import { countPublished, listPublished } from '../published/read-published.ts';
import { loadSampleContent } from './load-sample-content.ts';
import {
  restoreSamples,
  deleteUntouchedSamples,
  findUntouchedSamples,
  listUntouchedSamples,
} from './untouched-samples.ts';

const owner = { kind: 'account', accountId: 'an-id', username: 'owner' } as const;

it('a sample counts as one until someone changes it', async () => {
  const store = await temporaryStore();
  const count = await loadSampleContent(store);
  const samples = await listUntouchedSamples(store);
  expect(samples).toHaveLength(count);
  const [first, second] = samples.filter(({ kind }) => kind === 'post').map(({ id }) => id);
  if (first === undefined || second === undefined) throw new Error('There are samples of posts');
  await store.write({ actor: owner }, (transaction) =>
    saveDraft(transaction, posts, { id: first, from: 1, fields: { title: 'In our own words' } }),
  );
  expect(await listUntouchedSamples(store)).toHaveLength(count - 1);
  expect(await findUntouchedSamples(store, [first, second, 'nothing'])).toEqual(new Set([second]));
  expect(await findUntouchedSamples(store, [])).toEqual(new Set());
});

it('all samples are deleted at once, and nothing of the owner’s', async () => {
  const store = await temporaryStore();
  const count = await loadSampleContent(store);
  const own = await store.write({ actor: owner }, (transaction) =>
    publish(transaction, posts, { from: 0, fields: { title: 'Ours', excerpt: 'x', body: 'x', author: 'x' } }),
  );
  expect(own.ok).toBe(true);
  const [sample] = (await listUntouchedSamples(store)).filter(({ kind }) => kind === 'post');
  expect((await store.write({ actor: owner }, deleteUntouchedSamples)).count).toBe(count);
  expect(await listUntouchedSamples(store)).toEqual([]);
  expect(await countPublished(store, posts)).toBe(1);
  const line = { actorName: 'owner', words: `Deleted ${count} samples` };
  expect(await listActivity(store)).toContainEqual(expect.objectContaining(line));
  // Neither a second click nor a restart of the server changes anything.
  expect((await store.write({ actor: owner }, deleteUntouchedSamples)).count).toBe(0);
  expect(await loadSampleContent(store)).toBe(0);
  const back = await bySystem(store, (transaction) => undelete(transaction, posts, { id: sample?.id ?? '', from: 2 }));
  expect(back.ok).toBe(true);
});

it('all samples are restored as they were, except changed ones', async () => {
  const clock = new TestClock();
  const store = await temporaryStore({ clock });
  const count = await loadSampleContent(store);
  const seen = async () =>
    (await listPublished(store, posts)).items.map(({ id, path, day, fields }) => [id, path, day, fields]);
  const [before, samples] = [await seen(), await listUntouchedSamples(store)];
  const [gone, kept, drafted] = samples.filter(({ kind }) => kind === 'post').map(({ id }) => id);
  if (gone === undefined || kept === undefined || drafted === undefined) throw new Error('There are samples of posts');
  const asOwner: typeof bySystem = (_, work) => store.write({ actor: owner }, work);
  // A sample deleted on its own doesn’t belong to those deleted together.
  clock.advance(1000);
  await asOwner(store, (t) => deleteContent(t, posts, { id: gone, from: 1 }));
  clock.advance(1000);
  const first = await asOwner(store, deleteUntouchedSamples);
  expect(first.count).toBe(count - 1);
  clock.advance(1000);
  const { returned, left } = await asOwner(store, (t) => restoreSamples(t, first.at));
  expect([returned, left]).toEqual([Array.from({ length: count - 1 }, () => 'published'), 0]);
  await asOwner(store, (t) => restoreDeletedContent(t, posts, { id: gone, from: 2 }));
  expect(await seen()).toEqual(before);
  expect(await listUntouchedSamples(store), 'still samples').toEqual(samples);
  const told = (await listActivity(store)).map(({ words }) => words);
  expect(told).toContain(`Restored ${count - 1} samples from Trash`);
  expect(told.filter((words) => words.startsWith('Restored'))).toHaveLength(2);

  clock.advance(1000);
  await asOwner(store, (t) => unpublish(t, posts, { id: kept, from: 4 }));
  const second = await asOwner(store, deleteUntouchedSamples);
  expect(second.count).toBe(count - 1);
  clock.advance(1000);
  await asOwner(store, (t) => undelete(t, posts, { id: drafted, from: 5 }));
  expect(await asOwner(store, (t) => restoreSamples(t, second.at))).toMatchObject({ left: 1 });
  expect(await asOwner(store, (t) => restoreSamples(t, second.at)), 'restored twice').toMatchObject({ returned: [] });
  expect(await countPublished(store, posts)).toBe(before.length - 2);
});
