// The program of the child process that reads untrusted content; `index.ts` starts it through a job runner.
import { implementJob, runJobs } from '@showroom/isolated-jobs/run-jobs';
import { emailJobs } from '@showroom/store/admin/email-jobs';
import { judgePassword, loadPasswordWords } from '@showroom/store/admin/judge-password';
import { judgePasswordJob, loadPasswordWordsJob } from '@showroom/store/admin/judge-password-job';
import { readPublicPage } from '../app/frame/public-site/read-public-page.ts';
import { readSitemap } from '../app/frame/public-site/read-sitemap.ts';
import { readPageJob, readSitemapJob } from '../app/frame/public-site/site-jobs.ts';

runJobs([
  ...emailJobs,
  implementJob(loadPasswordWordsJob, loadPasswordWords),
  implementJob(judgePasswordJob, judgePassword),
  implementJob(readPageJob, readPublicPage),
  implementJob(readSitemapJob, readSitemap),
]);
