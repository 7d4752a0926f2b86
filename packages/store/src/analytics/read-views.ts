import { leadKindNames, leadKinds } from '@showroom/catalog-data/lead-kinds';
import { sql } from 'kysely';
import type { Instant } from '../database/column-types.ts';
import { reader, type Reader } from '../database/handles.ts';
import type { Store } from '../store.ts';
import { addDays, startOfShopDay } from '../shop-day.ts';

/** Days in the shop's time zone, yyyy-mm-dd, both included. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

export interface Counted {
  readonly name: string;
  readonly count: number;
}

/** Longest lists, most frequent first. */
const LISTED = 12;

/** Counts opened pages, of all time or until the end of a day. */
export async function countViews(store: Store, until?: string): Promise<number> {
  let query = reader(store)
    .selectFrom('page_view_day')
    .select((eb) => eb.fn.sum<number | string | null>('count').as('sum'));
  if (until !== undefined) query = query.where('day', '<=', until);
  return Number((await query.executeTakeFirstOrThrow()).sum ?? 0);
}

/** Counts opened pages for each day of a span, including days without any. */
export async function listViewsByDay(store: Store, { from, to }: DaySpan): Promise<Counted[]> {
  const rows = await reader(store)
    .selectFrom('page_view_day')
    .select(['day', 'count'])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute();
  const counts = new Map(rows.map(({ day, count }) => [day, count]));
  const days: Counted[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push({ name: day, count: counts.get(day) ?? 0 });
  return days;
}

/** Counts opened pages for each month of a span (`2026-11`), within the span. */
export async function listViewsByMonth(store: Store, span: DaySpan): Promise<Counted[]> {
  const months = new Map<string, number>();
  for (const { name, count } of await listViewsByDay(store, span)) {
    const month = name.slice(0, 7);
    months.set(month, (months.get(month) ?? 0) + count);
  }
  return [...months].map(([name, count]) => ({ name, count }));
}

export async function listTopPages(store: Store, { from, to }: DaySpan): Promise<Counted[]> {
  const months = wholeMonths({ from, to });
  const ofDays = (first: string, last: string) =>
    reader(store).selectFrom('page_view').select(['path', 'count']).where('day', '>=', first).where('day', '<=', last);
  const ofMonths = reader(store)
    .selectFrom('page_view_month')
    .select(['path', 'count'])
    .where('month', '>=', months.from.slice(0, 7))
    .where('month', '<=', months.to.slice(0, 7));
  const isWithoutMonth = months.from > months.to;
  const views = isWithoutMonth
    ? ofDays(from, to)
    : ofMonths.unionAll(ofDays(from, addDays(months.from, -1))).unionAll(ofDays(addDays(months.to, 1), to));
  const rows = await reader(store)
    .selectFrom(views.as('views'))
    .select((eb) => ['path as name', eb.fn.sum<number | string>('count').as('count')])
    .groupBy('path')
    .orderBy(sql`sum(count)`, 'desc')
    .orderBy('path')
    .limit(LISTED)
    .execute();
  return rows.map(({ name, count }) => ({ name, count: Number(count) }));
}

function wholeMonths({ from, to }: DaySpan): DaySpan {
  const isWholeFirst = from.endsWith('-01');
  const isWholeLast = addDays(to, 1).endsWith('-01');
  return {
    from: isWholeFirst ? from : `${addDays(`${from.slice(0, 7)}-01`, 31).slice(0, 7)}-01`,
    to: isWholeLast ? to : addDays(`${to.slice(0, 7)}-01`, -1),
  };
}

/** Counts how often the pages below a path were opened: all articles, for `/blog`. */
export async function countViewsBelow(store: Store, path: string): Promise<number> {
  const { sum } = await reader(store)
    .selectFrom('page_view_total')
    .select((eb) => eb.fn.sum<number | string | null>('count').as('sum'))
    .where('path', 'like', `${path}/%`)
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

/** Lists the sites that visitors came from, most frequent first. */
export async function listSources(store: Store, { from, to }: DaySpan): Promise<Counted[]> {
  const rows = await reader(store)
    .selectFrom('view_source')
    .select((eb) => ['source as name', eb.fn.sum<number | string>('count').as('count')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('source')
    .orderBy(sql`sum(count)`, 'desc')
    .orderBy('source')
    .limit(LISTED)
    .execute();
  return rows.map(({ name, count }) => ({ name, count: Number(count) }));
}

/** Lists the most frequent searches without results. */
export async function listEmptySearches(store: Store, { from, to }: DaySpan): Promise<Counted[]> {
  const rows = await reader(store)
    .selectFrom('empty_search')
    .select((eb) => ['question as name', eb.fn.sum<number | string>('count').as('count')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('question')
    .orderBy(sql`sum(count)`, 'desc')
    .orderBy('question')
    .limit(LISTED)
    .execute();
  return rows.map(({ name, count }) => ({ name, count: Number(count) }));
}

/** Counts requests for missing pages in a span, by path. */
export async function countMissed(
  store: Store,
  { from, to, paths }: DaySpan & { readonly paths: readonly string[] },
): Promise<ReadonlyMap<string, number>> {
  if (paths.length === 0) return new Map();
  const rows = await missedIn(store, { from, to }).where('path', 'in', paths).execute();
  return new Map(rows.map(({ name, count }) => [name, Number(count)]));
}

/** Lists the most frequent missing paths that no redirect covers. */
export async function listMissed(store: Store, span: DaySpan): Promise<Counted[]> {
  const rows = await missedIn(store, span)
    .where('path', 'not in', (eb) => eb.selectFrom('redirect').select('redirect.path'))
    .orderBy(sql`sum(count)`, 'desc')
    .orderBy('path')
    .limit(LISTED)
    .execute();
  return rows.map(({ name, count }) => ({ name, count: Number(count) }));
}

function missedIn(store: Store, { from, to }: DaySpan) {
  return reader(store)
    .selectFrom('missed_path')
    .select((eb) => ['path as name', eb.fn.sum<number | string>('count').as('count')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('path');
}

const quoteKinds = leadKindNames.filter((kind) => leadKinds[kind].isQuote);

/** Counts quote requests in a span, without suspected spam. */
export async function countQuotes(store: Store, { from, to }: DaySpan): Promise<number> {
  const instants = { from: startOfShopDay(from).toISOString(), before: startOfShopDay(addDays(to, 1)).toISOString() };
  const { count } = await selectQuotes(reader(store), instants).executeTakeFirstOrThrow();
  return count;
}

/** The same between two instants, the second excluded, as a query. */
export function selectQuotes(
  database: Pick<Reader, 'selectFrom'>,
  { from, before }: { readonly from: Instant; readonly before: Instant },
) {
  return database
    .selectFrom('lead')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('kind', 'in', quoteKinds)
    .where('is_suspected', '=', 0)
    .where('created_at', '>=', from)
    .where('created_at', '<', before);
}
