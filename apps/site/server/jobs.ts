// The child process that renders the owner's texts; see `startSiteTexts`.
import { implementJob, runJobs } from '@showroom/isolated-jobs/run-jobs';
import { drawTextJob } from '../app/content/draw-text-job.ts';
import { drawText } from '../app/content/draw-text.ts';

runJobs([implementJob(drawTextJob, drawText)]);
