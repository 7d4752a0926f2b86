import type { LeadKind } from '@showroom/catalog-data/lead-kinds';
import type { UploadType } from '@showroom/catalog-data/limits';
import type { Bit, Instant, JsonText } from '../database/column-types.ts';
import type { Generated } from 'kysely';
import type { LeadStatus } from './lead-status.ts';
import type { DrawnSubject } from './new-lead.ts';

export interface LeadTable {
  /** Rises with each lead: the order of the inbox. */
  number: Generated<number>;
  id: string;
  reference: string;
  kind: LeadKind;
  status: LeadStatus;
  first_name: string;
  last_name: string;
  /** Last and first name, folded. */
  sort_name: string;
  email: string;
  /** The mailbox of the address, however written; see ../mail/mail-address.ts. */
  mailbox: string;
  phone: string | null;
  /** The normalized number; see search/phone-numbers.ts. */
  phone_key: string | null;
  subject_kind: string | null;
  subject_slug: string | null;
  subject_label: string | null;
  answers: JsonText;
  message: string;
  source_path: string;
  spam_score: number;
  spam_reasons: JsonText;
  is_suspected: Bit;
  is_read: Bit;
  /** The visitor has replied, and no one has read it yet. */
  has_new_response: Bit;
  value_cents: number | null;
  /** When it was won, while that is its status. */
  won_at: Instant | null;
  /** yyyy-mm-dd in the shop's time zone. */
  follow_up_on: string | null;
  /** The follow-up day of the last reminder. */
  reminded_of: string | null;
  /** Equal for repeated submissions; see fingerprint.ts. */
  fingerprint: string;
  created_at: Instant;
  updated_at: Instant;
}

export interface LeadFileTable {
  id: string;
  lead_id: string;
  /** The reply it was attached to; null for files of the form. */
  response_id: string | null;
  position: number;
  stored_name: string;
  original_name: string;
  type: UploadType;
  byte_size: number;
  sha256: string;
  /** What it shows, if the server drew it; null for a visitor's own file. */
  shows: DrawnSubject | null;
  created_at: Instant;
}

export interface LeadNoteTable {
  id: string;
  lead_id: string;
  at: Instant;
  /** The account's name at that time; null for the store itself. */
  author: string | null;
  words: string;
}

export interface LeadReplyTable {
  id: string;
  lead_id: string;
  at: Instant;
  /** The account's name at that time. */
  author: string | null;
  address: string;
  subject: string;
  text: string;
}

/** A visitor's reply from the shop's mailbox. */
export interface LeadResponseTable {
  id: string;
  lead_id: string;
  /** With angle brackets; unique for each lead. */
  message_id: string;
  /** When it arrived in the mailbox. */
  at: Instant;
  /** When it was saved. */
  kept_at: Instant;
  /** As the email claims; not verified. */
  name: string;
  address: string;
  subject: string;
  text: string;
  /** The quoted earlier emails. */
  quoted: string;
  /** Sent by a program, such as an out-of-office reply. */
  is_automatic: Bit;
  /** The email was longer. */
  is_cut: Bit;
  /** Names of attachments that were not saved. */
  left_out: JsonText;
}

/** Number of leads for each combination; see lead-counts.ts. */
export interface LeadCountTable extends Pick<LeadTable, 'status' | 'kind' | 'is_suspected' | 'is_read'> {
  count: number;
}

/** Use `searchIndex` only: the columns differ between databases. */
interface SearchTableColumns {
  rowid: number;
  words: string;
  labels: string;
}

export interface LeadTables {
  lead: LeadTable;
  lead_count: LeadCountTable;
  lead_search: SearchTableColumns;
  lead_file: LeadFileTable;
  lead_note: LeadNoteTable;
  lead_reply: LeadReplyTable;
  lead_response: LeadResponseTable;
}
