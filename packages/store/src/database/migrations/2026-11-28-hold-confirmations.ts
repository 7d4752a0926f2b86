import { sql } from 'kysely';
import type { Kysely, Migration } from 'kysely';
import type { Tables } from '../schema.ts';

/** A hold ends after an hour unless it is confirmed. Those that were made before were for the full time, and stay so. */
export const holdConfirmations: Migration = {
  async up(db: Kysely<Tables>): Promise<void> {
    await db.schema.alterTable('hold').addColumn('confirmed_at', 'text').execute();
    await db.schema.alterTable('hold').addColumn('network', 'text').execute();
    await sql`update hold set confirmed_at = (select created_at from lead where lead.id = hold.lead_id)`.execute(db);
  },
};
