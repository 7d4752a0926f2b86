import { writer } from '../database/handles.ts';
import type { WriteTransaction } from '../database/write-transaction.ts';
import type { EmptySearchTable, PageViewTable } from './tables.ts';

/** A part of what was counted: added to what is there of the same day, path and source. */
export type ViewSum = Readonly<PageViewTable>;
export type EmptySearchSum = Readonly<EmptySearchTable>;

export interface ViewSums {
  readonly views: readonly ViewSum[];
  readonly emptySearches: readonly EmptySearchSum[];
}

/** Rows of one statement: four values each, far below what either database takes. */
const ROWS_AT_ONCE = 200;

/**
 * Adds what was counted since the last time to the sums of its days. Each row of a table may stand in it once. Raises no
 * content version: visitors see nothing of it.
 */
export async function addViews(transaction: WriteTransaction, { views, emptySearches }: ViewSums): Promise<void> {
  const database = writer(transaction);
  for (const rows of inParts(views)) {
    await database
      .insertInto('page_view')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'path', 'source'])
          .doUpdateSet((eb) => ({ count: eb('page_view.count', '+', eb.ref('excluded.count')) })),
      )
      .execute();
  }
  const byDay = new Map<string, number>();
  for (const { day, count } of views) byDay.set(day, (byDay.get(day) ?? 0) + count);
  for (const [day, count] of byDay) {
    await database
      .insertInto('page_view_day')
      .values({ day, count })
      .onConflict((conflict) =>
        conflict.column('day').doUpdateSet((eb) => ({ count: eb('page_view_day.count', '+', count) })),
      )
      .execute();
  }
  for (const rows of inParts(emptySearches)) {
    await database
      .insertInto('empty_search')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'question'])
          .doUpdateSet((eb) => ({ count: eb('empty_search.count', '+', eb.ref('excluded.count')) })),
      )
      .execute();
  }
}

function inParts<Row>(rows: readonly Row[]): Row[][] {
  const parts: Row[][] = [];
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) parts.push(rows.slice(at, at + ROWS_AT_ONCE));
  return parts;
}
