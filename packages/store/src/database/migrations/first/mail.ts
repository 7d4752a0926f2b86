import type { Kysely } from 'kysely';

/** The queue of outgoing mail, and the server that takes it. */
export async function createMailTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('lead_digest')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .addColumn('after_number', 'integer', (column) => column.notNull())
    .addColumn('until_number', 'integer', (column) => column.notNull())
    .addColumn('since_at', 'text', (column) => column.notNull())
    .addColumn('responses_from_at', 'text', (column) => column.notNull())
    .addColumn('responses_until_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('mail_server')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('host', 'text')
    .addColumn('port', 'integer', (column) => column.notNull())
    .addColumn('security', 'text', (column) => column.notNull())
    .addColumn('username', 'text')
    .addColumn('password', 'text')
    .addColumn('sender', 'text')
    .addColumn('revision', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('mailbox_position')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('mailbox', 'text', (column) => column.notNull())
    .addColumn('uid_validity', 'text', (column) => column.notNull())
    .addColumn('last_uid', 'text', (column) => column.notNull())
    .addColumn('claimed_until', 'text')
    .addColumn('claim_token', 'text')
    .addColumn('looked_at', 'text')
    .addColumn('problem', 'text')
    .execute();
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('template', 'text', (column) => column.notNull())
    .addColumn('lead_id', 'text', (column) => column.references('lead.id').onDelete('cascade'))
    .addColumn('digest_day', 'text', (column) => column.references('lead_digest.day'))
    .addColumn('reply_id', 'text', (column) => column.unique().references('lead_reply.id').onDelete('cascade'))
    .addColumn('message_id', 'text')
    .addColumn('bounce', 'text')
    .addColumn('letter', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
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
  await db.schema.createIndex('outbox_message').on('outbox').column('message_id').execute();
  await db.schema.createIndex('outbox_lead').on('outbox').column('lead_id').execute();
}
