import type { Kysely } from 'kysely';

/** Who did what, when. No foreign keys: a line outlives the account that acted and the thing it was done to. */
export async function createActivityTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('activity')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('actor_kind', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text')
    .addColumn('actor_name', 'text')
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('times', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('activity_newest').on('activity').columns(['at', 'id']).execute();
  await db.schema.createIndex('activity_subject').on('activity').columns(['subject_id', 'at']).execute();
}
