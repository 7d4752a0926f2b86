import { describe, expect, it } from 'vitest';
import { createComment } from '../comments/create-comment.ts';
import { contentVersion } from '../content/content-version.ts';
import { publish, saveDraft } from '../content/editing/edit-content.ts';
import { posts } from '../content/kinds/post.ts';
import { createLead } from '../leads/create-lead.ts';
import type { Store } from '../store.ts';
import { samplePost } from '../testing/sample-content.ts';
import { sampleLead } from '../testing/sample-input.ts';
import { bySystem, TestClock, temporaryStore } from '../testing/temporary-store.ts';
import { countByMonth, type MonthlyCounts } from './count-by-month.ts';
import { addViews, type ViewSums } from './add-views.ts';
import {
  countQuotes,
  countViews,
  countViewsBelow,
  listEmptySearches,
  listSources,
  listTopPages,
  listViewsByDay,
  listViewsByMonth,
} from './read-views.ts';
import { addDays, findShopInstant, monthBefore, shopDayOf, startOfShopDay, toShopTime } from '../shop-day.ts';

const add = (store: Store, { views = [], emptySearches = [], missedPaths = [] }: Partial<ViewSums>) =>
  bySystem(store, (transaction) => addViews(transaction, { views, emptySearches, missedPaths }));

const view = (day: string, path: string, count: number, source = '') => ({ day, path, source, count });

describe('counts of views', () => {
  it('are one row per day, path and source', async () => {
    const store = await temporaryStore();
    const version = contentVersion(store);
    await add(store, { views: [view('2026-11-20', '/', 2), view('2026-11-20', '/', 1, 'search.example')] });
    await add(store, { views: [view('2026-11-20', '/', 5), view('2026-11-21', '/blog', 1)] });
    const span = { from: '2026-11-19', to: '2026-11-21' };
    expect(await listViewsByDay(store, span)).toEqual([
      { name: '2026-11-19', count: 0 },
      { name: '2026-11-20', count: 8 },
      { name: '2026-11-21', count: 1 },
    ]);
    expect(await listTopPages(store, span)).toEqual([
      { name: '/', count: 8 },
      { name: '/blog', count: 1 },
    ]);
    expect(await listSources(store, span)).toEqual([{ name: 'search.example', count: 1 }]);
    expect([await countViews(store), await countViews(store, '2026-11-20')]).toEqual([9, 8]);
    expect([await countViewsBelow(store, '/blog'), await countViewsBelow(store, '/blo')]).toEqual([0, 0]);
    await add(store, { views: [view('2026-11-22', '/blog/oak', 3), view('2026-11-23', '/blog/oak', 1)] });
    expect(await countViewsBelow(store, '/blog')).toBe(4);
    expect(contentVersion(store)).toBe(version);
  });

  it('accept many rows at once', async () => {
    const store = await temporaryStore();
    const views = Array.from({ length: 1_001 }, (_, index) => view('2026-11-20', `/page-${index}`, 1));
    await add(store, { views });
    await add(store, { views });
    expect(await countViews(store)).toBe(2_002);
    expect((await listTopPages(store, { from: '2026-11-20', to: '2026-11-20' }))[0]?.count).toBe(2);
  });

  it('are summed by month within the range', async () => {
    const store = await temporaryStore();
    await add(store, {
      views: [
        view('2026-08-31', '/', 1),
        view('2026-09-01', '/', 2),
        view('2026-10-31', '/', 4),
        view('2026-11-02', '/', 8),
      ],
    });
    expect(await listViewsByMonth(store, { from: '2026-09-01', to: '2026-11-01' })).toEqual([
      { name: '2026-09', count: 2 },
      { name: '2026-10', count: 4 },
      { name: '2026-11', count: 0 },
    ]);
    expect(await listTopPages(store, { from: '2026-09-01', to: '2026-11-01' })).toEqual([{ name: '/', count: 6 }]);
  });

  it('include searches without results', async () => {
    const store = await temporaryStore();
    await add(store, { emptySearches: [{ day: '2026-11-20', question: 'granite', count: 1 }] });
    await add(store, {
      emptySearches: [
        { day: '2026-11-20', question: 'granite', count: 2 },
        { day: '2026-11-21', question: 'terrazzo', count: 1 },
      ],
    });
    expect(await listEmptySearches(store, { from: '2026-11-01', to: '2026-11-30' })).toEqual([
      { name: 'granite', count: 3 },
      { name: 'terrazzo', count: 1 },
    ]);
  });
});

describe('quote requests', () => {
  it('are counted by the shop’s day, without messages and spam', async () => {
    // Ten in the evening of the 20th in Thunder Bay.
    const clock = new TestClock(Date.parse('2026-11-21T03:00:00.000Z'));
    const store = await temporaryStore({ clock });
    await createLead(store, sampleLead({ kind: 'short-quote' }), []);
    await createLead(store, sampleLead({ kind: 'stone-quote' }), []);
    await createLead(store, sampleLead({ kind: 'contact' }), []);
    await createLead(store, sampleLead({ kind: 'custom-quote', spam: { score: 90, reasons: ['Trap'] } }), []);
    expect(await countQuotes(store, { from: '2026-11-20', to: '2026-11-20' })).toBe(2);
    expect(await countQuotes(store, { from: '2026-11-21', to: '2026-11-21' })).toBe(0);
  });
});

describe('months', () => {
  it('count quotes, comments and posts by the shop’s calendar', async () => {
    // Ten in the evening of the last of October in Thunder Bay.
    const clock = new TestClock(Date.parse('2026-11-01T02:00:00.000Z'));
    const store = await temporaryStore({ clock });
    const post = await bySystem(store, (transaction) => publish(transaction, posts, { from: 0, fields: samplePost() }));
    if (!post.ok) throw new Error(post.code);
    const comment = (words: string) =>
      createComment(store, { postId: post.content.id, name: 'Sam', words, spam: { score: 0, reasons: [] } });
    await createLead(store, sampleLead({ kind: 'short-quote' }), []);
    await createLead(store, sampleLead({ kind: 'contact' }), []);
    await comment('In October');
    // Midnight has passed.
    clock.advance(2 * 3_600_000);
    await comment('In November');
    await comment('In November as well');
    await bySystem(store, (transaction) =>
      publish(transaction, posts, { from: 0, fields: samplePost({ title: 'Of August', publishDate: '2026-08-31' }) }),
    );
    await bySystem(store, (transaction) =>
      saveDraft(transaction, posts, { from: 0, fields: samplePost({ title: 'A draft' }) }),
    );
    const counts = await countByMonth(store, { from: '2026-08-01', to: '2026-11-01' });
    const told = (each: keyof MonthlyCounts) => counts[each].map(({ name, count }) => `${name} ${count}`);
    expect(told('quotes')).toEqual(['2026-08 0', '2026-09 0', '2026-10 1', '2026-11 0']);
    expect(told('comments')).toEqual(['2026-08 0', '2026-09 0', '2026-10 1', '2026-11 2']);
    expect(told('posts')).toEqual(['2026-08 1', '2026-09 0', '2026-10 1', '2026-11 0']);
  });
});

describe('a day of the shop', () => {
  it.each([
    ['2026-11-21T04:59:59.999Z', '2026-11-20', '2026-11-20T05:00:00.000Z'],
    ['2026-11-21T05:00:00.000Z', '2026-11-21', '2026-11-21T05:00:00.000Z'],
    ['2026-07-01T04:00:00.000Z', '2026-07-01', '2026-07-01T04:00:00.000Z'],
    ['2026-11-01T12:00:00.000Z', '2026-11-01', '2026-11-01T04:00:00.000Z'],
  ])('%s is of the %s, which began at %s', (instant, day, start) => {
    expect(shopDayOf(new Date(instant))).toBe(day);
    expect(startOfShopDay(day).toISOString()).toBe(start);
  });

  it('converts instants to times and back', () => {
    expect(toShopTime(new Date('2026-07-01T04:05:06.000Z'))).toBe('2026-07-01T00:05');
    expect(findShopInstant('2026-12-24T09:00')?.toISOString()).toBe('2026-12-24T14:00:00.000Z');
    // Shown twice, and left out.
    expect(findShopInstant('2026-11-01T01:30')?.toISOString()).toBe('2026-11-01T05:30:00.000Z');
    expect(findShopInstant('2026-03-08T02:30')?.toISOString()).toBe('2026-03-08T07:30:00.000Z');
    expect(['', '2026-13-01T00:00', 'tomorrow'].map(findShopInstant)).toEqual([undefined, undefined, undefined]);
  });

  it('has a day a month before, or the last of a shorter month', () => {
    expect(['2026-03-31', '2026-03-15', '2026-01-31', '2028-03-30'].map(monthBefore)).toEqual([
      '2026-02-28',
      '2026-02-15',
      '2025-12-31',
      '2028-02-29',
    ]);
  });

  it('is followed by the next one, across months and years', () => {
    expect([addDays('2026-12-31', 1), addDays('2026-03-01', -1), addDays('2026-11-01', 30)]).toEqual([
      '2027-01-01',
      '2026-02-28',
      '2026-12-01',
    ]);
  });
});
