import { PostgresAdapter, sql } from 'kysely';
import type { Kysely } from 'kysely';
import { leadSortKeys } from '../../../leads/lead-order.ts';
import { createSearchTable } from './search.ts';

/** Leads, what finds and counts them, and their files. */
export async function createLeadTables(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await db.schema
    .createTable('lead')
    .addColumn('number', isPostgres ? 'serial' : 'integer', (column) =>
      isPostgres ? column.primaryKey() : column.primaryKey().autoIncrement(),
    )
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('sort_name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('mailbox', 'text', (column) => column.notNull())
    .addColumn('phone', 'text')
    .addColumn('phone_key', 'text')
    .addColumn('subject_kind', 'text')
    .addColumn('subject_slug', 'text')
    .addColumn('subject_label', 'text')
    .addColumn('answers', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    // No longer written. It stays because a server of an earlier release, running during an update, still writes it.
    .addColumn('mailto_body', 'text')
    .addColumn('source_path', 'text', (column) => column.notNull())
    .addColumn('spam_score', 'integer', (column) => column.notNull())
    .addColumn('spam_reasons', 'text', (column) => column.notNull())
    .addColumn('is_suspected', 'integer', (column) => column.notNull())
    .addColumn('is_read', 'integer', (column) => column.notNull())
    .addColumn('has_new_response', 'integer', (column) => column.notNull())
    .addColumn('value_cents', 'integer')
    .addColumn('won_at', 'text')
    .addColumn('follow_up_on', 'text')
    .addColumn('reminded_of', 'text')
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('lead_fingerprint').on('lead').columns(['fingerprint', 'created_at']).execute();
  await db.schema.createIndex('lead_mailbox').on('lead').columns(['mailbox', 'created_at']).execute();
  await db.schema.createIndex('lead_phone').on('lead').columns(['phone_key', 'number']).execute();
  // How many quotes were asked for in a time is counted in it.
  await db.schema.createIndex('lead_received').on('lead').columns(['kind', 'is_suspected', 'created_at']).execute();
  // With what is added up in it: the sums of what was won read no lead.
  await db.schema.createIndex('lead_won').on('lead').columns(['won_at', 'value_cents']).execute();

  // One for each way in which the inbox can be narrowed: a page of a rare choice is found as quickly as one of all leads.
  const narrowings = [
    ['status'],
    ['kind'],
    ['is_suspected'],
    ['status', 'kind'],
    ['status', 'is_suspected'],
    ['kind', 'is_suspected'],
    ['status', 'kind', 'is_suspected'],
  ];
  for (const columns of narrowings) {
    await db.schema
      .createIndex(`lead_by_${columns.join('_')}`)
      .on('lead')
      .columns([...columns, 'number'])
      .execute();
  }
  // One for each way in which it can be sorted, with all that it can be narrowed by: what does not pass costs no look at its row.
  for (const [name, key] of Object.entries(leadSortKeys)) {
    await sql`create index ${sql.id(`lead_sorted_by_${name}`)} on lead ((${sql.raw(key)}), number, status, kind, is_suspected)`.execute(
      db,
    );
  }
  // Few have one at a time: they are counted, and told of, without a look at the others.
  await db.schema
    .createIndex('lead_responded')
    .on('lead')
    .column('number')
    .where(sql.ref('has_new_response'), '=', 1)
    .execute();
  await createSearchTable(db, 'lead_search');

  await db.schema
    .createTable('lead_count')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('is_suspected', 'integer', (column) => column.notNull())
    .addColumn('is_read', 'integer', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('lead_count_key', ['status', 'kind', 'is_suspected', 'is_read'])
    .execute();

  await db.schema
    .createTable('lead_response')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) => column.notNull().references('lead.id').onDelete('cascade'))
    .addColumn('message_id', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('kept_at', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('quoted', 'text', (column) => column.notNull())
    .addColumn('is_automatic', 'integer', (column) => column.notNull())
    .addColumn('is_cut', 'integer', (column) => column.notNull())
    .addColumn('left_out', 'text', (column) => column.notNull())
    .addUniqueConstraint('lead_response_once', ['lead_id', 'message_id'])
    .execute();
  await db.schema.createIndex('lead_response_lead').on('lead_response').columns(['lead_id', 'at']).execute();
  await db.schema.createIndex('lead_response_kept').on('lead_response').column('kept_at').execute();

  await db.schema
    .createTable('lead_file')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) => column.notNull().references('lead.id').onDelete('cascade'))
    .addColumn('response_id', 'text', (column) => column.references('lead_response.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('stored_name', 'text', (column) => column.notNull().unique())
    .addColumn('original_name', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('byte_size', 'integer', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('lead_file_lead').on('lead_file').columns(['lead_id', 'position']).execute();

  await db.schema
    .createTable('lead_note')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) => column.notNull().references('lead.id').onDelete('cascade'))
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('author', 'text')
    .addColumn('words', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('lead_reply')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) => column.notNull().references('lead.id').onDelete('cascade'))
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('author', 'text')
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('lead_reply_lead').on('lead_reply').columns(['lead_id', 'at']).execute();
  await db.schema.createIndex('lead_note_lead').on('lead_note').columns(['lead_id', 'at']).execute();
}
