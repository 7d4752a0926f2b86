// The program of the child process that works on what others wrote; `index.ts` starts it through a job runner.
import { runJobs } from '@showroom/isolated-jobs/run-jobs';

runJobs([]);
