import { implementJob } from '@showroom/isolated-jobs/run-jobs';
import { judgePassword, loadPasswordWords } from './auth/strength/judge-password.ts';
import { judgePasswordJob, loadPasswordWordsJob } from './auth/strength/judge-password-job.ts';
import { readBounceJob, readEmailJob, readHeadJob } from './mail/incoming/email-jobs.ts';
import { readBounce, readEmail, readHead } from './mail/incoming/read-email.ts';

/** What the store has done in a child process, because anyone can send an email and a crafted password takes seconds. */
export const storeJobs = [
  implementJob(readHeadJob, readHead),
  implementJob(readEmailJob, ({ source, isCut }) => readEmail(source, { isCut })),
  implementJob(readBounceJob, readBounce),
  implementJob(loadPasswordWordsJob, loadPasswordWords),
  implementJob(judgePasswordJob, judgePassword),
];
