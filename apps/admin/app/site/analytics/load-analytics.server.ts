import {
  countByMonth,
  countContentAt,
  countQuotes,
  countTrueComments,
  countViews,
  listEmptySearches,
  listSources,
  listTopPages,
  listViewsByDay,
  listViewsByMonth,
  posts,
  type Counted,
  type Store,
} from '@showroom/store/admin';
import { addDays, shopDayOf } from '@showroom/store/rules';
import { describeChange } from '../../frame/words/describe-change.ts';
import { findMonthAgo } from '../../frame/words/month-ago.ts';
import { sortRows } from '../../frame/sorting/sort-rows.ts';
import type { AnalyticsView } from './analytics-view.ts';

/** Months in the monthly charts, including this one. */
const SHOWN_MONTHS = 12;

const rankedKeys = { count: ({ count }: Counted) => count, name: ({ name }: Counted) => name };

export async function loadAnalytics(store: Store, view: AnalyticsView) {
  const { range, sorts } = view;
  const now = store.now();
  const today = shopDayOf(now);
  const span = { from: addDays(today, 1 - range.days), to: today };
  const thisMonth = { from: `${today.slice(0, 7)}-01`, to: today };
  const year = { from: monthsBack(thisMonth.from, SHOWN_MONTHS - 1), to: today };
  const lastMonth = monthBefore(thisMonth.from);
  // As much of last month as has passed of this one.
  const sameDay = addDays(lastMonth.from, Number(today.slice(8)) - 1);
  const lastSoFar = { from: lastMonth.from, to: sameDay < lastMonth.to ? sameDay : lastMonth.to };
  const [
    byDay,
    viewsByMonth,
    byMonth,
    pages,
    sources,
    emptySearches,
    quotes,
    inMonth,
    inLastMonth,
    published,
    publishedBefore,
    asked,
    askedBefore,
    comments,
  ] = await Promise.all([
    listViewsByDay(store, span),
    listViewsByMonth(store, year),
    countByMonth(store, year),
    listTopPages(store, span),
    listSources(store, span),
    listEmptySearches(store, span),
    countQuotes(store, span),
    sumViews(store, thisMonth),
    sumViews(store, lastSoFar),
    countContentAt(store, posts, now),
    countContentAt(store, posts, findMonthAgo(now)),
    countQuotes(store, thisMonth),
    countQuotes(store, lastSoFar),
    countTrueComments(store, findMonthAgo(now)),
  ]);
  const views = byDay.reduce((sum, { count }) => sum + count, 0);
  return {
    view,
    views,
    cards: [
      { label: 'Monthly Views', value: inMonth, note: describeChange(inMonth, inLastMonth) },
      {
        label: 'Total Comments',
        value: comments.total,
        note: `${describeChange(comments.total, comments.before)}, without spam and rejected`,
      },
      {
        label: 'Published Posts',
        value: published.published,
        note: describeChange(published.published, publishedBefore.published),
      },
      { label: 'Quote requests this month', value: asked, note: describeChange(asked, askedBefore) },
    ],
    byDay,
    byMonth: { views: viewsByMonth, ...byMonth },
    pages: sortRows(pages, sorts.pages, rankedKeys),
    sources: sortRows(sources, sorts.sources, rankedKeys),
    emptySearches: sortRows(emptySearches, sorts.searches, rankedKeys),
    quotes,
    quotesPerHundred: views === 0 ? null : Math.round((quotes * 1000) / views) / 10,
  };
}

async function sumViews(store: Store, { from, to }: { from: string; to: string }): Promise<number> {
  return (await countViews(store, to)) - (await countViews(store, addDays(from, -1)));
}

function monthBefore(first: string): { from: string; to: string } {
  const to = addDays(first, -1);
  return { from: `${to.slice(0, 7)}-01`, to };
}

function monthsBack(first: string, count: number): string {
  return count === 0 ? first : monthsBack(monthBefore(first).from, count - 1);
}
