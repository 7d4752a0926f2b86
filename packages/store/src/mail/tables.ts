import type { Instant, JsonText } from '../database/column-types.ts';

/** How an email is written: from leads when it is sent, or stored whole. */
export type MailTemplate =
  | 'owner-notice'
  | 'visitor-confirmation'
  | 'follow-up-reminder'
  | 'lead-digest'
  | 'lead-reply'
  | 'letter'
  /** Tried first with the mail server before the change that it reports. */
  | 'mail-server-notice';
export type MailState = 'waiting' | 'sent' | 'failed';

export interface OutboxTable {
  id: string;
  template: MailTemplate;
  /** The lead it is about; deleted with it. */
  lead_id: string | null;
  /** The reply that it carries. */
  reply_id: string | null;
  /** The Message-ID that the mail server accepted. */
  message_id: string | null;
  /** The reason of a delivery report that came later. */
  bounce: string | null;
  digest_day: string | null;
  /** A complete email, until it is sent. It may contain a secret, such as an invitation link. */
  letter: JsonText | null;
  state: MailState;
  attempts: number;
  first_attempt_at: Instant | null;
  next_attempt_at: Instant;
  /** Until then, the worker with `claim_token` is sending it. */
  claimed_until: Instant | null;
  claim_token: string | null;
  last_error: string | null;
  sent_at: Instant | null;
  created_at: Instant;
  /** Hash of the network that requested the confirmation, for the rate limit; deleted after a day. */
  network: string | null;
}

/** A digest of new leads, by the day in the shop's time zone, even if it was empty. */
export interface LeadDigestTable {
  day: string;
  /** Covers the leads after the first number, up to the second. */
  after_number: number;
  until_number: number;
  since_at: Instant;
  /** Covers the replies saved from the first instant until the second. */
  responses_from_at: Instant;
  responses_until_at: Instant;
}

/** TLS from the start, after STARTTLS, or none. */
export type MailSecurity = 'tls' | 'starttls' | 'none';

/**
 * The owner's mail servers: the current one, whose row stays when it is deleted so that revisions rise; the previous one, while
 * emails report the change; and the mailbox for replies.
 */
export interface MailServerTable {
  id: string;
  /** Null once it was deleted. */
  host: string | null;
  port: number;
  security: MailSecurity;
  username: string | null;
  /** Encrypted with a key stored next to the data. Never in a backup; see docs/decisions/0019-email.md. */
  password: string | null;
  sender: string | null;
  revision: number;
}

/** How far the mailbox has been read. One row; the holder of `claim_token` reads until `claimed_until`. */
export interface MailboxPositionTable {
  id: string;
  /** Hash of the mailbox that the row is about. */
  mailbox: string;
  uid_validity: string;
  /** The last email that was read. May exceed PostgreSQL's integers. */
  last_uid: string;
  claimed_until: Instant | null;
  claim_token: string | null;
  /** When it was last read to the end. */
  looked_at: Instant | null;
  /** The library's error message; null when the last reading succeeded. */
  problem: string | null;
}

/** See `UnreadEmail`. */
export interface UnreadEmailTable {
  /** `uid_validity` and `uid`: the email's number in the mailbox. */
  id: string;
  uid_validity: string;
  uid: string;
  name: string;
  address: string;
  subject: string;
  at: Instant;
  byte_size: number;
  problem: string;
  tries: number;
}

export interface MailTables {
  mail_server: MailServerTable;
  mailbox_position: MailboxPositionTable;
  unread_email: UnreadEmailTable;
  outbox: OutboxTable;
  lead_digest: LeadDigestTable;
}
