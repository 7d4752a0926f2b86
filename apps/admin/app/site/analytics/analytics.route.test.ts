import { addViews, createComment, posts, publish, systemActor, type ViewSums } from '@showroom/store/admin';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { readNotice } from '../../frame/notices/notice.server.ts';
import { ask, enter, responseOf } from '../../testing/requests.ts';
import { storeLead } from '../../testing/sample-lead.ts';
import { signIn, temporaryAdmin } from '../../testing/temporary-admin.ts';
import { AnalyticsPage } from './analytics-page.tsx';
import { action, loader } from './analytics.route.tsx';

const pattern = '/admin/dashboard/analytics';

/** The admin on November 21, with these views. */
async function openAnalytics(sums: Partial<ViewSums> = {}) {
  const { store, newContext, advance } = await temporaryAdmin();
  const { token } = await signIn(store);
  await store.write({ actor: systemActor }, (transaction) =>
    addViews(transaction, { views: [], emptySearches: [], missedPaths: [], ...sums }),
  );
  const argsFor = async (search = '', fields?: Record<string, string>) => {
    return enter(newContext, ask(pattern + search, { token, fields }), { params: {}, pattern });
  };
  const load = async (search?: string) => loader(await argsFor(search));
  return { store, argsFor, load, advance };
}

const view = (day: string, count: number, path = '/', source = '') => ({ day, count, path, source });

describe('analytics', () => {
  it('end today, and start as far back as the URL says', async () => {
    const { load } = await openAnalytics({
      views: [
        view('2026-11-21', 4),
        view('2026-11-15', 2),
        view('2026-11-14', 1),
        view('2026-10-23', 8),
        view('2026-10-22', 16),
      ],
    });
    const usual = await load();
    expect(usual.byDay).toHaveLength(30);
    expect([usual.byDay[0], usual.byDay.at(-1)]).toEqual([
      { name: '2026-10-23', count: 8 },
      { name: '2026-11-21', count: 4 },
    ]);
    expect(usual.views).toBe(15);
    expect((await load('?range=7-days')).views).toBe(6);
    expect((await load('?range=year')).views).toBe(31);
    expect((await load('?range=constructor')).view.range.name).toBe('30-days');
  });

  it('compare this month with the same number of days of last month', async () => {
    const { store, load } = await openAnalytics({
      views: [view('2026-11-21', 30), view('2026-10-21', 20), view('2026-10-22', 500), view('2026-09-30', 7)],
    });
    await store.write({ actor: systemActor }, (transaction) =>
      publish(transaction, posts, { from: 0, fields: { title: 'One', excerpt: 'x', body: 'x', author: 'x' } }),
    );
    const { cards, byMonth } = await load();
    expect(cards).toEqual(
      expect.arrayContaining([
        { label: 'Monthly Views', value: 30, note: '+50% from last month' },
        { label: 'Published Posts', value: 1, note: 'None last month' },
      ]),
    );
    expect(byMonth.views).toHaveLength(12);
    expect(byMonth.views.slice(-3)).toEqual([
      { name: '2026-09', count: 7 },
      { name: '2026-10', count: 520 },
      { name: '2026-11', count: 30 },
    ]);
    expect(byMonth.posts.slice(-2)).toEqual([
      { name: '2026-10', count: 0 },
      { name: '2026-11', count: 1 },
    ]);
  });

  it('compare totals with a month ago, like the overview', async () => {
    const { store, load, advance } = await openAnalytics({});
    // To October 27: before this month, and less than a month ago.
    const days = 25 * 24 * 60 * 60 * 1000;
    advance(-days);
    const post = { from: 0, fields: { title: 'One', excerpt: 'x', body: 'x', author: 'x' } };
    const first = await store.write({ actor: systemActor }, (transaction) => publish(transaction, posts, post));
    if (!first.ok) throw new Error(first.code);
    const comment = async (words: string) =>
      createComment(store, { postId: first.content.id, name: 'Sam', words, spam: { score: 0, reasons: [] } });
    await comment('One');
    advance(days);
    await comment('Two');
    const { cards } = await load();
    expect(cards).toEqual(
      expect.arrayContaining([
        { label: 'Total Comments', value: 2, note: 'None last month, without spam and rejected' },
        { label: 'Published Posts', value: 1, note: 'None last month' },
      ]),
    );
  });

  it('list top pages, sources, searches without results, and quotes per hundred page views', async () => {
    const { store, load } = await openAnalytics({
      views: [view('2026-11-20', 30, '/blog'), view('2026-11-20', 10, '/', 'google.com')],
      emptySearches: [{ day: '2026-11-20', question: 'granite', count: 3 }],
    });
    await storeLead(store);
    expect(await load()).toMatchObject({
      pages: [
        { name: '/blog', count: 30 },
        { name: '/', count: 10 },
      ],
      sources: [{ name: 'google.com', count: 10 }],
      emptySearches: [{ name: 'granite', count: 3 }],
      quotes: 1,
      quotesPerHundred: 2.5,
    });
  });

  it('say so when nothing was counted', async () => {
    const { load } = await openAnalytics();
    const html = draw(await load());
    for (const words of [
      'Page views: none',
      'No page views in this period',
      'No searches came up empty',
      '0 quote requests. No page views',
    ])
      expect(html).toContain(words);
  });

  it('have a table behind each chart, and a sentence for screen readers', async () => {
    const { load } = await openAnalytics({ views: [view('2026-11-20', 1234), view('2026-11-21', 6)] });
    const html = draw(await load('?range=7-days'));
    expect(html).toContain('Page views: 1,240 total. Peak: Friday, November 20, 1,234.');
    expect(html).toContain('Page views: 1,240 total. Peak: November 2026, 1,240.');
    for (const counted of ['Quote requests', 'Comments', 'Posts published']) expect(html).toContain(`${counted}: none`);
    const rows = [...html.matchAll(/<th scope="row"[^>]*>([^<]*)<\/th><td[^>]*>([^<]*)<\/td>/g)].map(
      ([, ...cells]) => cells,
    );
    expect(rows.slice(0, 3)).toEqual([
      ['Saturday, November 21', '6'],
      ['Friday, November 20', '1,234'],
      ['Thursday, November 19', '0'],
    ]);
    expect(rows).toContainEqual(['November 2026', '1,240']);
  });

  it('are refreshed when they are viewed', async () => {
    const { argsFor } = await openAnalytics();
    const args = await argsFor('?range=year&pages=name', {});
    const response = await responseOf(() => action(args));
    expect(response.headers.get('Location')).toBe(`${pattern}?range=year&pages=name`);
  });

  it('are refreshed with a button, which says how today compares', async () => {
    const { argsFor } = await openAnalytics({ views: [view('2026-11-21', 41)] });
    const args = await argsFor('', {});
    const response = await responseOf(() => action(args));
    expect([response.status, response.headers.get('Location')]).toEqual([302, pattern]);
    const cookie = response.headers.get('Set-Cookie')?.split(';', 1)[0] ?? '';
    const said = await readNotice({ request: ask(pattern, { cookies: [cookie] }), context: args.context });
    expect(said?.notice.text).toBe('Updated. 41 page views today.');
  });
});

function draw(facts: Parameters<typeof AnalyticsPage>[0]): string {
  const Stub = createRoutesStub([{ path: '*', Component: () => createElement(AnalyticsPage, facts) }]);
  return renderToStaticMarkup(createElement(Stub, { initialEntries: [pattern] }));
}
