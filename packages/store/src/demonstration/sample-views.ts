import { pagePaths, pages } from '@showroom/catalog-data/pages';
import { addViews, type ViewSum } from '../analytics/add-views.ts';
import { countViews } from '../analytics/read-views.ts';
import { posts } from '../content/kinds/post.ts';
import { listContent } from '../content/listing/list-content.ts';
import { systemActor } from '../database/write-transaction.ts';
import { addDays, shopDayOf } from '../shop-day.ts';
import type { Store } from '../store.ts';

/** Page views since the launch: 12,450 in all, about 3,200 of them in the last thirty days. */
const TOTAL = 12_450;
const DAYS = 135;
/** Reserved hosts. Empty for the majority, who come without a link. */
const SOURCES = ['', '', '', 'search.example', '', '', 'search.example', '', 'maps.example', '', '', 'homes.example'];
const EMPTY_SEARCHES = ['butcher block', 'laminate sheets', 'granite remnants', 'heated floor', 'marble'] as const;
const MISSED_PATHS = ['/specials', '/kitchens', '/price-list.pdf'] as const;

/** @returns how many were added: none if any page was counted */
export async function loadSampleViews(store: Store): Promise<number> {
  if ((await countViews(store)) > 0) return 0;
  const articles = await listContent(store, posts, { limit: 20 });
  // Few visitors start on pages without content of their own.
  const shown = pagePaths.filter((path) => pages[path].category !== null);
  const paths = [...shown, ...articles.items.map(({ slug }) => `/blog/${slug}`)];
  const today = shopDayOf(store.now());
  const days = Array.from({ length: DAYS }, (_, index) => addDays(today, index + 1 - DAYS));
  const perDay = share(TOTAL, days.map(toWeight));
  const sums = new Map<string, ViewSum>();
  let drawn = 0;
  for (const [index, day] of days.entries()) {
    for (let view = 0; view < (perDay[index] ?? 0); view += 1) {
      drawn += 1;
      const path = paths[pick(drawn, paths.length)] ?? '/';
      const source = SOURCES[drawn % SOURCES.length] ?? '';
      const key = `${day} ${path} ${source}`;
      sums.set(key, { day, path, source, count: (sums.get(key)?.count ?? 0) + 1 });
    }
  }
  const within = (list: readonly string[], everyDays: number) =>
    list.flatMap((name, at) =>
      days.filter((_, index) => index % (everyDays + at * 3) === at).map((day) => ({ day, name })),
    );
  await store.write({ actor: systemActor }, (transaction) =>
    addViews(transaction, {
      views: [...sums.values()],
      emptySearches: within(EMPTY_SEARCHES, 5).map(({ day, name }) => ({ day, question: name, count: 1 })),
      missedPaths: within(MISSED_PATHS, 7).map(({ day, name }) => ({ day, path: name, count: 1 })),
    }),
  );
  return TOTAL;
}

/** Rises from month to month, drops at weekends, and varies by day. */
function toWeight(day: string, index: number): number {
  const weekday = new Date(day).getUTCDay();
  return (0.75 + (0.5 * index) / DAYS) * (weekday === 0 || weekday === 6 ? 0.6 : 1) * (0.85 + ((index * 7) % 11) / 33);
}

/** Distributes a number by weights, without a remainder. */
function share(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  let given = 0;
  let reached = 0;
  return weights.map((weight) => {
    reached += weight;
    const part = Math.round((total * reached) / sum) - given;
    given += part;
    return part;
  });
}

/** Picks an index, preferring the first ones. */
function pick(number: number, length: number): number {
  return Math.floor(((number * 0.618_034) % 1) ** 3 * length);
}
