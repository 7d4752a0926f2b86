import { implementJob } from '@showroom/isolated-jobs/run-jobs';
import { readBounceJob, readEmailJob, readHeadJob } from './email-jobs.ts';
import { readBounce, readHead, readEmail } from './read-email.ts';

/** The jobs of the child process that reads emails. */
export const emailJobs = [
  implementJob(readHeadJob, readHead),
  implementJob(readEmailJob, ({ source, isCut }) => readEmail(source, { isCut })),
  implementJob(readBounceJob, readBounce),
];
