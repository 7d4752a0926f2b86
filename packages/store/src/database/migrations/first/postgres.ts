import { PostgresAdapter, sql } from 'kysely';
import type { Kysely } from 'kysely';
import { CONTENT_VERSION_CHANNEL } from '../../postgres/channels.ts';

/**
 * What PostgreSQL has beside the common tables: the content of files, which lies in a directory beside a SQLite file, and
 * the announcement of each committed content version.
 */
export async function createPostgresParts(db: Kysely<unknown>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await db.schema
    .createTable('file_chunk')
    .addColumn('stored_name', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('bytes', 'bytea', (column) => column.notNull())
    .addColumn('kept_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint('file_chunk_place', ['stored_name', 'position'])
    .execute();
  // Pictures and PDF files are compressed already.
  await sql`alter table file_chunk alter column bytes set storage external`.execute(db);

  // Looked through by searches: unpacking it would take most of their time.
  await sql`alter table content alter column search_text set storage external`.execute(db);

  // By the database itself: heard whatever program changes it.
  await sql`
    create function announce_content_version() returns trigger language plpgsql as $$
    begin
      perform pg_notify(${sql.lit(CONTENT_VERSION_CHANNEL)}, new.version::text);
      return new;
    end $$`.execute(db);
  await sql`
    create trigger content_version_announced after insert or update on content_version
    for each row execute function announce_content_version()`.execute(db);
}
