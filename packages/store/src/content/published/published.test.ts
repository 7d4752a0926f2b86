import { expect, it } from 'vitest';
import { writer } from '../../database/handles.ts';
import { samplePost } from '../../testing/sample-content.ts';
import { bySystem, TestClock, temporaryDirectory, temporaryStore } from '../../testing/temporary-store.ts';
import type { Store } from '../../store.ts';
import { contentVersion } from '../content-version.ts';
import { cancelSchedule, deleteContent, publish, saveDraft, unpublish } from '../editing/edit-content.ts';
import { inStockProducts } from '../kinds/in-stock-product.ts';
import { posts } from '../kinds/post.ts';
import { findContent } from '../listing/find-content.ts';
import { findRedirect } from '../redirects/find-redirect.ts';
import { saveSettings } from '../settings/save-settings.ts';
import { settingsGroups } from '../settings/settings-groups.ts';
import { nextScheduledChange } from './next-scheduled-change.ts';
import { countPublished, findPublished, findPublishedByIds, listPublished } from './read-published.ts';

const MINUTE_MS = 60_000;
/** The clock of these tests starts at 15:00 UTC; nine in the morning of the next day in Thunder Bay. */
const NINE = '2026-11-22T14:00:00.000Z';
const UNTIL_NINE_MS = Date.parse(NINE) - Date.parse('2026-11-21T15:00:00.000Z');

async function publishPost(
  store: Store,
  request: Omit<Parameters<typeof publish<object>>[2], 'from'> & { from?: number },
) {
  const result = await bySystem(store, (t) => publish(t, posts, { from: 0, fields: samplePost(), ...request }));
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.content;
}

it('shows a post scheduled for nine at nine, in both processes and after a restart', async () => {
  const dataDir = await temporaryDirectory();
  const clock = new TestClock();
  const admin = await temporaryStore({ dataDir, clock });
  const site = await temporaryStore({ dataDir, clock });
  await publishPost(admin, { at: NINE });
  const version = contentVersion(admin);
  await expect.poll(() => contentVersion(site)).toBe(version);

  clock.advance(UNTIL_NINE_MS - 1);
  const restarted = await temporaryStore({ dataDir, clock });
  for (const store of [admin, site, restarted]) {
    expect(await findPublished(store, posts, 'shaker-or-slab')).toBeUndefined();
    expect(await countPublished(store, posts)).toBe(0);
    expect(await nextScheduledChange(store)).toBe(NINE);
  }
  clock.advance(1);
  for (const store of [admin, site, restarted, await temporaryStore({ dataDir, clock })]) {
    expect(await findPublished(store, posts, 'shaker-or-slab')).toMatchObject({ since: NINE, day: '2026-11-22' });
    expect((await listPublished(store, posts)).items).toHaveLength(1);
    // Its ninety days of comments are over.
    expect(await nextScheduledChange(store)).toBe('2027-02-21T05:00:00.000Z');
    expect(contentVersion(store)).toBe(version);
  }
});

it('finds the next scheduled change of any kind, and raises the content version when a schedule changes', async () => {
  const clock = new TestClock();
  const store = await temporaryStore({ clock });
  expect(await nextScheduledChange(store)).toBeUndefined();
  const post = await publishPost(store, { until: '2026-12-24T17:00:00.000Z' });
  expect(await nextScheduledChange(store)).toBe('2026-12-24T17:00:00.000Z');
  const product = await bySystem(store, (t) =>
    publish(t, inStockProducts, { from: 0, fields: { name: 'Vanity', description: 'One.' }, at: NINE }),
  );
  expect(await nextScheduledChange(store)).toBe(NINE);
  const version = contentVersion(store);
  if (product.ok) await bySystem(store, (t) => cancelSchedule(t, inStockProducts, { id: product.content.id, from: 1 }));
  expect(await nextScheduledChange(store)).toBe('2026-12-24T17:00:00.000Z');
  expect(contentVersion(store)).toBe(version + 1);
  await bySystem(store, (t) => cancelSchedule(t, posts, { id: post.id, from: 1 }));
  // What is left is the end of its comments.
  expect(await nextScheduledChange(store)).toBe('2027-02-20T05:00:00.000Z');
  // Days unlike others are told sixty days before the first, and no more after the last.
  const specialDays = [{ id: 'inventory', from: '2027-02-01', to: '2027-02-03', period: null, reason: '' }];
  await bySystem(store, (t) => saveSettings(t, settingsGroups.specialDays, { from: 0, fields: { specialDays } }));
  expect(await nextScheduledChange(store)).toBe('2026-12-03T05:00:00.000Z');
  clock.advance(Date.parse('2026-12-03T05:00:00.000Z') - clock.now().getTime());
  expect(await nextScheduledChange(store)).toBe('2027-02-04T05:00:00.000Z');
});

it('shows the published version until a scheduled one replaces it, and keeps a scheduled end through a correction', async () => {
  const clock = new TestClock();
  const store = await temporaryStore({ clock });
  const title = async () => (await findPublished(store, posts, 'shaker-or-slab'))?.fields.title;
  const { id } = await publishPost(store, {});
  await publishPost(store, { id, from: 1, fields: { title: 'Tomorrow' }, at: NINE });
  expect(await title()).toBe('Shaker or slab');
  clock.advance(UNTIL_NINE_MS);
  expect(await title()).toBe('Tomorrow');

  const end = new Date(Date.parse(NINE) + 60 * MINUTE_MS).toISOString();
  await bySystem(store, (t) => unpublish(t, posts, { id, from: 2, at: end }));
  await publishPost(store, { id, from: 3, fields: { title: 'Corrected' } });
  expect([await title(), await nextScheduledChange(store)]).toEqual(['Corrected', end]);
  clock.advance(60 * MINUTE_MS);
  expect(await title()).toBeUndefined();
});

it('lists parts, latest day first, without loss or repetition while more is published', async () => {
  const store = await temporaryStore();
  const days = ['2026-03-01', '2026-01-15', '2026-03-01', '2026-02-10', '2025-12-31', '2026-03-01', '2026-02-10'];
  for (const [index, publishDate] of days.entries()) {
    await publishPost(store, {
      fields: samplePost({ title: `Post ${index}`, publishDate, isFeatured: index % 2 === 0 }),
    });
  }
  const seen: string[] = [];
  let page = await listPublished(store, posts, { limit: 3 });
  for (;;) {
    seen.push(...page.items.map(({ day, fields }) => `${day} ${fields.title}`));
    if (page.next === undefined) break;
    page = await listPublished(store, posts, { limit: 3, after: page.next });
    await publishPost(store, {
      fields: samplePost({ title: `In the meantime ${seen.length}`, publishDate: '2026-04-01' }),
    });
  }
  expect(seen.map((line) => line.slice(0, 10))).toEqual(days.toSorted().toReversed());
  expect(new Set(seen).size).toBe(days.length);
  expect(await countPublished(store, posts, { isFeatured: true })).toBe(4);
});

it('lists a post under the shop’s day of its first publication', async () => {
  const clock = new TestClock(Date.parse('2026-09-01T15:00:00.000Z'));
  const store = await temporaryStore({ clock });
  const save = await bySystem(store, (t) => saveDraft(t, posts, { from: 0, fields: samplePost({ title: 'Begun' }) }));
  if (!save.ok) throw new Error(save.code);
  expect(save.content.day).toBe('2026-09-01');
  clock.advance(Date.parse('2026-11-21T16:00:00.000Z') - store.now().getTime());
  await publishPost(store, { fields: samplePost({ title: 'In the morning', publishDate: '2026-11-21' }) });
  // Half past nine in the evening, which is the next day elsewhere.
  clock.advance(Date.parse('2026-11-22T02:30:00.000Z') - store.now().getTime());
  const { id } = save.content;
  await bySystem(store, (t) => publish(t, posts, { id, from: 1 }));
  const { items } = await listPublished(store, posts, { limit: 3 });
  expect(items.map(({ day, fields }) => [day, fields.title])).toEqual([
    ['2026-11-21', 'Begun'],
    ['2026-11-21', 'In the morning'],
  ]);
  clock.advance(3 * 86_400_000);
  await bySystem(store, (t) => publish(t, posts, { id, from: 2, fields: { title: 'Begun, and mended' } }));
  expect((await findPublished(store, posts, 'begun'))?.day, 'also after later changes').toBe('2026-11-21');
  expect((await findContent(store, posts, id))?.day).toBe('2026-11-21');
});

it('filters a list by category', async () => {
  const store = await temporaryStore();
  await publishPost(store, { fields: samplePost({ category: 'Lighting' }) });
  await publishPost(store, { fields: samplePost({ category: 'Maintenance' }) });
  const { items } = await listPublished(store, posts, { category: 'Lighting' });
  expect(items.map(({ fields }) => fields.category)).toEqual(['Lighting']);
  expect(await countPublished(store, posts, { category: 'Lighting' })).toBe(1);
});

it('finds the published ones among several ids', async () => {
  const store = await temporaryStore();
  const live = await publishPost(store, {});
  const draft = await bySystem(store, (t) => saveDraft(t, posts, { from: 0 }));
  const ids = [live.id, draft.ok ? draft.content.id : '', 'gone'];
  expect([...(await findPublishedByIds(store, posts, ids)).keys()]).toEqual([live.id]);
  expect(await findPublishedByIds(store, posts, [])).toEqual(new Map());
});

it('redirects from the old path to the current one, without chains', async () => {
  const store = await temporaryStore();
  const { id } = await publishPost(store, { slug: 'first' });
  expect(await findRedirect(store, '/blog/first')).toBeUndefined();
  await bySystem(store, (t) => saveDraft(t, posts, { id, from: 1, slug: 'second' }));
  // A draft moves nothing.
  expect(await findPublished(store, posts, 'first')).toBeDefined();
  expect(await findRedirect(store, '/blog/first')).toBeUndefined();
  await publishPost(store, { id, from: 2, fields: {} });
  expect(await findRedirect(store, '/blog/first')).toBe('/blog/second');
  expect(await findPublished(store, posts, 'first')).toBeUndefined();
  await publishPost(store, { id, from: 3, fields: {}, slug: 'third' });
  expect(await findRedirect(store, '/blog/first')).toBe('/blog/third');
  expect(await findRedirect(store, '/blog/second')).toBe('/blog/third');
  // Back to where it was: the others follow.
  await publishPost(store, { id, from: 4, fields: {}, slug: 'first' });
  expect(await findRedirect(store, '/blog/second')).toBe('/blog/first');
  expect(await findRedirect(store, '/blog/first')).toBeUndefined();
  await bySystem(store, (t) => deleteContent(t, posts, { id, from: 5 }));
  expect(await findRedirect(store, '/blog/second')).toBeUndefined();
});

it('redirects from the time of a scheduled move on, unless it is cancelled', async () => {
  const clock = new TestClock();
  const store = await temporaryStore({ clock });
  const { id } = await publishPost(store, { slug: 'here' });
  await publishPost(store, { id, from: 1, fields: {}, slug: 'there', at: NINE });
  expect(await findRedirect(store, '/blog/here')).toBeUndefined();
  expect(await findPublished(store, posts, 'here')).toBeDefined();
  await bySystem(store, (t) => cancelSchedule(t, posts, { id, from: 2 }));
  await publishPost(store, { id, from: 3, fields: {}, slug: 'there', at: NINE });
  clock.advance(UNTIL_NINE_MS);
  expect(await findPublished(store, posts, 'here')).toBeUndefined();
  expect(await findRedirect(store, '/blog/here')).toBe('/blog/there');
});

it('redirects when a category changes the path, even if it was unpublished in between', async () => {
  const store = await temporaryStore();
  const fields = { name: 'Oak', description: 'One.', category: 'Bathroom Vanities' } as const;
  const product = await bySystem(store, (t) => publish(t, inStockProducts, { from: 0, fields }));
  if (!product.ok) throw new Error(product.code);
  const { id } = product.content;
  await bySystem(store, (t) => unpublish(t, inStockProducts, { id, from: 1 }));
  await bySystem(store, (t) => publish(t, inStockProducts, { id, from: 2, fields: { category: 'Kitchen Cabinets' } }));
  expect(await findRedirect(store, '/in-stock/vanities/oak')).toBe('/in-stock/cabinets/oak');
});

it('reads content of another version, with defaults for missing and damaged fields', async () => {
  const warnings: unknown[] = [];
  const store = await temporaryStore();
  Object.assign(store, { log: { ...store.log, warn: (...parts: unknown[]) => warnings.push(parts) } });
  const { id } = await publishPost(store, {});
  const kept = { ...samplePost(), category: 'A category of old', isFeatured: 'yes', inventedLater: 1 };
  await bySystem(store, (t) =>
    writer(t)
      .updateTable('content_publication')
      .set({ fields: JSON.stringify(kept) })
      .where('content_id', '=', id)
      .execute(),
  );
  const found = await findPublished(store, posts, 'shaker-or-slab');
  expect(found?.fields).toEqual({ ...posts.empty, ...samplePost() });
  expect(warnings).toHaveLength(1);
});
