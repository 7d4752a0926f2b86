import type { ExpressionBuilder, SelectQueryBuilder } from 'kysely';
import { countedStatuses } from '../comments/comment-status.ts';
import { posts } from '../content/kinds/post.ts';
import { isVisible } from '../content/published/read-published.ts';
import { reader } from '../database/handles.ts';
import type { Tables } from '../database/schema.ts';
import { addDays, startOfShopDay } from '../shop-day.ts';
import type { Store } from '../store.ts';
import { selectQuotes, type Counted, type DaySpan } from './read-views.ts';

/** Counts by month besides views, earliest first. */
export interface MonthlyCounts {
  /** Without suspected spam. */
  readonly quotes: readonly Counted[];
  /** Without spam and rejected comments. */
  readonly comments: readonly Counted[];
  /** Published posts, by their displayed date. */
  readonly posts: readonly Counted[];
}

/** Counts quotes, comments and posts for each month of a span, in the shop's time zone. */
export async function countByMonth(store: Store, span: DaySpan): Promise<MonthlyCounts> {
  const now = store.now().toISOString();
  const [quotes, comments, published] = await Promise.all([
    countEach(store, span, (eb, { from, before }) => selectQuotes(eb, { from, before })),
    countEach(store, span, (eb, { from, before }) =>
      eb
        .selectFrom('comment')
        .select((count) => count.fn.countAll<number>().as('count'))
        .where('status', 'in', countedStatuses)
        .where('deleted_at', 'is', null)
        .where('created_at', '>=', from)
        .where('created_at', '<', before),
    ),
    countEach(store, span, (eb, { month, next }) =>
      eb
        .selectFrom('content_publication')
        .select((count) => count.fn.countAll<number>().as('count'))
        .where('kind', '=', posts.name)
        .where('sort_key', '>=', month)
        .where('sort_key', '<', next)
        .where((shown) => isVisible(shown, now)),
    ),
  ]);
  return { quotes, comments, posts: published };
}

interface Month {
  readonly month: string;
  readonly next: string;
  readonly from: string;
  readonly before: string;
}

/** One statement in which each month is an index range. Grouping would convert every row's instant to a date. */
async function countEach(
  store: Store,
  span: DaySpan,
  count: (
    eb: ExpressionBuilder<Tables, never>,
    month: Month,
  ) => SelectQueryBuilder<Tables, keyof Tables, { count: number }>,
): Promise<Counted[]> {
  const months = listMonths(span);
  const row = await reader(store)
    .selectNoFrom((eb) => months.map((each) => count(eb, each).as(each.month)))
    .executeTakeFirstOrThrow();
  return months.map(({ month }) => ({ name: month, count: Number(row[month]) }));
}

function listMonths({ from, to }: DaySpan): Month[] {
  const months: Month[] = [];
  for (let month = from.slice(0, 7); month <= to.slice(0, 7); month = nextMonth(month)) {
    const next = nextMonth(month);
    months.push({ month, next, from: toStart(month), before: toStart(next) });
  }
  return months;
}

function nextMonth(month: string): string {
  return addDays(`${month}-01`, 31).slice(0, 7);
}

function toStart(month: string): string {
  return startOfShopDay(`${month}-01`).toISOString();
}
