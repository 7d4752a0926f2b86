import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** What the owner edits, of whatever kind, with its publications, changes and redirects; and the content version. */
export async function createContentTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('content')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('is_slug_chosen', 'integer', (column) => column.notNull().check(sql`is_slug_chosen in (0, 1)`))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('category', 'text')
    .addColumn('status', 'text')
    .addColumn('is_featured', 'integer', (column) => column.notNull().check(sql`is_featured in (0, 1)`))
    .addColumn('sort_key', 'text', (column) => column.notNull())
    .addColumn('sort_title', 'text', (column) => column.notNull())
    .addColumn('sort_person', 'text')
    .addColumn('price_cents', 'integer')
    .addColumn('quantity', 'integer')
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('has_unpublished_changes', 'integer', (column) =>
      column.notNull().check(sql`has_unpublished_changes in (0, 1)`),
    )
    .addColumn('public_from', 'text')
    .addColumn('public_until', 'text')
    .addColumn('first_public_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('deleted_at', 'text')
    // The long ones last: a row is read as far as the last column that is asked for.
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('content_slug')
    .on('content')
    .columns(['kind', 'slug'])
    .unique()
    .where(sql.ref('deleted_at'), 'is', null)
    .execute();
  // Everything that a list can be narrowed by: what does not pass costs no look at its row.
  await db.schema
    .createIndex('content_newest')
    .on('content')
    .columns([
      'kind',
      'sort_key',
      'id',
      'deleted_at',
      'public_from',
      'public_until',
      'category',
      'status',
      'is_featured',
    ])
    .execute();
  // What is counted on every page and overview, in few bytes a row.
  await db.schema
    .createIndex('content_counted')
    .on('content')
    .columns(['kind', 'deleted_at', 'status', 'public_from', 'public_until'])
    .execute();
  // The order of lists that go by no day; and how many there were at a time.
  await db.schema
    .createIndex('content_made')
    .on('content')
    .columns(['kind', 'created_at', 'sort_key', 'id', 'deleted_at'])
    .execute();
  await db.schema
    .createIndex('content_by_title')
    .on('content')
    .columns(['kind', 'sort_title', 'sort_key desc', 'id desc', 'deleted_at'])
    .execute();

  await db.schema
    .createTable('content_publication')
    .addColumn('content_id', 'text', (column) => column.notNull().references('content.id').onDelete('cascade'))
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('path', 'text')
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('category', 'text')
    .addColumn('status', 'text')
    .addColumn('is_featured', 'integer', (column) => column.notNull().check(sql`is_featured in (0, 1)`))
    .addColumn('sort_key', 'text', (column) => column.notNull())
    .addColumn('from_at', 'text', (column) => column.notNull())
    .addColumn('until_at', 'text')
    .addColumn('actor_kind', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text')
    .addColumn('actor_name', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('content_publication_key', ['content_id', 'revision'])
    .execute();
  await db.schema
    .createIndex('content_publication_newest')
    .on('content_publication')
    .columns(['kind', 'sort_key', 'content_id', 'from_at', 'until_at', 'category', 'is_featured'])
    .execute();
  await db.schema.createIndex('content_publication_slug').on('content_publication').columns(['kind', 'slug']).execute();
  // For the next scheduled change, asked after each change: one step in each.
  await db.schema.createIndex('content_publication_from').on('content_publication').column('from_at').execute();
  await db.schema.createIndex('content_publication_until').on('content_publication').column('until_at').execute();

  await db.schema
    .createTable('content_change')
    .addColumn('content_id', 'text', (column) => column.notNull().references('content.id').onDelete('cascade'))
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('actor_kind', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text')
    .addColumn('actor_name', 'text')
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('content_change_key', ['content_id', 'revision'])
    .execute();
  // The samples that no one has changed are found by it: first revisions, and by the store itself.
  await db.schema
    .createIndex('content_change_by')
    .on('content_change')
    .columns(['actor_kind', 'revision', 'content_id'])
    .execute();

  // What was saved within ten minutes is found by it, to be thinned out.
  await db.schema
    .createIndex('content_change_at')
    .on('content_change')
    .columns(['action', 'at', 'content_id'])
    .execute();

  // No foreign key to the target: a state that was kept may name what is gone.
  await db.schema
    .createTable('content_reference')
    .addColumn('content_id', 'text', (column) => column.notNull().references('content.id').onDelete('cascade'))
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('target_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('content_reference_key', ['content_id', 'revision', 'target_id'])
    .execute();
  await db.schema
    .createIndex('content_reference_target')
    .on('content_reference')
    .columns(['target_id', 'revision', 'content_id'])
    .execute();

  await db.schema
    .createTable('redirect')
    .addColumn('path', 'text', (column) => column.primaryKey())
    .addColumn('content_id', 'text', (column) => column.references('content.id').onDelete('cascade'))
    .addColumn('target_path', 'text')
    .addColumn('active_from', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('redirect_content').on('redirect').column('content_id').execute();

  await db.schema
    .createTable('content_version')
    .addColumn('id', 'integer', (column) => column.primaryKey().check(sql`id = 1`))
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  await sql`insert into content_version (id, version) values (1, 1)`.execute(db);
}
