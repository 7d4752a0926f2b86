import { createJobRunner } from '@showroom/isolated-jobs/job-runner';
import type { Log } from '@showroom/web-server/log';
import { createContentTexts, type ContentTexts } from '../app/content/content-text.server.ts';

/** The child's memory limit; the largest text that can be published takes about 60 MB. */
const MEMORY_MB = 192;
/** Requests that wait for the child; those for the same text count once. */
const MOST_WAITING = 500;

/** Starts rendering of texts. @param program `jobs.ts`, or its bundle */
export function startSiteTexts({ program, log }: { readonly program: string; readonly log: Log }): {
  readonly texts: ContentTexts;
  readonly stop: () => void;
} {
  const jobs = createJobRunner({ program, memoryMb: MEMORY_MB, maxWaiting: MOST_WAITING });
  return { texts: createContentTexts({ jobs, log }), stop: () => jobs.stop() };
}
