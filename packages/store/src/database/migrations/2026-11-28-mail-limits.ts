import type { Kysely, Migration } from 'kysely';

/** Emails to the shop's mailbox that could not be read; and from which network a confirmation was asked for, for a day. */
export const mailLimits: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('unread_email')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('uid_validity', 'text', (column) => column.notNull())
      .addColumn('uid', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('byte_size', 'integer', (column) => column.notNull())
      .addColumn('problem', 'text', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .execute();
    await db.schema.alterTable('outbox').addColumn('network', 'text').execute();
  },
};
