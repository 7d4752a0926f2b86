import type { Kysely, Migration } from 'kysely';

/** What a lead's file shows, if the server drew it. Null for a visitor's own file, and for all files of earlier releases. */
export const drawnFiles: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('lead_file').addColumn('shows', 'text').execute();
  },
};
