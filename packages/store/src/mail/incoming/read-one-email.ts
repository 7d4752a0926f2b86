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

/** The child process that reads emails could not read this one: it took too long, too much memory, or died of it. */
export class UnreadableEmailError extends Error {
  override readonly name = 'UnreadableEmailError';
}

/** No email can be read just now, whatever is in it: the server is shutting down, or has too much to do. */
export class JobsUnavailableError extends Error {
  override readonly name = 'JobsUnavailableError';
}

export interface EmailToRead {
  readonly mailbox: Mailbox;
  readonly head: MailHead;
  readonly jobs: JobRunner;
  /** What is committed with what is kept. */
  readonly note: (transaction: WriteTransaction) => Promise<void>;
  /** Called once its head is read, before the rest is. */
  readonly onHead?: (said: EmailHead) => void;
}

/**
 * Reads one email, and keeps it with its lead where it answers an email of ours.
 *
 * @returns whether anything of it was kept, and `note` with it
 * @throws UnreadableEmailError for one that fails however often it is tried
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
