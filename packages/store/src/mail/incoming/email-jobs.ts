import { defineJob } from '@showroom/isolated-jobs/job';
import type { Bounce, EmailHead, IncomingEmail } from './read-email.ts';

// What reads an email runs in a child process: anyone can send one.

export const readHeadJob = defineJob<Uint8Array, EmailHead | undefined>({ name: 'read-email-head', deadlineMs: 5_000 });

/** `isCut`: the source is only its beginning. */
export const readEmailJob = defineJob<{ readonly source: Uint8Array; readonly isCut: boolean }, IncomingEmail>({
  name: 'read-email',
  deadlineMs: 15_000,
  // As much as is read of one, and its words.
  maxResultBytes: 32 * 1024 * 1024,
});

export const readBounceJob = defineJob<Uint8Array, Bounce | undefined>({ name: 'read-bounce', deadlineMs: 15_000 });
