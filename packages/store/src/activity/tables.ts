import type { Instant } from '../database/column-types.ts';
import type { Actor } from '../database/write-transaction.ts';

export interface ActivityTable {
  id: string;
  at: Instant;
  actor_kind: Actor['kind'];
  /** The account that acted, as it was called then; null for a visitor and for the system. */
  account_id: string | null;
  actor_name: string | null;
  /** What was done: the kind of thing it was done to, a dot, and the action, such as `lead.status-changed`. */
  action: string;
  /** The thing it was done to, which may be gone by now. */
  subject_id: string;
  /** For the owner to read. Never what a visitor wrote, nor a name or an address: a deleted lead is gone. */
  words: string;
  /** How often it was done: more than once where one line stands for many, so that no one floods the activity. */
  times: number;
}

/** Who did what, when. */
export interface ActivityTables {
  activity: ActivityTable;
}
