import {
  addViews,
  inStockProducts,
  posts,
  publish,
  saveDraft,
  setLeadStatus,
  setLeadValue,
  systemActor,
  works,
} from '@showroom/store/admin';
import type { Role } from '@showroom/store/rules';
import { addAccount } from '@showroom/store/testing';
import { describe, expect, it } from 'vitest';
import { guard } from '../frame/session/require-session.server.ts';
import { isPage } from '../testing/is-page.ts';
import { ask, enter, routeArgs } from '../testing/requests.ts';
import { storeLead } from '../testing/sample-lead.ts';
import { signIn, temporaryAdmin } from '../testing/temporary-admin.ts';
import { loader as loadBasic } from './basic-overview.route.tsx';
import { loader as loadPro } from './pro-overview.route.tsx';
import { basicActions, proActions } from '../frame/navigation/quick-actions.ts';

async function openOverviews() {
  const { store, newContext, advance } = await temporaryAdmin();
  const argsFor = async <Pattern extends string>(pattern: Pattern, role?: Role) => {
    const { token } = role === undefined ? await signIn(store) : await addAccount(store, role);
    return enter(newContext, ask(pattern, { token }), { params: {}, pattern });
  };
  const addPost = (title: string) =>
    store.write({ actor: systemActor }, (transaction) =>
      publish(transaction, posts, { from: 0, fields: { title, excerpt: 'x', body: 'x', author: 'x' } }),
    );
  return { store, advance, argsFor, addPost };
}

const numbers = (stats: readonly { cards: readonly { label: string; value: number }[] }[]) =>
  Object.fromEntries(stats.flatMap(({ cards }) => cards.map(({ label, value }) => [label, value])));

describe('the overviews', () => {
  it('count what is stored now, by status', async () => {
    const { store, argsFor, addPost } = await openOverviews();
    await addPost('One');
    await store.write({ actor: systemActor }, async (transaction) => {
      await saveDraft(transaction, posts, { from: 0, fields: { title: 'Two' } });
      for (const quantity of [0, 1, 5, 6, 12]) {
        await saveDraft(transaction, inStockProducts, { from: 0, fields: { name: `Of ${quantity}`, quantity } });
      }
      await saveDraft(transaction, works, { from: 0, fields: { title: 'Bench', status: 'in-progress' } });
    });
    const { stats, activity } = await loadPro(await argsFor('/admin/dashboard-pro'));
    expect(numbers(stats)).toEqual({
      'Total Posts': 2,
      Published: 1,
      'Blog Post Views': 0,
      Comments: 0,
      'Total Products': 5,
      'In Stock': 2,
      'Low Stock': 2,
      'Out of Stock': 1,
      'Total Work Items': 1,
      Completed: 0,
      'In Progress': 1,
      Planning: 0,
      'Total Revenue': 0,
      'Monthly Revenue': 0,
    });
    expect(activity).toContainEqual(expect.objectContaining({ type: 'Post', severity: 'success', ago: 'just now' }));
  });

  it('add up won leads, in total and this month in the shop’s time zone', async () => {
    const { store, advance, argsFor } = await openOverviews();
    const { id: leadId } = await storeLead(store);
    const revenue = async () => {
      const { stats } = await loadPro(await argsFor('/admin/dashboard-pro'));
      return numbers(stats.filter(({ title }) => title === 'Revenue'));
    };
    await store.write({ actor: systemActor }, (transaction) =>
      setLeadValue(transaction, { leadId, valueCents: 1_250_050 }),
    );
    expect(await revenue()).toEqual({ 'Total Revenue': 0, 'Monthly Revenue': 0 });
    await store.write({ actor: systemActor }, (transaction) => setLeadStatus(transaction, { leadId, status: 'won' }));
    expect(await revenue()).toEqual({ 'Total Revenue': 1_250_050, 'Monthly Revenue': 1_250_050 });
    // December in UTC, but still November 30 in the shop.
    advance(Date.parse('2026-12-01T04:30:00Z') - store.now().getTime());
    expect(await revenue()).toEqual({ 'Total Revenue': 1_250_050, 'Monthly Revenue': 1_250_050 });
    advance(60 * 60 * 1000);
    expect(await revenue()).toEqual({ 'Total Revenue': 1_250_050, 'Monthly Revenue': 0 });
  });

  it.each([
    ['sales', true],
    ['editor', false],
  ] as const)('show %s revenue: %s', async (role, isShown) => {
    const { store, newContext } = await temporaryAdmin();
    const { token } = await addAccount(store, role);
    const request = ask('/admin/dashboard-pro', { token });
    const context = newContext();
    await guard({ request, context });
    const { stats } = await loadPro(routeArgs({ request, context, params: {}, pattern: '/admin/dashboard-pro' }));
    expect(stats.some(({ title }) => title === 'Revenue')).toBe(isShown);
  });

  it('compare posts with a month ago', async () => {
    const { advance, argsFor, addPost } = await openOverviews();
    for (const title of ['One', 'Two']) await addPost(title);
    advance(32 * 24 * 60 * 60 * 1000);
    await addPost('Three');
    const { stats } = await loadBasic(await argsFor('/admin/dashboard'));
    expect(stats[0]?.cards).toEqual([
      { label: 'Total Posts', value: 3, note: '+50% from last month', path: '/admin/dashboard/posts' },
      {
        label: 'Published',
        value: 3,
        note: '+50% from last month',
        path: '/admin/dashboard/posts?status=published',
      },
      {
        label: 'Total Views',
        value: 0,
        note: 'None last month, all pages',
        path: '/admin/dashboard/analytics',
      },
      {
        label: 'Comments',
        value: 0,
        note: 'None last month, without spam and rejected',
        path: '/admin/dashboard/comments',
      },
    ]);
  });

  it('compare page views with a month ago, for users who may see them', async () => {
    const { store, advance, argsFor } = await openOverviews();
    const addView = (day: string, count: number) =>
      store.write({ actor: systemActor }, (transaction) =>
        addViews(transaction, { views: [{ day, path: '/', source: '', count }], emptySearches: [], missedPaths: [] }),
      );
    await addView('2026-11-20', 40);
    advance(32 * 24 * 60 * 60 * 1000);
    await addView('2026-12-23', 10);
    const { stats } = await loadBasic(await argsFor('/admin/dashboard'));
    expect(stats[0]?.cards).toContainEqual({
      label: 'Total Views',
      value: 50,
      note: '+25% from last month, all pages',
      path: '/admin/dashboard/analytics',
    });
    const ofSales = await loadBasic(await argsFor('/admin/dashboard', 'sales'));
    expect(numbers(ofSales.stats)).not.toHaveProperty('Total Views');
    expect(ofSales.stats[0]?.cards.filter((card) => 'path' in card)).toEqual([]);
  });

  it('link only to existing pages', () => {
    const paths = [...basicActions, ...proActions].map(({ path }) => path);
    expect(paths.filter((path) => !isPage(path))).toEqual([]);
  });
});
