import type { Instant } from '../database/column-types.ts';
import type { Actor } from '../database/write-transaction.ts';

export interface ActivityTable {
  id: string;
  at: Instant;
  actor_kind: Actor['kind'];
  /** The account's name at that time; null for visitors and the system. */
  account_id: string | null;
  actor_name: string | null;
  /** The kind of subject, a dot and the action, such as `lead.status-changed`. */
  action: string;
  /** The subject may have been deleted. */
  subject_id: string;
  /** For the owner. Never contains a visitor's text, name or address, because activity outlives deleted leads. */
  words: string;
  /** More than 1 where one line stands for repetitions, so that no one can flood the activity. */
  times: number;
}

export interface ActivityTables {
  activity: ActivityTable;
}
