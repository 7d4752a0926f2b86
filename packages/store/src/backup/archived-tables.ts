import type { Tables } from '../database/schema.ts';

/** A table that is in an archive: what its rows are distinguished and put in order by. */
interface ArchivedTable<Table> {
  readonly key: readonly (keyof Table & string)[];
}

/**
 * Which tables an archive holds. The compiler asks for each table of the schema. In this order they are written and restored:
 * what others refer to comes first. A table that is `left-out` is neither archived nor touched by a restore, but for what the
 * database itself removes with the account that it belongs to.
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
  // With the answers that were read up to it: what came since is read after a restore.
  mailbox_position: { key: ['id'] },
  unread_email: { key: ['id'] },
  content: { key: ['id'] },
  content_publication: { key: ['content_id', 'revision'] },
  content_change: { key: ['content_id', 'revision'] },
  content_reference: { key: ['content_id', 'revision', 'target_id'] },
  redirect: { key: ['path'] },
  medium_file: { key: ['stored_name'] },
  comment: { key: ['id'] },
  activity: { key: ['id'] },
  page_view: { key: ['day', 'path'] },
  page_view_day: { key: ['day'] },
  page_view_month: { key: ['month', 'path'] },
  page_view_total: { key: ['path'] },
  view_source: { key: ['day', 'source'] },
  empty_search: { key: ['day', 'question'] },
  missed_path: { key: ['day', 'path'] },
  // Who was signed in then need not be signed in now, and a link in an email is good for an hour or a week.
  session: 'left-out',
  account_link: 'left-out',
  // Each store has its own.
  app_secret: 'left-out',
  // Of the place where the shop runs, as SMTP_URL is; and an archive may be in hands that are not to have its password.
  mail_server: 'left-out',
  // As the mail server: its secret is of the place.
  human_verification: 'left-out',
  // Counts of today, for limits.
  upload_use: 'left-out',
  // Only rises.
  content_version: 'left-out',
  // Made again from the leads.
  lead_search: 'left-out',
} as const satisfies { readonly [Name in keyof Tables]: ArchivedTable<Tables[Name]> | 'left-out' };

/** The tables of an archive, in its order. */
export const archivedTables: readonly { readonly name: string; readonly key: readonly string[] }[] = Object.entries(
  tables,
).flatMap(([name, rule]) => (rule === 'left-out' ? [] : [{ name, key: rule.key }]));
