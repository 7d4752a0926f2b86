import type { Kysely } from 'kysely';

/** What visitors wrote under posts. */
export async function createCommentTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('comment')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('post_id', 'text', (column) => column.notNull().references('content.id').onDelete('cascade'))
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('spam_score', 'integer', (column) => column.notNull())
    .addColumn('spam_reasons', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('deleted_at', 'text')
    .execute();
  await db.schema
    .createIndex('comment_post')
    .on('comment')
    .columns(['post_id', 'status', 'created_at', 'id'])
    .execute();
  await db.schema
    .createIndex('comment_newest')
    .on('comment')
    .columns(['status', 'created_at', 'id', 'deleted_at'])
    .execute();
  await db.schema.createIndex('comment_fingerprint').on('comment').columns(['fingerprint', 'created_at']).execute();
  await db.schema.createIndex('comment_deleted').on('comment').column('deleted_at').execute();
}
