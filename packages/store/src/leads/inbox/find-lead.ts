import type { LeadKind } from '@showroom/catalog-data/lead-kinds';
import type { Readable } from 'node:stream';
import type { UploadType } from '@showroom/catalog-data/limits';
import { z } from 'zod';
import type { MailState, MailTemplate } from '../../mail/tables.ts';
import type { LeadStatus } from '../lead-status.ts';
import { SUSPECTED_FROM } from '../spam/spam.ts';
import { listReplies } from '../replies/list-replies.ts';
import type { LeadReply } from '../replies/list-replies.ts';
import { listResponses } from '../replies/list-responses.ts';
import type { LeadResponse } from '../replies/list-responses.ts';
import type { DrawnSubject, LeadAnswer, LeadSubject } from '../new-lead.ts';
import { readAnswers } from '../read-answers.ts';
import { fileShelf, reader } from '../../database/handles.ts';
import type { HoldTable } from '../../stock/tables.ts';
import type { Store } from '../../store.ts';

export type { LeadReply } from '../replies/list-replies.ts';
export type { LeadResponse } from '../replies/list-responses.ts';

/** A lead with everything that belongs to it. Instants are ISO 8601, UTC. */
export interface Lead {
  id: string;
  reference: string;
  kind: LeadKind;
  status: LeadStatus;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  subject: LeadSubject | null;
  answers: LeadAnswer[];
  message: string;
  sourcePath: string;
  spam: { score: number; reasons: string[] };
  isSuspected: boolean;
  /** Flagged as spam on arrival, so no confirmation was sent. Otherwise someone marked it. */
  wasFoundSuspect: boolean;
  isRead: boolean;
  /** The visitor has replied, and no one has read it yet. */
  hasNewResponse: boolean;
  /** In cents; null if unknown. */
  valueCents: number | null;
  /** Null unless it is won. */
  wonAt: string | null;
  /** Follow-up day, yyyy-mm-dd in the shop's time zone. */
  followUpOn: string | null;
  createdAt: string;
  updatedAt: string;
  /** The reserved piece; null for other leads. */
  hold: LeadHold | null;
  files: LeadFile[];
  /** Newest first. */
  notes: LeadNote[];
  /** Automatic emails: notices, confirmations, reminders. */
  mails: LeadMail[];
  /** The shop's replies, oldest first. */
  replies: LeadReply[];
  /** The visitor's replies, oldest first. */
  responses: (LeadResponse & { files: LeadFile[] })[];
}

/**
 * `unconfirmed`: held for an hour. `confirmed`: held for the full time. `expired`: the time is over. `freed`: released early, or
 * never held.
 */
export interface LeadHold {
  state: 'unconfirmed' | 'confirmed' | 'expired' | 'freed';
  until: string;
  wasConfirmed: boolean;
}

export interface LeadNote {
  id: string;
  at: string;
  author: string | null;
  words: string;
}

export interface LeadFile {
  id: string;
  originalName: string;
  type: UploadType;
  byteSize: number;
  /** What it shows, if the server drew it; null for a visitor's own file. */
  shows: DrawnSubject | null;
}

/** The state of an email about the lead. `failed`: given up; see `lastError`. */
export interface LeadMail {
  template: MailTemplate;
  state: MailState;
  attempts: number;
  nextAttemptAt: string;
  lastError: string | null;
  /** The reason of a delivery report that came later. */
  bounce: string | null;
  sentAt: string | null;
}

const reasonsSchema = z.array(z.string());

/** Finds a lead by its id or by its reference as a visitor may write it; null when there is none. */
export async function findLead(store: Store, idOrReference: string): Promise<Lead | null> {
  const key = idOrReference.trim();
  const row = await reader(store)
    .selectFrom('lead')
    .selectAll()
    .where((eb) => eb.or([eb('id', '=', key), eb('reference', '=', key.toUpperCase())]))
    .executeTakeFirst();
  if (row === undefined) return null;
  const files = await reader(store)
    .selectFrom('lead_file')
    .select(['id', 'response_id', 'original_name', 'type', 'byte_size', 'shows'])
    .where('lead_id', '=', row.id)
    .orderBy('position')
    .execute();
  const notes = await reader(store)
    .selectFrom('lead_note')
    .select(['id', 'at', 'author', 'words'])
    .where('lead_id', '=', row.id)
    .orderBy('at', 'desc')
    .orderBy('id')
    .execute();
  const hold = await reader(store)
    .selectFrom('hold')
    .select(['until_at', 'released_at', 'confirmed_at'])
    .where('lead_id', '=', row.id)
    .executeTakeFirst();
  const mails = await reader(store)
    .selectFrom('outbox')
    .select(['template', 'state', 'attempts', 'next_attempt_at', 'last_error', 'bounce', 'sent_at'])
    .where('lead_id', '=', row.id)
    .where('template', '<>', 'lead-reply')
    .orderBy('template')
    .execute();
  const filesOf = (responseId: string | null): LeadFile[] =>
    files
      .filter((file) => file.response_id === responseId)
      .map((file) => ({
        id: file.id,
        originalName: file.original_name,
        type: file.type,
        byteSize: file.byte_size,
        shows: file.shows,
      }));
  const { subject_kind: kind, subject_slug: slug, subject_label: label } = row;
  return {
    id: row.id,
    reference: row.reference,
    kind: row.kind,
    status: row.status,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    subject: kind === null || slug === null || label === null ? null : { kind, slug, label },
    answers: readAnswers(row.answers),
    message: row.message,
    sourcePath: row.source_path,
    spam: { score: row.spam_score, reasons: reasonsSchema.parse(JSON.parse(row.spam_reasons)) },
    isSuspected: row.is_suspected === 1,
    wasFoundSuspect: row.spam_score >= SUSPECTED_FROM,
    isRead: row.is_read === 1,
    hasNewResponse: row.has_new_response === 1,
    valueCents: row.value_cents,
    wonAt: row.won_at,
    followUpOn: row.follow_up_on,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    hold: hold === undefined ? null : toHold(hold, store.now()),
    notes,
    files: filesOf(null),
    replies: await listReplies(store, row.id),
    responses: (await listResponses(store, row.id)).map((response) => ({ ...response, files: filesOf(response.id) })),
    mails: mails.map((mail) => ({
      template: mail.template,
      state: mail.state,
      attempts: mail.attempts,
      nextAttemptAt: mail.next_attempt_at,
      lastError: mail.last_error,
      bounce: mail.bounce,
      sentAt: mail.sent_at,
    })),
  };
}

function toHold(
  {
    until_at: until,
    released_at: releasedAt,
    confirmed_at: confirmedAt,
  }: Pick<HoldTable, 'until_at' | 'released_at' | 'confirmed_at'>,
  now: Date,
): LeadHold {
  const wasConfirmed = confirmedAt !== null;
  if (releasedAt !== null) return { state: 'freed', until, wasConfirmed };
  if (until <= now.toISOString()) return { state: 'expired', until, wasConfirmed };
  return { state: wasConfirmed ? 'confirmed' : 'unconfirmed', until, wasConfirmed };
}

export interface LeadFileContent extends LeadFile {
  /** SHA-256 in hex. */
  sha256: string;
  read: () => Readable;
}

/** Finds a file of a lead; null when there is none or its content is missing. */
export async function findLeadFile(store: Store, leadId: string, fileId: string): Promise<LeadFileContent | null> {
  const row = await reader(store)
    .selectFrom('lead_file')
    .selectAll()
    .where('id', '=', fileId)
    .where('lead_id', '=', leadId)
    .executeTakeFirst();
  const read = row && (await fileShelf(store).find(row.stored_name));
  if (row === undefined || !read) return null;
  return {
    id: row.id,
    originalName: row.original_name,
    type: row.type,
    byteSize: row.byte_size,
    shows: row.shows,
    sha256: row.sha256,
    read,
  };
}
