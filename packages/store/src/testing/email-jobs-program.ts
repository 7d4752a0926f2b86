import { runJobs } from '@showroom/isolated-jobs/run-jobs';
import { emailJobs } from '../mail/incoming/implement-email-jobs.ts';

// The program of a child process that reads emails for tests.
runJobs(emailJobs);
