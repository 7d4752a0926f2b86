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

/** A letter that answered a lead; the mail that carries it names it. */
export interface LeadReplyTable {
  id: string;
  lead_id: string;
  at: Instant;
  /** Who wrote it, as the account was called then. */
  author: string | null;
  /** The e-mail address it went to. */
  address: string;
  subject: string;
  text: string;
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
}
