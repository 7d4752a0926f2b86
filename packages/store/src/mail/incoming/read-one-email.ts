import type { Job } from '@showroom/isolated-jobs/job';
import type { JobRunner } from '@showroom/isolated-jobs/job-runner';
import type { WriteTransaction } from '../../database/write-transaction.ts';
import type { Store } from '../../store.ts';
import { readBounceJob, readEmailJob, readHeadJob } from './email-jobs.ts';
import { saveBounce, saveResponse } from './save-response.ts';
import { LARGEST_EMAIL } from './mailbox.ts';
import type { Mailbox, MailHead } from './mailbox.ts';
import { findSentEmail, isOwnEmail } from './match-sent-email.ts';
import type { EmailHead } from './read-email.ts';

/** The child process failed on this email: it took too long, ran out of memory, or crashed. */
export class UnreadableEmailError extends Error {
  override readonly name = 'UnreadableEmailError';
}

/** No email can be read right now: the server is shutting down or overloaded. */
export class JobsUnavailableError extends Error {
  override readonly name = 'JobsUnavailableError';
}

export interface EmailToRead {
  readonly mailbox: Mailbox;
  readonly head: MailHead;
  readonly jobs: JobRunner;
  /** Saved in the same transaction. */
  readonly note: (transaction: WriteTransaction) => Promise<void>;
  /** Called with the header before the body is read. */
  readonly onHead?: (said: EmailHead) => void;
}

/**
 * Reads one email and saves it with its lead if it answers one of our emails.
 *
 * @returns whether it was saved, together with `note`
 * @throws UnreadableEmailError when it would fail at every attempt
 */
export async function readOneEmail(store: Store, { mailbox, head, jobs, note, onHead }: EmailToRead): Promise<boolean> {
  const { uid, at, byteSize } = head;
  const said = await runJob(jobs, readHeadJob, head.head);
  if (said === undefined) return false;
  onHead?.(said);
  if (said.messageId !== undefined && (await isOwnEmail(store, said.messageId))) return false;
  if (said.isReport) {
    const bounce = await runJob(jobs, readBounceJob, (await mailbox.read(uid)) ?? new Uint8Array());
    if (bounce === undefined) return false;
    const sent = await findSentEmail(store, bounce.messageIds);
    if (sent === undefined) return false;
    await saveBounce(store, { sent, bounce, note });
    return true;
  }
  const sent = await findSentEmail(store, said.answers);
  if (sent === undefined) return false;
  const source = await mailbox.read(uid);
  if (source === undefined) return false;
  const email = await runJob(jobs, readEmailJob, { source, isCut: byteSize > LARGEST_EMAIL });
  await saveResponse(store, { leadId: sent.leadId, email, at, note });
  return true;
}

async function runJob<Input, Output>(jobs: JobRunner, job: Job<Input, Output>, input: Input): Promise<Output> {
  const outcome = await jobs.run(job, input);
  if (outcome.ok) return outcome.value;
  if (outcome.failed === 'stopped' || outcome.failed === 'queue-full') throw new JobsUnavailableError(outcome.problem);
  throw new UnreadableEmailError(outcome.failed);
}
