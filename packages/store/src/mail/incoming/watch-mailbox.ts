import { setTimeout as wait } from 'node:timers/promises';
import type { JobRunner } from '@showroom/isolated-jobs/job-runner';
import { isDiskFull } from '../../database/database-errors.ts';
import type { Store } from '../../store.ts';
import type { StoreLog } from '../../store-log.ts';
import { INCOMING_SERVER, readMailServer } from '../server/read-mail-server.ts';
import { describeMailboxFailure } from './mailbox.ts';
import { claimMailbox, MailboxTakenError, releaseMailbox } from './mailbox-position.ts';
import { readMailbox } from './read-mailbox.ts';

/** In milliseconds. */
const LOOK_MS = 60_000;
/** Longer after a failure: a server locks accounts after too many wrong passwords. */
const LOOK_AFTER_FAILURE_MS = 5 * 60_000;
/** How long a stop waits for the current email, in milliseconds. */
const STOP_GRACE_MS = 2000;

export interface MailboxWatch {
  /** Reads the mailbox now; resolves when it is done or has failed. */
  look(): Promise<void>;
  /** Interrupts the current email, which is read after the next start. */
  stop(): Promise<void>;
}

/**
 * Reads replies from the owner's mailbox every minute, if one is set up. Several processes may run it on one store: only one
 * reads at a time. Never rejects.
 *
 * @param input.jobs runs the jobs of `implement-email-jobs.ts`: untrusted emails are read in a child process
 */
export function watchMailbox({ store, log, jobs }: { store: Store; log: StoreLog; jobs: JobRunner }): MailboxWatch {
  const stopping = new AbortController();
  const { signal } = stopping;
  let timer: NodeJS.Timeout | undefined;
  let reading: Promise<void> | undefined;

  const readOnce = async () => {
    let pauseMs = LOOK_MS;
    try {
      if (!(await checkMailbox(store, { log, jobs, signal }))) pauseMs = LOOK_AFTER_FAILURE_MS;
    } catch (error) {
      log.error('The mailbox could not be processed', { error });
    }
    if (signal.aborted) return;
    timer = setTimeout(() => void look(), pauseMs);
    timer.unref();
  };
  const look = () => {
    clearTimeout(timer);
    reading ??= readOnce().finally(() => {
      reading = undefined;
    });
    return reading;
  };
  void look();
  return {
    look,
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await Promise.race([reading, wait(STOP_GRACE_MS, undefined, { ref: false })]);
    },
  };
}

/**
 * Reads new emails, unless another process is doing so. What is interrupted is read the next time.
 *
 * @returns false when it failed
 */
export async function checkMailbox(
  store: Store,
  { log, jobs, signal }: { log: StoreLog; jobs: JobRunner; signal: AbortSignal },
): Promise<boolean> {
  const server = await readMailServer(store, INCOMING_SERVER);
  // The form asks for the password again when its key is missing.
  if (server === undefined || server === 'locked') return true;
  const claim = await claimMailbox(store, server);
  if (claim === undefined) return true;
  try {
    await readMailbox(store, { server, claim, jobs, signal });
  } catch (error) {
    if (error instanceof MailboxTakenError) return true;
    const problem = isDiskFull(error) ? 'ENOSPC: the disk is full' : describeMailboxFailure(error);
    await releaseMailbox(store, claim.token, signal.aborted ? 'broken-off' : { problem });
    // The reason may quote an address, so it goes to the store and not to the log.
    if (!signal.aborted) log.warn('The mailbox could not be read', { code: problem.split(':', 1)[0] });
    return signal.aborted;
  }
  await releaseMailbox(store, claim.token, 'read');
  return true;
}
