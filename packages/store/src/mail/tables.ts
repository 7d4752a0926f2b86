import type { Instant } from '../database/column-types.ts';

export type MailKind = 'owner-notice' | 'visitor-confirmation';
export type MailState = 'waiting' | 'sent' | 'failed';

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

/** Mail that waits, was sent or was given up. */
export interface MailTables {
  outbox: OutboxTable;
}
