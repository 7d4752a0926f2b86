import { expect, it } from 'vitest';
import { listActivity } from '../../activity/list-activity.ts';
import { bySystem, temporaryStore } from '../../testing/temporary-store.ts';
import { publish, saveDraft, undelete } from '../editing/edit-content.ts';
import { posts } from '../kinds/post.ts';
import { countPublished } from '../published/read-published.ts';
import { loadSampleContent } from './load-sample-content.ts';
import { deleteUntouchedSamples, findUntouchedSamples, listUntouchedSamples } from './untouched-samples.ts';

const owner = { kind: 'account', accountId: 'an-id', username: 'owner' } as const;

it('a sample is one until somebody changes it', async () => {
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

it('all of them go at once, and nothing that is the owner’s own', async () => {
  const store = await temporaryStore();
  const count = await loadSampleContent(store);
  const own = await store.write({ actor: owner }, (transaction) =>
    publish(transaction, posts, { from: 0, fields: { title: 'Ours', excerpt: 'x', body: 'x', author: 'x' } }),
  );
  expect(own.ok).toBe(true);
  const [sample] = (await listUntouchedSamples(store)).filter(({ kind }) => kind === 'post');
  expect(await store.write({ actor: owner }, deleteUntouchedSamples)).toBe(count);
  expect(await listUntouchedSamples(store)).toEqual([]);
  expect(await countPublished(store, posts)).toBe(1);
  const line = { actorName: 'owner', words: `Deleted ${count} samples` };
  expect(await listActivity(store)).toContainEqual(expect.objectContaining(line));
  // Another press of the button, and another start of the server: nothing comes of either.
  expect(await store.write({ actor: owner }, deleteUntouchedSamples)).toBe(0);
  expect(await loadSampleContent(store)).toBe(0);
  const back = await bySystem(store, (transaction) => undelete(transaction, posts, { id: sample?.id ?? '', from: 2 }));
  expect(back.ok).toBe(true);
});
