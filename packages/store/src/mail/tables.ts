import type { Instant, JsonText } from '../database/column-types.ts';

/** How a mail gets its words: written about leads at the time of sending, or stored whole as a letter. */
export type MailTemplate =
  | 'owner-notice'
  | 'visitor-confirmation'
  | 'follow-up-reminder'
  | 'lead-digest'
  | 'lead-reply'
  | 'letter'
  /** A letter that is tried first with the mail server before the last change, which it tells of. */
  | 'mail-server-notice';
export type MailState = 'waiting' | 'sent' | 'failed';

export interface OutboxTable {
  id: string;
  template: MailTemplate;
  /** What the mail is about; it goes when the lead goes. */
  lead_id: string | null;
  /** The letter to a visitor that it carries. */
  reply_id: string | null;
  /** Under which Message-ID the mail server took it. */
  message_id: string | null;
  /** Why it could not be delivered after all, as a mail server said later. */
  bounce: string | null;
  /** The day that a digest is of. */
  digest_day: string | null;
  /** A letter with its recipient, until it is sent: it may hold a secret, such as the link of an invitation. */
  letter: JsonText | null;
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
  /** Hash of the network that a confirmation was asked for from, for the limit on them; gone after a day. */
  network: string | null;
}

/** A day, by the shop's calendar, on which the owner was told of new leads, or there were none; and which were new then. */
export interface LeadDigestTable {
  day: string;
  /** The numbers of leads: told of are those after the first, up to the second, unless they came before an instant. */
  after_number: number;
  until_number: number;
  since_at: Instant;
  /** Told of are answers that were kept at the one instant or later, and before the other. */
  responses_from_at: Instant;
  responses_until_at: Instant;
}

/** From the start, once both sides have agreed to it, or not at all. */
export type MailSecurity = 'tls' | 'starttls' | 'none';

/**
 * The mail server that the owner set. One row, which stays when its server is forgotten, so that revisions rise; beside it the
 * one before the change, until the letters that tell of that have been tried with it; and the one that answers are read from.
 */
export interface MailServerTable {
  id: string;
  /** Null once it was forgotten. */
  host: string | null;
  port: number;
  security: MailSecurity;
  username: string | null;
  /** Sealed with a key that lies beside the data. In no archive; see docs/decisions/0019-email.md. */
  password: string | null;
  sender: string | null;
  revision: number;
}

/** How far the shop's mailbox has been read. One row; whoever holds `claim_token` is reading, while `claimed_until` lies ahead. */
export interface MailboxPositionTable {
  id: string;
  /** Which mailbox it is of, as a hash: a row of another one says nothing. */
  mailbox: string;
  uid_validity: string;
  /** The last message that was looked at. Larger than PostgreSQL's integers can be. */
  last_uid: string;
  claimed_until: Instant | null;
  claim_token: string | null;
  /** When it was read to its end last. */
  looked_at: Instant | null;
  /** Why it could not be read last, in the library's words; null when it could. */
  problem: string | null;
}

/** An email to the shop's mailbox that could not be read. See `UnreadEmail`. */
export interface UnreadEmailTable {
  /** `uid_validity` and `uid`: which email of the mailbox. */
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

/** Mail that waits, was sent or was given up, and the server that takes it. */
export interface MailTables {
  mail_server: MailServerTable;
  mailbox_position: MailboxPositionTable;
  unread_email: UnreadEmailTable;
  outbox: OutboxTable;
  lead_digest: LeadDigestTable;
}
