// The program of the child process that draws what the owner wrote; see `createSiteTexts`.
import { implementJob, runJobs } from '@showroom/isolated-jobs/run-jobs';
import { drawTextJob } from '../app/content/draw-text-job.ts';
import { drawText } from '../app/content/draw-text.ts';

runJobs([implementJob(drawTextJob, drawText)]);
