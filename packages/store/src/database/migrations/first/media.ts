import type { Kysely } from 'kysely';

/** The files of the library's pictures, under the names that they are kept by. */
export async function createMediaTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('medium_file')
    .addColumn('stored_name', 'text', (column) => column.primaryKey())
    .addColumn('content_id', 'text', (column) => column.notNull().references('content.id').onDelete('cascade'))
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('medium_file_content').on('medium_file').columns(['content_id', 'sha256']).execute();
}
