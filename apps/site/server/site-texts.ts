import { createJobRunner } from '@showroom/isolated-jobs/job-runner';
import type { Log } from '@showroom/web-server/log';
import { createContentTexts, type ContentTexts } from '../app/content/content-text.server.ts';

/** What drawing may add to the memory of the child: the largest text that may be published takes some 60 MB. */
const MEMORY_MB = 192;
/** Every visitor of a post that no one drew yet waits for the child, each text once. */
const MOST_WAITING = 500;

/**
 * Starts what draws the texts of posts.
 *
 * @param program `jobs.ts` of this folder, or what the build made of it
 */
export function startSiteTexts({ program, log }: { readonly program: string; readonly log: Log }): {
  readonly texts: ContentTexts;
  readonly stop: () => void;
} {
  const jobs = createJobRunner({ program, memoryMb: MEMORY_MB, maxWaiting: MOST_WAITING });
  return { texts: createContentTexts({ jobs, log }), stop: () => jobs.stop() };
}
