import { runJobs } from '@showroom/isolated-jobs/run-jobs';
import { storeJobs } from '../jobs.ts';

runJobs(storeJobs);
