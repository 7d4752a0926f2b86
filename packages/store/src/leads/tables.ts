import type { UploadType } from '@showroom/catalog-data/limits';
import type { Bit, Instant, JsonText } from '../database/column-types.ts';
import type { Generated } from 'kysely';
import type { LeadKind } from './lead-kind.ts';
import type { LeadStatus } from './lead-status.ts';

export interface LeadTable {
  /** Counts the leads as they come: the order of the inbox, and what its pages go by. */
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
  /** Whose mail it is, however the address is written; see ../mail/mail-address.ts. */
  mailbox: string;
  phone: string | null;
  /** What tells that two numbers are one, however they are written; see search/phone-numbers.ts. */
  phone_key: string | null;
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
  /** The visitor has answered an email, and no one has seen it yet. */
  has_new_response: Bit;
  /** What it is worth, in cents of a dollar. */
  value_cents: number | null;
  /** When it came to its status, while that is `won`. */
  won_at: Instant | null;
  /** A day of the shop's calendar, yyyy-mm-dd. */
  follow_up_on: string | null;
  /** The day to follow up of which the owner was reminded last. */
  reminded_of: string | null;
  /** What makes two submissions the same one; see fingerprint.ts. */
  fingerprint: string;
  created_at: Instant;
  updated_at: Instant;
}

export interface LeadFileTable {
  id: string;
  lead_id: string;
  /** The answer that it came with; null for what the form carried. */
  response_id: string | null;
  position: number;
  stored_name: string;
  original_name: string;
  type: UploadType;
  byte_size: number;
  sha256: string;
  created_at: Instant;
}

/** What those who work on a lead write down about it. */
export interface LeadNoteTable {
  id: string;
  lead_id: string;
  at: Instant;
  /** Who wrote it, as the account was called then; null for the store itself. */
  author: string | null;
  words: string;
}

/** An email that answered a lead; the mail that carries it names it. */
export interface LeadReplyTable {
  id: string;
  lead_id: string;
  at: Instant;
  /** Who wrote it, as the account was called then. */
  author: string | null;
  /** The email address it went to. */
  address: string;
  subject: string;
  text: string;
}

/** What a visitor answered to an email of a lead, as it came to the shop's mailbox. */
export interface LeadResponseTable {
  id: string;
  lead_id: string;
  /** Of its mail, angle brackets included: one for each lead. */
  message_id: string;
  /** When it came to the mailbox. */
  at: Instant;
  /** When it was kept here. */
  kept_at: Instant;
  /** From whom, as the mail says: no one has verified it. */
  name: string;
  address: string;
  subject: string;
  text: string;
  /** The earlier emails that it repeats. */
  quoted: string;
  /** Sent by a program, as while someone is away. */
  is_automatic: Bit;
  /** There was more of it than is kept. */
  is_cut: Bit;
  /** The names of attachments that were not kept. */
  left_out: JsonText;
}

/** How many leads there are of each sort; see lead-counts.ts. */
export interface LeadCountTable extends Pick<LeadTable, 'status' | 'kind' | 'is_suspected' | 'is_read'> {
  count: number;
}

/** Read and written by way of `searchIndex` alone: what the columns hold differs. */
interface SearchTableColumns {
  rowid: number;
  words: string;
  labels: string;
}

/** What visitors sent, its files, and what makes long lists of it quick. */
export interface LeadTables {
  lead: LeadTable;
  lead_count: LeadCountTable;
  lead_search: SearchTableColumns;
  lead_file: LeadFileTable;
  lead_note: LeadNoteTable;
  lead_reply: LeadReplyTable;
  lead_response: LeadResponseTable;
}
