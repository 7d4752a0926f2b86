import { sql } from 'kysely';
import type { Kysely, Migration } from 'kysely';

const kinds = sql`kind in ('contact', 'short-quote', 'custom-quote')`;
const statuses = sql`status in ('new', 'in-progress', 'quoted', 'won', 'lost', 'archived')`;
const types = sql`type in ('image/jpeg', 'image/png', 'application/pdf')`;

/** Leads with their files and mail, the owner's account and sessions, settings, the content version, secrets. */
export const first: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('lead')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('reference', 'text', (column) => column.notNull().unique())
      .addColumn('kind', 'text', (column) => column.notNull().check(kinds))
      .addColumn('status', 'text', (column) => column.notNull().check(statuses))
      .addColumn('first_name', 'text', (column) => column.notNull())
      .addColumn('last_name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('mailbox', 'text', (column) => column.notNull())
      .addColumn('phone', 'text')
      .addColumn('subject_kind', 'text')
      .addColumn('subject_slug', 'text')
      .addColumn('subject_label', 'text')
      .addColumn('answers', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('mailto_body', 'text')
      .addColumn('source_path', 'text', (column) => column.notNull())
      .addColumn('spam_score', 'integer', (column) => column.notNull())
      .addColumn('spam_reasons', 'text', (column) => column.notNull())
      .addColumn('is_suspected', 'integer', (column) => column.notNull().check(sql`is_suspected in (0, 1)`))
      .addColumn('is_read', 'integer', (column) => column.notNull().check(sql`is_read in (0, 1)`))
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .addColumn('search_text', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('lead_newest').on('lead').columns(['created_at', 'id']).execute();
    await db.schema.createIndex('lead_status').on('lead').columns(['status', 'created_at']).execute();
    await db.schema.createIndex('lead_fingerprint').on('lead').columns(['fingerprint', 'created_at']).execute();
    await db.schema.createIndex('lead_mailbox').on('lead').columns(['mailbox', 'created_at']).execute();

    await db.schema
      .createTable('lead_file')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('lead_id', 'text', (column) => column.notNull().references('lead.id').onDelete('cascade'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('stored_name', 'text', (column) => column.notNull().unique())
      .addColumn('original_name', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull().check(types))
      .addColumn('byte_size', 'integer', (column) => column.notNull())
      .addColumn('sha256', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('lead_file_lead').on('lead_file').columns(['lead_id', 'position']).execute();

    await db.schema
      .createTable('outbox')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('lead_id', 'text', (column) => column.notNull().references('lead.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) =>
        column.notNull().check(sql`kind in ('owner-notice', 'visitor-confirmation')`),
      )
      .addColumn('state', 'text', (column) => column.notNull().check(sql`state in ('waiting', 'sent', 'failed')`))
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('first_attempt_at', 'text')
      .addColumn('next_attempt_at', 'text', (column) => column.notNull())
      .addColumn('claimed_until', 'text')
      .addColumn('claim_token', 'text')
      .addColumn('last_error', 'text')
      .addColumn('sent_at', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('outbox_due').on('outbox').columns(['state', 'next_attempt_at']).execute();
    await db.schema.createIndex('outbox_lead').on('outbox').column('lead_id').execute();

    await db.schema
      .createTable('account')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('username', 'text', (column) => column.notNull().unique())
      .addColumn('role', 'text', (column) => column.notNull().check(sql`role in ('owner')`))
      .addColumn('password_hash', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('password_changed_at', 'text', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('session')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('last_seen_at', 'text', (column) => column.notNull())
      .addColumn('idle_expires_at', 'text', (column) => column.notNull())
      .addColumn('absolute_expires_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('session_account').on('session').column('account_id').execute();

    await db.schema
      .createTable('setting')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('content_version')
      .addColumn('id', 'integer', (column) => column.primaryKey().check(sql`id = 1`))
      .addColumn('version', 'integer', (column) => column.notNull())
      .execute();
    await sql`insert into content_version (id, version) values (1, 1)`.execute(db);

    await db.schema
      .createTable('app_secret')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
  },
};
