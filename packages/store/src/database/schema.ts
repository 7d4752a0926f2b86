import type { LeadStatus } from '../lead-status.ts';

// One schema for SQLite and PostgreSQL. Ids are text made by the application; instants are ISO-8601 UTC text, which
// sorts as time; booleans are 0 or 1; lists and records are JSON text.

/** An instant as `Date.toISOString()` writes it. */
export type Instant = string;
/** A boolean column. */
export type Bit = 0 | 1;
/** JSON in a text column. */
export type JsonText = string;

export type LeadKind = 'contact' | 'short-quote' | 'custom-quote';
export type UploadType = 'image/jpeg' | 'image/png' | 'application/pdf';
export type MailKind = 'owner-notice' | 'visitor-confirmation';
export type MailState = 'waiting' | 'sent' | 'failed';

export interface LeadTable {
  id: string;
  reference: string;
  kind: LeadKind;
  status: LeadStatus;
  first_name: string;
  last_name: string;
  email: string;
  /** Whose mail it is, however the address is written; see mail/mail-address.ts. */
  mailbox: string;
  phone: string | null;
  subject_kind: string | null;
  subject_slug: string | null;
  subject_label: string | null;
  answers: JsonText;
  message: string;
  mailto_body: string | null;
  source_path: string;
  spam_score: number;
  spam_reasons: JsonText;
  is_suspected: Bit;
  is_read: Bit;
  /** What makes two submissions the same one; see fingerprint.ts. */
  fingerprint: string;
  /** Folded text of everything the inbox search looks at; see search-text.ts. */
  search_text: string;
  created_at: Instant;
  updated_at: Instant;
}

export interface LeadFileTable {
  id: string;
  lead_id: string;
  position: number;
  stored_name: string;
  original_name: string;
  type: UploadType;
  byte_size: number;
  sha256: string;
  created_at: Instant;
}

export interface OutboxTable {
  id: string;
  lead_id: string;
  kind: MailKind;
  state: MailState;
  attempts: number;
  first_attempt_at: Instant | null;
  next_attempt_at: Instant;
  /** While this lies ahead, the worker that holds `claim_token` is sending. */
  claimed_until: Instant | null;
  claim_token: string | null;
  last_error: string | null;
  sent_at: Instant | null;
  created_at: Instant;
}

export interface AccountTable {
  id: string;
  username: string;
  role: 'owner';
  password_hash: string;
  created_at: Instant;
  password_changed_at: Instant;
}

export interface SessionTable {
  /** SHA-256 of the token in the cookie: a stolen database opens no session. */
  token_hash: string;
  account_id: string;
  created_at: Instant;
  last_seen_at: Instant;
  idle_expires_at: Instant;
  absolute_expires_at: Instant;
}

export interface SettingTable {
  key: string;
  value: JsonText;
  updated_at: Instant;
}

export interface ContentVersionTable {
  id: number;
  version: number;
}

export interface AppSecretTable {
  name: string;
  value: string;
  created_at: Instant;
}

export interface Tables {
  lead: LeadTable;
  lead_file: LeadFileTable;
  outbox: OutboxTable;
  account: AccountTable;
  session: SessionTable;
  setting: SettingTable;
  content_version: ContentVersionTable;
  app_secret: AppSecretTable;
}
