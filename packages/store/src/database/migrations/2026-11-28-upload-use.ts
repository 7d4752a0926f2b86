import type { Kysely, Migration } from 'kysely';
import type { Tables } from '../schema.ts';

/** How much visitors sent in files on a day, for the daily limits. */
export const uploadUse: Migration = {
  async up(db: Kysely<Tables>): Promise<void> {
    await db.schema
      .createTable('upload_use')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('network', 'text', (column) => column.notNull())
      .addColumn('bytes', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('upload_use_pk', ['day', 'network'])
      .execute();
  },
};
