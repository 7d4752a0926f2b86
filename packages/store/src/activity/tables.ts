import type { Instant } from '../database/column-types.ts';

export interface ActivityTable {
  id: string;
  at: Instant;
  actor_kind: 'account' | 'visitor' | 'system';
  /** The account that acted, as it was called then; null for a visitor and for the system. */
  account_id: string | null;
  actor_name: string | null;
  /** What was done, such as `lead.status-changed`. */
  action: string;
  /** What it was done to: the kind of thing and its id. The thing may be gone by now. */
  subject_kind: string;
  subject_id: string;
  /** For the owner to read. Never what a visitor wrote, nor a name or an address: a deleted lead is gone. */
  words: string;
}

/** Who did what, when. */
export interface ActivityTables {
  activity: ActivityTable;
}
