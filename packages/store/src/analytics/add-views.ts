import { sql } from 'kysely';
import { writer } from '../database/handles.ts';
import type { WriteTransaction } from '../database/write-transaction.ts';
import type { AnalyticsTables, EmptySearchTable, MissedPathTable, PageViewTable, ViewSourceTable } from './tables.ts';

/** New counts, which are added to those of the same day, path and source. The source may be empty. */
export type ViewSum = Readonly<PageViewTable & ViewSourceTable>;
export type EmptySearchSum = Readonly<EmptySearchTable>;
export type MissedPathSum = Readonly<MissedPathTable>;

export interface ViewSums {
  readonly views: readonly ViewSum[];
  readonly emptySearches: readonly EmptySearchSum[];
  readonly missedPaths: readonly MissedPathSum[];
}

/** Three values each, far below either database's limit. */
const ROWS_AT_ONCE = 200;

/** Adds new counts to the sums. Doesn't raise the content version, since visitors see nothing of it. */
export async function addViews(
  transaction: WriteTransaction,
  { views, emptySearches, missedPaths }: ViewSums,
): Promise<void> {
  const opened = views.map(({ day, path, source, count }) => ({ day, month: day.slice(0, 7), path, source, count }));
  await addCounts(transaction, 'page_view', ['day', 'path'], opened);
  await addCounts(transaction, 'page_view_month', ['month', 'path'], opened);
  await addCounts(transaction, 'page_view_total', ['path'], opened);
  await addCounts(transaction, 'page_view_day', ['day'], opened);
  const led = opened.filter(({ source }) => source !== '');
  await addCounts(transaction, 'view_source', ['day', 'source'], led);
  await addCounts(transaction, 'empty_search', ['day', 'question'], emptySearches);
  await addCounts(transaction, 'missed_path', ['day', 'path'], missedPaths);
}

async function addCounts<Column extends string>(
  transaction: WriteTransaction,
  table: keyof AnalyticsTables,
  key: readonly Column[],
  sums: readonly (Readonly<Record<NoInfer<Column>, string>> & { readonly count: number })[],
): Promise<void> {
  // One row per key, because a statement may touch a row only once.
  const rows = new Map<string, { values: string[]; count: number }>();
  for (const sum of sums) {
    const values = key.map((column) => sum[column]);
    const row = rows.get(values.join('\n')) ?? { values, count: 0 };
    row.count += sum.count;
    rows.set(values.join('\n'), row);
  }
  const columns = sql.join(key.map((column) => sql.ref(column)));
  for (const part of inParts([...rows.values()])) {
    const values = sql.join(part.map((row) => sql`(${sql.join([...row.values, row.count])})`));
    await sql`insert into ${sql.table(table)} (${columns}, count) values ${values}
      on conflict (${columns}) do update set count = ${sql.ref(`${table}.count`)} + excluded.count`.execute(
      writer(transaction),
    );
  }
}

function inParts<Row>(rows: readonly Row[]): Row[][] {
  const parts: Row[][] = [];
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) parts.push(rows.slice(at, at + ROWS_AT_ONCE));
  return parts;
}
