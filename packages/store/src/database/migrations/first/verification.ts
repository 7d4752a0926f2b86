import type { Kysely } from 'kysely';

/** The keys of the human verification. */
export async function createVerificationTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('human_verification')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('site_key', 'text')
    .addColumn('secret', 'text')
    .addColumn('revision', 'integer', (column) => column.notNull())
    .execute();
}
