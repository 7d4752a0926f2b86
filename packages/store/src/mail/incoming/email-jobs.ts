import { defineJob } from '@showroom/isolated-jobs/job';
import type { Bounce, EmailHead, IncomingEmail } from './read-email.ts';

// Emails are parsed in a child process, because anyone can send one.

export const readHeadJob = defineJob<Uint8Array, EmailHead | undefined>({ name: 'read-email-head', deadlineMs: 5_000 });

/** `isCut`: the source is only its beginning. */
export const readEmailJob = defineJob<{ readonly source: Uint8Array; readonly isCut: boolean }, IncomingEmail>({
  name: 'read-email',
  deadlineMs: 15_000,
  // Room for the largest email that is read, plus its text.
  maxResultBytes: 32 * 1024 * 1024,
});

export const readBounceJob = defineJob<Uint8Array, Bounce | undefined>({ name: 'read-bounce', deadlineMs: 15_000 });
