import type { Tables } from '../database/schema.ts';

interface ArchivedTable<Table> {
  /** The columns that identify and order the rows. */
  readonly key: readonly (keyof Table & string)[];
  /** Written all the time without anyone making a change, so a restore doesn't wait for it. */
  readonly isRoutine?: true;
}

/**
 * Which tables an archive contains; the compiler requires every table of the schema. They are written and restored in this order,
 * so that referenced rows come first. A `left-out` table is not archived, and a restore changes it only by cascading deletes.
 */
const tables = {
  account: { key: ['id'] },
  second_factor: { key: ['account_id'] },
  backup_code: { key: ['account_id', 'code_hash'] },
  passkey: { key: ['id'] },
  lead: { key: ['number'] },
  lead_count: { key: ['status', 'kind', 'is_suspected', 'is_read'] },
  lead_response: { key: ['id'] },
  lead_file: { key: ['id'] },
  lead_note: { key: ['id'] },
  lead_reply: { key: ['id'] },
  hold: { key: ['lead_id'] },
  lead_digest: { key: ['day'] },
  outbox: { key: ['id'] },
  // Archived with the replies read so far: newer ones are read after a restore.
  mailbox_position: { key: ['id'], isRoutine: true },
  unread_email: { key: ['id'] },
  content: { key: ['id'] },
  content_publication: { key: ['content_id', 'revision'] },
  content_change: { key: ['content_id', 'revision'] },
  content_reference: { key: ['content_id', 'revision', 'target_id'] },
  redirect: { key: ['path'] },
  medium_file: { key: ['stored_name'] },
  comment: { key: ['id'] },
  activity: { key: ['id'] },
  page_view: { key: ['day', 'path'], isRoutine: true },
  page_view_day: { key: ['day'], isRoutine: true },
  page_view_month: { key: ['month', 'path'], isRoutine: true },
  page_view_total: { key: ['path'], isRoutine: true },
  view_source: { key: ['day', 'source'], isRoutine: true },
  empty_search: { key: ['day', 'question'], isRoutine: true },
  missed_path: { key: ['day', 'path'], isRoutine: true },
  // Old sessions must not come back, and links in emails expire anyway.
  session: 'left-out',
  account_link: 'left-out',
  // Each store has its own.
  app_secret: 'left-out',
  // Belongs to the installation, as SMTP_URL does, and its password must not be in a backup.
  mail_server: 'left-out',
  // Belongs to the installation, like the mail server.
  human_verification: 'left-out',
  // Today's counts for limits.
  upload_use: 'left-out',
  // Only rises.
  content_version: 'left-out',
  // Rebuilt from the leads.
  lead_search: 'left-out',
} as const satisfies { readonly [Name in keyof Tables]: ArchivedTable<Tables[Name]> | 'left-out' };

export const archivedTables: readonly (ArchivedTable<Record<string, unknown>> & { readonly name: string })[] =
  Object.entries(tables).flatMap(([name, rule]) => (rule === 'left-out' ? [] : [{ name, ...rule }]));

/** The tables in which a difference means that something was changed. */
export const watchedTables = archivedTables.filter(({ isRoutine }) => isRoutine !== true);
