import type { ActivityTables } from '../activity/tables.ts';
import type { AnalyticsTables } from '../analytics/tables.ts';
import type { AuthTables } from '../auth/tables.ts';
import type { CommentTables } from '../comments/tables.ts';
import type { ContentTables } from '../content/tables.ts';
import type { LeadTables } from '../leads/tables.ts';
import type { MailTables } from '../mail/tables.ts';
import type { MediaTables } from '../media/tables.ts';
import type { StockTables } from '../stock/tables.ts';
import type { VerificationTables } from '../verification/tables.ts';

/** Every table, in one schema for both databases. Each area describes its own in its `tables.ts`. */
export interface Tables
  extends
    LeadTables,
    StockTables,
    MailTables,
    AuthTables,
    ContentTables,
    MediaTables,
    ActivityTables,
    AnalyticsTables,
    CommentTables,
    VerificationTables {}
