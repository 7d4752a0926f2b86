import { PostgresAdapter } from 'kysely';
import type { CreateTableBuilder, Kysely } from 'kysely';

/** Begins a table whose rows get a number each, in the order in which they come: its primary key, never given twice. */
export function createCountedTable(db: Kysely<unknown>, name: string): CreateTableBuilder<string, 'number'> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  return db.schema
    .createTable(name)
    .addColumn('number', isPostgres ? 'serial' : 'integer', (column) =>
      isPostgres ? column.primaryKey() : column.primaryKey().autoIncrement(),
    );
}
