import { expect, it } from 'vitest';
import { writer } from '../database/handles.ts';
import { briefs as briefsMigration } from '../database/migrations/2026-11-25-briefs.ts';
import { samplePost } from '../testing/sample-content.ts';
import { bySystem, TestClock, temporaryStore } from '../testing/temporary-store.ts';
import type { Store } from '../store.ts';
import { publish, saveDraft, unpublish } from './editing/edit-content.ts';
import { posts } from './kinds/post.ts';
import { works } from './kinds/work.ts';
import { findBriefPage, findContentPage } from './listing/list-content.ts';
import { listRelatedBriefs, listRelatedPublished } from './published/find-related.ts';
import { listPublished, listPublishedBriefs } from './published/read-published.ts';

const NINE = '2026-11-22T14:00:00.000Z';
const page = { page: 1, perPage: 10 };

/** Five posts: two of a day, a draft, one that is planned, and one with a draft beside what visitors see. */
async function fill(store: Store): Promise<string> {
  return bySystem(store, async (t) => {
    const body = 'word '.repeat(450);
    for (const title of ['One', 'Two']) {
      const isFeatured = title === 'Two';
      const fields = samplePost({ title, body, isFeatured, publishDate: '2026-01-05', category: 'Lighting' });
      await publish(t, posts, { from: 0, fields });
    }
    await saveDraft(t, posts, { from: 0, fields: samplePost({ title: 'Draft' }) });
    await publish(t, posts, { from: 0, fields: samplePost({ title: 'Planned' }), at: NINE });
    const seen = await publish(t, posts, { from: 0, fields: samplePost({ title: 'Seen', readTime: 'An evening' }) });
    if (!seen.ok) throw new Error(seen.code);
    const { id } = seen.content;
    await saveDraft(t, posts, { id, from: 1, fields: { title: 'Not yet', readTime: '' } });
    return id;
  });
}

const toBrief = <Item extends { fields: Parameters<typeof posts.toBrief>[0] }>({ fields, ...state }: Item) => ({
  ...state,
  fields: posts.toBrief(fields),
});

/** What lists show is what would be made of everything that is kept, at this moment. */
async function expectAsWhole(store: Store) {
  for (const options of [{}, { limit: 1 }, { limit: 2, offset: 1 }, { category: 'Lighting' }, { isFeatured: true }]) {
    const { items, next } = await listPublished(store, posts, options);
    expect(await listPublishedBriefs(store, posts, options)).toEqual({ items: items.map(toBrief), next });
  }
  const { items, ...placed } = await findContentPage(store, posts, page);
  const untouched = { views: 0, comments: 0 };
  const briefs = items.map((item) => ({ ...toBrief(item), ...untouched }));
  expect(await findBriefPage(store, posts, page)).toEqual({ items: briefs, ...placed });
}

it('lists content with its brief, now and at any later time, without long texts', async () => {
  const clock = new TestClock();
  const store = await temporaryStore({ clock });
  const id = await fill(store);
  await expectAsWhole(store);
  const [first] = (await listPublishedBriefs(store, posts)).items;
  expect(first).toMatchObject({ id, fields: { title: 'Seen', readTime: 'An evening' } });
  expect(first?.fields).not.toHaveProperty('body');
  const listed = (await findBriefPage(store, posts, page)).items.find((each) => each.id === id);
  expect(listed).toMatchObject({ fields: { title: 'Not yet', readTime: '1 min read' }, hasUnpublishedChanges: true });

  clock.advance(Date.parse(NINE) - clock.now().getTime());
  await expectAsWhole(store);
  expect((await listPublishedBriefs(store, posts)).items.map(({ fields }) => fields.title)).toContain('Planned');
  await bySystem(store, (t) => unpublish(t, posts, { id, from: 2 }));
  await expectAsWhole(store);
  expect((await listPublishedBriefs(store, posts)).items.map((each) => each.id)).not.toContain(id);
});

it('lists related briefs', async () => {
  const store = await temporaryStore();
  const id = await fill(store);
  const closeness = { id, shown: [], category: 'Lighting', limit: 2 };
  const closest = await listRelatedPublished(store, posts, closeness);
  expect(closest).toHaveLength(2);
  expect(await listRelatedBriefs(store, posts, closeness)).toEqual(closest.map(toBrief));
});

it('makes a damaged or outdated brief again from the fields', async () => {
  const store = await temporaryStore();
  await fill(store);
  for (const brief of ['{"title":', '', '{"title":"Of an older version"}', '[]', 'null']) {
    await bySystem(store, async (t) => {
      await writer(t).updateTable('content').set({ brief }).execute();
      await writer(t).updateTable('content_publication').set({ brief }).execute();
    });
    await expectAsWhole(store);
  }
});

it('makes briefs for content that was stored before there were any', async () => {
  const store = await temporaryStore();
  await fill(store);
  await bySystem(store, async (t) => {
    const database = writer(t);
    const work = {
      title: 'A work',
      description: 'Of oak.',
      client: 'Ann',
      location: 'Here',
      completedOn: '2026-01-05',
    };
    await publish(t, works, { from: 0, fields: work });
    for (const table of ['content', 'content_publication'] as const) {
      await database.schema.alterTable(table).dropColumn('brief').execute();
    }
    await briefsMigration.up(database);
  });
  const kept = await bySystem(store, (t) =>
    writer(t).selectFrom('content_publication').select(['kind', 'fields', 'brief']).execute(),
  );
  expect(kept.map(({ kind }) => kind).toSorted()).toEqual(['post', 'post', 'post', 'post', 'work']);
  for (const { kind, fields, brief } of kept) {
    if (kind === 'work') {
      expect(brief).toBe('');
      continue;
    }
    const { title, body } = posts.schema.parse(JSON.parse(fields));
    expect(JSON.parse(brief)).toMatchObject({ title });
    expect(brief).not.toContain(body);
  }
  await expectAsWhole(store);
  // What is kept of a thing stands behind what lists show of it, and nothing of it was lost on the way.
  const found = await findContentPage(store, posts, { ...page, query: 'word' });
  expect(found.items.map(({ fields }) => fields.title).toSorted()).toEqual(['One', 'Two']);
});
