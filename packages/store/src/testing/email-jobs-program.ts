import { runJobs } from '@showroom/isolated-jobs/run-jobs';
import { emailJobs } from '../mail/incoming/implement-email-jobs.ts';

runJobs(emailJobs);
