import type { Kysely } from 'kysely';

/** What visitors looked at, as sums by day. */
export async function createAnalyticsTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('page_view')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('page_view_key', ['day', 'path'])
    .execute();
  await db.schema
    .createTable('page_view_month')
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('page_view_month_key', ['month', 'path'])
    .execute();
  await db.schema
    .createTable('page_view_total')
    .addColumn('path', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('view_source')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('view_source_key', ['day', 'source'])
    .execute();
  await db.schema
    .createTable('page_view_day')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('empty_search')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('question', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('empty_search_key', ['day', 'question'])
    .execute();
  await db.schema
    .createTable('missed_path')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('missed_path_key', ['day', 'path'])
    .execute();
}
