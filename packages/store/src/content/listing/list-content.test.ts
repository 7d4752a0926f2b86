import { expect, it } from 'vitest';
import { addViews } from '../../analytics/add-views.ts';
import { samplePost } from '../../testing/sample-content.ts';
import { bySystem, TestClock, temporaryStore } from '../../testing/temporary-store.ts';
import type { Store } from '../../store.ts';
import { inStockProducts } from '../kinds/in-stock-product.ts';
import { posts } from '../kinds/post.ts';
import { tags } from '../kinds/tag.ts';
import { deleteContent, publish, saveDraft } from '../editing/edit-content.ts';
import { countContent, countContentByStatus, findContentPage, listContent, type ContentOrder } from './list-content.ts';

const NINE = '2026-11-22T14:00:00.000Z';

const titles = async (store: Store, filter: Parameters<typeof listContent>[2]) =>
  (await listContent(store, posts, filter)).items.map(({ fields }) => fields.title).toSorted();

it('filters by publication status, category and featured', async () => {
  const clock = new TestClock();
  const store = await temporaryStore({ clock });
  await bySystem(store, async (t) => {
    await saveDraft(t, posts, { from: 0, fields: samplePost({ title: 'Draft', category: 'Lighting' }) });
    await publish(t, posts, { from: 0, fields: samplePost({ title: 'Live', isFeatured: true }) });
    await publish(t, posts, { from: 0, fields: samplePost({ title: 'Planned' }), at: NINE });
    await publish(t, posts, { from: 0, fields: samplePost({ title: 'Ending' }), until: NINE });
    const gone = await saveDraft(t, posts, { from: 0, fields: samplePost({ title: 'Gone' }) });
    if (gone.ok) await deleteContent(t, posts, { id: gone.content.id, from: 1 });
    await saveDraft(t, inStockProducts, { from: 0, fields: { name: 'Of another kind' } });
  });
  expect(await titles(store, {})).toEqual(['Draft', 'Ending', 'Live', 'Planned']);
  expect(await titles(store, { publicationStatus: 'draft' })).toEqual(['Draft']);
  expect(await titles(store, { publicationStatus: 'scheduled' })).toEqual(['Planned']);
  expect(await titles(store, { publicationStatus: 'published' })).toEqual(['Ending', 'Live']);
  expect(await titles(store, { category: 'Lighting' })).toEqual(['Draft']);
  expect(await titles(store, { isFeatured: true })).toEqual(['Live']);
  expect(await countContent(store, posts, { publicationStatus: 'published' })).toBe(2);
  expect(await countContentByStatus(store, posts)).toEqual({
    total: 4,
    byPublicationStatus: { draft: 1, scheduled: 1, published: 2 },
    byStatus: {},
  });
  clock.advance(Date.parse(NINE) - clock.now().getTime());
  expect(await titles(store, { publicationStatus: 'published' })).toEqual(['Live', 'Planned']);
  expect(await titles(store, { publicationStatus: 'draft' })).toEqual(['Draft', 'Ending']);
  expect((await countContentByStatus(store, posts)).byPublicationStatus).toEqual({
    draft: 2,
    scheduled: 0,
    published: 2,
  });
});

it('filters products by their derived or chosen stock status', async () => {
  const store = await temporaryStore();
  await bySystem(store, async (t) => {
    for (const [name, quantity] of [
      ['None', 0],
      ['Few', 5],
      ['Many', 6],
    ] as const) {
      await saveDraft(t, inStockProducts, { from: 0, fields: { name, quantity } });
    }
    await saveDraft(t, inStockProducts, {
      from: 0,
      fields: { name: 'Held back', quantity: 9, statusOverride: 'out-of-stock' },
    });
  });
  const names = async (status: string) =>
    (await listContent(store, inStockProducts, { status })).items.map(({ fields }) => fields.name).toSorted();
  expect(await names('out-of-stock')).toEqual(['Held back', 'None']);
  expect(await names('low-stock')).toEqual(['Few']);
  expect(await names('in-stock')).toEqual(['Many']);
  expect((await countContentByStatus(store, inStockProducts)).byStatus).toEqual({
    'out-of-stock': 2,
    'low-stock': 1,
    'in-stock': 1,
  });
});

it('sorts by day or title, and returns any part', async () => {
  const store = await temporaryStore();
  for (const [title, publishDate] of [
    ['beams', '2026-03-01'],
    ['Cups', '2026-01-01'],
    ['Arches', '2026-02-01'],
  ] as const) {
    await bySystem(store, (t) => saveDraft(t, posts, { from: 0, fields: samplePost({ title, publishDate }) }));
  }
  const inOrder = async (options: Parameters<typeof listContent>[2]) =>
    (await listContent(store, posts, options)).items.map(({ fields }) => fields.title);
  expect(await inOrder({})).toEqual(['beams', 'Arches', 'Cups']);
  expect(await inOrder({ order: { by: 'day', isDescending: false } })).toEqual(['Cups', 'Arches', 'beams']);
  expect(await inOrder({ order: { by: 'title', isDescending: false } })).toEqual(['Arches', 'beams', 'Cups']);
});

it('returns numbered pages, with or without a search, and the last page for later numbers', async () => {
  const store = await temporaryStore();
  for (let index = 1; index <= 5; index += 1) {
    const fields = samplePost({ title: `Post ${index}`, publishDate: `2026-01-0${index}`, excerpt: 'Stone' });
    await bySystem(store, (t) => saveDraft(t, posts, { from: 0, fields }));
  }
  for (const query of ['', 'stone']) {
    const ask = async (page: number, order?: ContentOrder) => {
      const { items, ...rest } = await findContentPage(store, posts, { query, order, page, perPage: 2 });
      return { titles: items.map(({ fields }) => fields.title), ...rest };
    };
    const whole = { found: 5, pageCount: 3 };
    expect(await ask(2)).toEqual({ titles: ['Post 3', 'Post 2'], page: 2, ...whole });
    expect(await ask(9)).toEqual({ titles: ['Post 1'], page: 3, ...whole });
    expect(await ask(3, { by: 'title', isDescending: false })).toEqual({ titles: ['Post 5'], page: 3, ...whole });
  }
  const none = await findContentPage(store, posts, { query: 'brass', page: 4, perPage: 2 });
  expect(none).toEqual({ items: [], found: 0, page: 1, pageCount: 1 });
});

it('returns the right entries for any filter and order', async () => {
  const clock = new TestClock();
  const store = await temporaryStore({ clock });
  await bySystem(store, async (t) => {
    for (let index = 0; index < 12; index += 1) {
      const category = index % 3 === 0 ? 'Lighting' : 'Design Tips';
      const fields = samplePost({ title: `Post ${(index * 7) % 12}`, category, isFeatured: index % 4 === 0 });
      await (index % 2 === 0 ? publish : saveDraft)(t, posts, { from: 0, fields });
      if (index === 5) await publish(t, posts, { from: 0, fields: samplePost({ title: 'Planned' }), at: NINE });
    }
    await publish(t, inStockProducts, {
      from: 0,
      fields: { name: 'Held', description: 'D', priceCents: 9, quantity: 4 },
    });
    await saveDraft(t, inStockProducts, { from: 0, fields: { name: 'None', quantity: 0 } });
  });
  const asked = [undefined, 'draft', 'published'] as const;
  const questions = asked.flatMap((publicationStatus) =>
    [undefined, 'Lighting', 'Design Tips'].flatMap((category) =>
      [undefined, true, false].flatMap((isFeatured) =>
        (['title', 'day'] as const).map((by) => ({ publicationStatus, category, isFeatured, by })),
      ),
    ),
  );
  const askAll = async () => {
    const all = (await listContent(store, posts, { limit: 100 })).items;
    for (const { by, ...filter } of questions) {
      const { publicationStatus, category, isFeatured } = filter;
      const expected = all.filter(
        ({ fields, ...post }) =>
          (publicationStatus === undefined || publicationStatus === post.publicationStatus) &&
          (category === undefined || category === fields.category) &&
          (isFeatured === undefined || isFeatured === fields.isFeatured),
      );
      const order = { by, isDescending: by === 'day' };
      const { items } = await findContentPage(store, posts, { ...filter, order, page: 1, perPage: 50 });
      const names = expected.map(({ fields }) => fields.title);
      const collator = new Intl.Collator('en');
      const ordered = by === 'day' ? names : names.toSorted((one, other) => collator.compare(one, other));
      expect(
        items.map(({ fields }) => fields.title),
        JSON.stringify({ by, ...filter }),
      ).toEqual(ordered);
    }
  };
  await askAll();
  clock.advance(Date.parse(NINE) - clock.now().getTime());
  await askAll();
  const stock = async (status: string | undefined) =>
    (await findContentPage(store, inStockProducts, { status, page: 1, perPage: 9 })).items.map(
      ({ fields }) => fields.name,
    );
  expect(await stock('low-stock')).toEqual(['Held']);
  expect(await stock('out-of-stock')).toEqual(['None']);
  expect((await stock(undefined)).toSorted()).toEqual(['Held', 'None']);
});

it('filters by unused pictures', async () => {
  const store = await temporaryStore();
  await bySystem(store, async (t) => {
    const used = await publish(t, tags, { from: 0, fields: { name: 'Oak' } });
    await publish(t, tags, { from: 0, fields: { name: 'Ash' } });
    if (used.ok) await saveDraft(t, posts, { from: 0, fields: samplePost({ tags: [used.content.id] }) });
  });
  const names = async (isUnused?: boolean) => {
    const { items } = await findContentPage(store, tags, { isUnused, page: 1, perPage: 9 });
    return items.map(({ fields }) => fields.name).toSorted();
  };
  expect(await names()).toEqual(['Ash', 'Oak']);
  expect(await names(true)).toEqual(['Ash']);
  expect(await names()).toEqual(['Ash', 'Oak']);
});

const read = (path: string, count: number) => ({ day: '2026-11-20', source: '', path, count });

it('sorts by each column the same on both databases, missing values last', async () => {
  const store = await temporaryStore();
  await bySystem(store, async (t) => {
    const add = (fields: object) => saveDraft(t, inStockProducts, { from: 0, fields });
    await add({ name: 'évier', category: 'Bathroom Vanities', priceCents: null, quantity: 3 });
    await add({ name: 'Arch', category: 'Kitchen Cabinets', priceCents: 90_000, quantity: 0 });
    await add({ name: 'Zinc', category: 'Kitchen Cabinets', priceCents: 5000, quantity: 12 });
    const fields = samplePost({ title: 'Seen', author: 'Zoe' });
    const seen = await publish(t, posts, { from: 0, fields, slug: 'before' });
    if (seen.ok) await publish(t, posts, { id: seen.content.id, from: 1, slug: 'seen' });
    await saveDraft(t, posts, { from: 0, fields: samplePost({ title: 'Not seen', author: 'adam' }) });
    const views = [read('/blog/before', 3), read('/blog/seen', 1), read('/blog/not-seen', 3)];
    await addViews(t, { views, emptySearches: [], missedPaths: [] });
    await saveDraft(t, posts, { from: 0, fields: samplePost({ title: 'No one’s', author: '' }) });
  });
  const products = async (by: ContentOrder['by'], isDescending = false) =>
    (await listContent(store, inStockProducts, { order: { by, isDescending } })).items.map(({ fields }) => fields.name);
  expect(await products('title')).toEqual(['Arch', 'évier', 'Zinc']);
  expect(await products('price')).toEqual(['Zinc', 'Arch', 'évier']);
  expect(await products('price', true)).toEqual(['Arch', 'Zinc', 'évier']);
  expect(await products('quantity')).toEqual(['Arch', 'évier', 'Zinc']);
  expect((await products('category'))[0]).toBe('évier');
  const inOrder = async (by: ContentOrder['by'], isDescending = false) =>
    (await listContent(store, posts, { order: { by, isDescending } })).items.map(({ fields }) => fields.title);
  expect(await inOrder('person')).toEqual(['Not seen', 'Seen', 'No one’s']);
  expect(await inOrder('person', true)).toEqual(['Seen', 'Not seen', 'No one’s']);
  expect((await inOrder('publication'))[0]).toBe('Seen');
  expect(await inOrder('views', true), 'counting all its paths').toEqual(['Seen', 'Not seen', 'No one’s']);
  expect((await inOrder('views'))[0]).toBe('No one’s');
});

it('continues where a part ended, even if content was added', async () => {
  const store = await temporaryStore();
  const add = (title: string, publishDate: string) =>
    bySystem(store, (t) => saveDraft(t, posts, { from: 0, fields: samplePost({ title, publishDate }) }));
  for (let index = 0; index < 7; index += 1) await add(`Post ${index}`, `2026-01-0${1 + (index % 3)}`);
  const seen: string[] = [];
  let page = await listContent(store, posts, { limit: 3 });
  for (;;) {
    seen.push(...page.items.map(({ fields }) => fields.title));
    if (page.next === undefined) break;
    await add(`Newer ${seen.length}`, '2026-02-01');
    page = await listContent(store, posts, { limit: 3, after: page.next });
  }
  expect(seen.toSorted()).toEqual(Array.from({ length: 7 }, (_, index) => `Post ${index}`));
});

it('finds words of title, author and body in any order, ignoring case and accents', async () => {
  const store = await temporaryStore();
  await bySystem(store, async (t) => {
    await saveDraft(t, posts, { from: 0, fields: samplePost({ title: 'Évier in granite', author: 'Stone workshop' }) });
    await saveDraft(t, posts, { from: 0, fields: samplePost({ title: 'Oak, 100% solid', body: 'Stone beside oak.' }) });
  });
  expect(await titles(store, { query: 'STONE evier' })).toEqual(['Évier in granite']);
  expect(await titles(store, { query: 'stone' })).toEqual(['Oak, 100% solid', 'Évier in granite']);
  expect(await titles(store, { query: '100%' })).toEqual(['Oak, 100% solid']);
  expect(await titles(store, { query: 'stone brass' })).toEqual([]);
  expect(await titles(store, { query: '  ' })).toHaveLength(2);
  expect(await countContent(store, posts, { query: 'evier' })).toBe(1);
});

it('sorts by creation', async () => {
  const clock = new TestClock();
  const store = await temporaryStore({ clock });
  for (const [title, publishDate] of [
    ['First', '2026-11-20'],
    ['Second', '2025-01-01'],
    ['Third', '2026-01-01'],
  ] as const) {
    await bySystem(store, (t) => publish(t, posts, { from: 0, fields: samplePost({ title, publishDate }) }));
    clock.advance(1000);
  }
  const { items } = await listContent(store, posts, { order: { by: 'made', isDescending: true } });
  expect(items.map(({ fields }) => fields.title)).toEqual(['Third', 'Second', 'First']);
});
