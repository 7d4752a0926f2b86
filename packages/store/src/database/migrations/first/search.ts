import { PostgresAdapter, sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { SearchTable } from '../../../search/search-index.ts';

/** Creates a search index: the tables of `fts5-index.ts` and `tsvector-index.ts`. */
export async function createSearchTable(
  db: Pick<Kysely<unknown>, 'schema' | 'getExecutor'>,
  name: SearchTable,
): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    await db.schema
      .createTable(name)
      .addColumn('rowid', 'integer', (column) => column.primaryKey())
      .addColumn('words', sql`tsvector`, (column) => column.notNull())
      .addColumn('labels', sql`text[]`, (column) => column.notNull())
      .execute();
    await db.schema.createIndex(`${name}_words`).on(name).using('gin').columns(['words', 'labels']).execute();
    return;
  }
  // Each beginning of a word has a list of its own: gathering one from the lists of all words that begin so takes a
  // second where most of 100,000 documents have such a word. Longer words than the longest beginning are few.
  await sql`create virtual table ${sql.table(name)} using fts5(
    words, labels, tokenize = ${sql.lit("ascii tokenchars '_'")}, detail = none, prefix = '1 2 3 4 5 6 7 8 9 10 11 12'
  )`.execute(db);
  // Deleted words are overwritten, not only marked as gone.
  await sql`insert into ${sql.table(name)} (${sql.ref(name)}, rank) values ('secure-delete', 1)`.execute(db);
}
