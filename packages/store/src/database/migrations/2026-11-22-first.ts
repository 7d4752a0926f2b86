import type { Kysely, Migration } from 'kysely';
import { createActivityTables } from './first/activity.ts';
import { createAnalyticsTables } from './first/analytics.ts';
import { createAuthTables } from './first/auth.ts';
import { createCommentTables } from './first/comments.ts';
import { createContentTables } from './first/content.ts';
import { createLeadTables } from './first/leads.ts';
import { createMailTables } from './first/mail.ts';
import { createMediaTables } from './first/media.ts';
import { createPostgresParts } from './first/postgres.ts';
import { createStockTables } from './first/stock.ts';
import { createVerificationTables } from './first/verification.ts';

/**
 * Every table, a file for each concern. Until the first release it is rewritten rather than followed by a second.
 * What a text column may hold is the application's to check, so that a new kind or role is no table rebuild.
 */
export const first: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await createLeadTables(db);
    await createStockTables(db);
    await createMailTables(db);
    await createAuthTables(db);
    await createContentTables(db);
    await createCommentTables(db);
    await createMediaTables(db);
    await createActivityTables(db);
    await createAnalyticsTables(db);
    await createVerificationTables(db);
    await createPostgresParts(db);
  },
};
