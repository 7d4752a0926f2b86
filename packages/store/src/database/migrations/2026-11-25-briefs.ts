import { PostgresAdapter, sql } from 'kysely';
import type { Kysely, Migration } from 'kysely';
import type { Tables } from '../schema.ts';
import { keepBriefs } from './keep-briefs.ts';

/** What lists show of things with long texts, beside each state: they read and check no whole posts any more. */
export const briefs: Migration = {
  async up(db: Kysely<Tables>): Promise<void> {
    await addBrief(db, 'content', ['search_text', 'fields']);
    await addBrief(db, 'content_publication', ['fields']);
    await keepBriefs(db);
  },
};

async function addBrief(db: Kysely<Tables>, table: 'content' | 'content_publication', long: string[]): Promise<void> {
  const addText = (name: string) =>
    db.schema
      .alterTable(table)
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  await addText('brief');
  if (db.getExecutor().adapter instanceof PostgresAdapter) return;
  // SQLite reads a row as far as the last column that is asked for: the long ones stay behind it.
  for (const name of long) {
    await db.schema.alterTable(table).renameColumn(name, `${name}_before`).execute();
    await addText(name);
  }
  const moved = long.map((name) => sql`${sql.ref(name)} = ${sql.ref(`${name}_before`)}`);
  await sql`update ${sql.table(table)} set ${sql.join(moved)}`.execute(db);
  for (const name of long) await db.schema.alterTable(table).dropColumn(`${name}_before`).execute();
}
