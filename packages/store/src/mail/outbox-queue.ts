import { randomUUID } from 'node:crypto';
import { reader, writer } from '../database/handles.ts';
import { systemActor } from '../database/write-transaction.ts';
import type { WriteTransaction } from '../database/write-transaction.ts';
import type { Store } from '../store.ts';
import { nextAttemptAt } from './backoff.ts';
import type { MailTemplate, OutboxTable } from './tables.ts';

/** How long a claim lasts, in milliseconds. Longer than sending can take. */
export const CLAIM_MS = 5 * 60 * 1000;
const LONGEST_ERROR = 500;
/** An email that fails this often because of its own content is given up: it would fail again. */
export const MOST_OWN_FAILURES = 3;
/** Recorded when a worker was stopped while sending, perhaps because of this email. */
const LOST = 'lost: the server stopped while it was sending this';

/** An email claimed by this worker. */
export interface ClaimedMail {
  id: string;
  claimToken: string;
  template: MailTemplate;
  leadId: string | null;
  digestDay: string | null;
  replyId: string | null;
  letter: string | null;
  attempts: number;
  firstAttemptAt: Date;
}

/**
 * Claims the email that has been due longest, so that no other worker takes it. A claim left by a killed process expires.
 *
 * @param options.isForFormer only emails for the mail server before the last change
 */
export async function claimNextMail(
  store: Store,
  { isForFormer = false }: { isForFormer?: boolean } = {},
): Promise<ClaimedMail | null> {
  const now = store.now();
  const at = now.toISOString();
  const claimToken = randomUUID();
  const row = await store.write({ actor: systemActor }, async (transaction) => {
    await giveUpLostMails(transaction, at);
    const due = await writer(transaction)
      .selectFrom('outbox')
      .select(['id', 'first_attempt_at', 'attempts', 'claim_token', 'last_error'])
      .where('state', '=', 'waiting')
      .where('next_attempt_at', '<=', at)
      .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', at)]))
      .$if(isForFormer, (query) => query.where('template', '=', 'mail-server-notice').where('attempts', '=', 0))
      .orderBy('next_attempt_at')
      .orderBy('id')
      .executeTakeFirst();
    if (due === undefined) return undefined;
    // An expired claim counts as an attempt.
    const lost = due.claim_token === null ? {} : { attempts: due.attempts + 1, last_error: LOST };
    return (
      writer(transaction)
        .updateTable('outbox')
        .set({
          claim_token: claimToken,
          claimed_until: new Date(now.getTime() + CLAIM_MS).toISOString(),
          first_attempt_at: due.first_attempt_at ?? at,
          ...lost,
        })
        .where('id', '=', due.id)
        // Checked again, because PostgreSQL runs transactions side by side: the second worker then finds no row.
        .where('state', '=', 'waiting')
        .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', at)]))
        .returning(['id', 'template', 'lead_id', 'digest_day', 'reply_id', 'letter', 'attempts', 'first_attempt_at'])
        .executeTakeFirst()
    );
  });
  if (row === undefined) return null;
  return {
    id: row.id,
    claimToken,
    template: row.template,
    leadId: row.lead_id,
    digestDay: row.digest_day,
    replyId: row.reply_id,
    letter: row.letter,
    attempts: row.attempts,
    firstAttemptAt: new Date(row.first_attempt_at ?? at),
  };
}

/** Gives up emails that were claimed repeatedly without a result, so that later ones are sent. */
async function giveUpLostMails(transaction: WriteTransaction, at: string): Promise<void> {
  await writer(transaction)
    .updateTable('outbox')
    .set((eb) => ({ state: 'failed', attempts: eb('attempts', '+', 1), claimed_until: null, claim_token: null }))
    .where('state', '=', 'waiting')
    .where('claim_token', 'is not', null)
    .where('claimed_until', '<=', at)
    .where('last_error', '=', LOST)
    .where('attempts', '>=', MOST_OWN_FAILURES - 1)
    .execute();
}

/** Records that the mail server accepted the email. */
export async function markMailSent(store: Store, mail: ClaimedMail, messageId: string): Promise<void> {
  await store.write({ actor: systemActor }, async (transaction) => {
    await release(transaction, mail, {
      state: 'sent',
      attempts: mail.attempts + 1,
      sent_at: transaction.now.toISOString(),
      last_error: null,
      message_id: messageId,
      letter: null,
    });
  });
}

/**
 * Records a failed attempt and schedules the next one.
 *
 * @returns `failed` when the email is given up: right away if `isFinal`, otherwise after days of attempts
 */
export async function markMailFailed(
  store: Store,
  mail: ClaimedMail,
  failure: { reason: string; isFinal: boolean },
): Promise<'waiting' | 'failed'> {
  return store.write({ actor: systemActor }, async (transaction) => {
    const { now } = transaction;
    const attempts = mail.attempts + 1;
    const next = failure.isFinal
      ? null
      : nextAttemptAt({ attempts, firstAttemptAt: mail.firstAttemptAt, now }, Math.random());
    const state = next === null ? 'failed' : 'waiting';
    await release(transaction, mail, {
      state,
      attempts,
      next_attempt_at: (next ?? now).toISOString(),
      last_error: failure.reason.slice(0, LONGEST_ERROR),
    });
    return state;
  });
}

/** Removes an email that has become pointless. */
export async function dropMail(store: Store, mail: ClaimedMail): Promise<void> {
  await store.write({ actor: systemActor }, async (transaction) => {
    await writer(transaction)
      .deleteFrom('outbox')
      .where('id', '=', mail.id)
      .where('claim_token', '=', mail.claimToken)
      .execute();
  });
}

/** Ends the claim, unless it expired and another worker has the email now. */
async function release(transaction: WriteTransaction, mail: ClaimedMail, outcome: Partial<OutboxTable>): Promise<void> {
  await writer(transaction)
    .updateTable('outbox')
    .set({ ...outcome, claimed_until: null, claim_token: null })
    .where('id', '=', mail.id)
    .where('claim_token', '=', mail.claimToken)
    .execute();
}

/** Returns when the next email is due or its claim expires; null when none waits. */
export async function nextMailDueAt(store: Store): Promise<Date | null> {
  const rows = await reader(store)
    .selectFrom('outbox')
    .select(['next_attempt_at', 'claimed_until'])
    .where('state', '=', 'waiting')
    .orderBy('next_attempt_at')
    .limit(20)
    .execute();
  const times = rows.map(({ next_attempt_at: due, claimed_until: claimed }) =>
    Math.max(Date.parse(due), claimed === null ? 0 : Date.parse(claimed)),
  );
  return times.length === 0 ? null : new Date(Math.min(...times));
}
