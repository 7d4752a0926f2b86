// The program of the child process that reads untrusted content; `index.ts` starts it through a job runner.
import { implementJob, runJobs } from '@showroom/isolated-jobs/run-jobs';
import { storeJobs } from '@showroom/store/jobs';
import { readPublicPage } from '../app/frame/public-site/read-public-page.ts';
import { readSitemap } from '../app/frame/public-site/read-sitemap.ts';
import { readPageJob, readSitemapJob } from '../app/frame/public-site/site-jobs.ts';

runJobs([...storeJobs, implementJob(readPageJob, readPublicPage), implementJob(readSitemapJob, readSitemap)]);
