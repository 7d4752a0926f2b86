import { expect, it } from 'vitest';
import { samplePost } from '../../testing/sample-content.ts';
import { bySystem, TestClock, temporaryStore } from '../../testing/temporary-store.ts';
import { publish, saveDraft } from '../editing/edit-content.ts';
import { posts } from '../kinds/post.ts';
import { tags } from '../kinds/tag.ts';
import { findPublishedNeighbours, listRelatedPublished } from './find-related.ts';
import { countPublishedByCategory, listPublished, listPublishedPaths } from './read-published.ts';

/** Eleven posts, two of a day, with tags and categories in turn; one of them is a draft, one is planned. */
async function filledStore() {
  const store = await temporaryStore({ clock: new TestClock() });
  const tagIds: string[] = [];
  await bySystem(store, async (t) => {
    for (const name of ['Stone', 'Wood', 'Light']) {
      const result = await publish(t, tags, { from: 0, fields: { name } });
      if (result.ok) tagIds.push(result.content.id);
    }
    for (let index = 0; index < 11; index += 1) {
      const fields = samplePost({
        title: `Post ${index}`,
        publishDate: `2026-01-0${1 + (index >> 1)}`,
        category: index % 3 === 0 ? 'Lighting' : 'Maintenance',
        tags: tagIds.filter((_, place) => ((index * 5) >> place) % 2 === 1),
      });
      if (index === 4) await saveDraft(t, posts, { from: 0, fields });
      else if (index === 7) await publish(t, posts, { from: 0, fields, at: '2027-01-01T12:00:00.000Z' });
      else await publish(t, posts, { from: 0, fields });
    }
  });
  return store;
}

it('finds neighbours and related content like a linear search does', async () => {
  const store = await filledStore();
  const { items: all } = await listPublished(store, posts);
  expect(all).toHaveLength(9);
  for (const [place, { id, fields }] of all.entries()) {
    const toWay = (at: number) => (all[at] ? { path: all[at].path, title: all[at].fields.title } : null);
    expect(await findPublishedNeighbours(store, posts, { id })).toEqual({
      newer: toWay(place - 1),
      older: toWay(place + 1),
    });
    const closenessTo = (other: (typeof all)[number]) =>
      2 * other.fields.tags.filter((tag) => fields.tags.includes(tag)).length +
      (other.fields.category === fields.category ? 1 : 0);
    const expected = all
      .toSpliced(place, 1)
      .toSorted((one, other) => closenessTo(other) - closenessTo(one))
      .map((each) => each.fields.title);
    for (const limit of [1, 3, 8]) {
      const { tags: shown, category } = fields;
      const closest = await listRelatedPublished(store, posts, { id, shown, category, limit });
      expect(closest.map((each) => each.fields.title)).toEqual(expected.slice(0, limit));
    }
  }
});

it('lists categories and paths of published content, and leaves out an id', async () => {
  const store = await filledStore();
  const { items: all } = await listPublished(store, posts);
  const countOf = (category: string) => all.filter(({ fields }) => fields.category === category).length;
  const counts = ['Lighting', 'Maintenance'].map((category) => [category, countOf(category)] as const);
  expect(await countPublishedByCategory(store, posts)).toEqual(new Map(counts));
  expect(await listPublishedPaths(store, posts)).toEqual(all.map(({ path, since }) => ({ path, since })));
  const [first, second, third] = all;
  const part = await listPublished(store, posts, { except: second?.id, offset: 1, limit: 1 });
  expect([part.items, part.next?.id]).toEqual([[third], third?.id]);
  expect((await listPublished(store, posts, { offset: 0, limit: 1 })).items).toEqual([first]);
});
