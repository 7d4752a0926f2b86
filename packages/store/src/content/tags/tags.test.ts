import { expect, it } from 'vitest';
import { samplePost } from '../../testing/sample-content.ts';
import { bySystem, temporaryStore } from '../../testing/temporary-store.ts';
import { posts } from '../kinds/post.ts';
import { tags } from '../kinds/tag.ts';
import { findPublishedByIds, listPublished } from '../published/read-published.ts';
import { deleteContent, publish } from '../editing/edit-content.ts';
import { ensureTags, listTags } from './tags.ts';

it('creates each tag once, however it is written', async () => {
  const store = await temporaryStore();
  const ids = await bySystem(store, (t) => ensureTags(t, ['Café doors', '', 'Quartz', 'cafe doors', ' — ']));
  expect(ids).toHaveLength(2);
  expect(await bySystem(store, (t) => ensureTags(t, ['QUARTZ', 'Café doors']))).toEqual([ids[1], ids[0]]);
  expect((await listTags(store)).map(({ name }) => name)).toEqual(['Café doors', 'Quartz']);
});

it('shows a renamed tag at once, and drops a deleted one', async () => {
  const store = await temporaryStore();
  const [quartz = '', doors = ''] = await bySystem(store, (t) => ensureTags(t, ['Quartz', 'Doors']));
  await bySystem(store, (t) => publish(t, posts, { from: 0, fields: samplePost({ tags: [quartz, doors, quartz] }) }));
  await bySystem(store, (t) => publish(t, posts, { from: 0, fields: samplePost({ tags: [quartz] }) }));
  expect((await listTags(store)).map(({ name }) => name)).toEqual(['Doors', 'Quartz']);
  await bySystem(store, (t) => publish(t, tags, { id: quartz, from: 1, fields: { name: 'Stone' } }));
  expect((await findPublishedByIds(store, tags, [quartz])).get(quartz)?.fields.name).toBe('Stone');
  expect((await listTags(store)).map(({ name }) => name)).toEqual(['Doors', 'Stone']);
  expect((await listPublished(store, posts, { shows: quartz })).items).toHaveLength(2);
  await bySystem(store, (t) => deleteContent(t, tags, { id: quartz, from: 2 }));
  expect([...(await findPublishedByIds(store, tags, [quartz, doors])).keys()]).toEqual([doors]);
  // The posts still name it, and can be edited all the same.
  const { items } = await listPublished(store, posts, { shows: doors });
  const [post] = items;
  const edited = await bySystem(store, (t) =>
    publish(t, posts, { id: post?.id, from: 1, fields: { title: 'Still here' } }),
  );
  expect(edited.ok).toBe(true);
});
