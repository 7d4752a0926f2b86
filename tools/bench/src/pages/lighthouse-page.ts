import lighthouse, { type Flags, type Result } from 'lighthouse';
import { pause } from '../processes/child-processes.ts';
import { listRequests, readFigures, type PageFigures } from './page-run.ts';

const PICTURE_TIMEOUT_MS = 60_000;
const PICTURE_POLL_MS = 100;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

export interface LighthouseOptions {
  readonly runs: number;
  readonly port: number;
  /** The session of a signed-in user, sent with each request. */
  readonly cookie?: string | undefined;
}

type Wanted = Pick<Flags, 'onlyAudits' | 'onlyCategories' | 'extraHeaders'>;

export interface PageReport {
  readonly figures: readonly PageFigures[];
  /** The run with the median LCP: the one to read after a miss. */
  readonly typical: Result;
}

/**
 * Runs Lighthouse on a page `runs` times with its mobile preset. First the page is loaded once and its pictures are fetched, so that
 * no run waits for a picture to be made.
 *
 * @param port of the Chromium that loads the page
 * @throws if Lighthouse can't load the page
 */
export async function runLighthouse(url: string, { runs, port, cookie }: LighthouseOptions): Promise<PageReport> {
  const { origin } = new URL(url);
  const signedIn = cookie === undefined ? {} : { extraHeaders: { Cookie: cookie } };
  const warmUp = await run(url, port, { onlyAudits: ['network-requests'], ...signedIn });
  for (const request of listRequests(warmUp)) {
    if (request.url.startsWith(`${origin}/pictures/`)) await fetchPicture(request.url);
  }
  const results: Result[] = [];
  while (results.length < runs) results.push(await run(url, port, { onlyCategories: categories, ...signedIn }));
  return { figures: results.map(readFigures), typical: findTypical(results) };
}

/** A run that fails (the page didn't load in time, the browser didn't answer) is repeated once. */
async function run(url: string, port: number, wanted: Wanted): Promise<Result> {
  try {
    return await runOnce(url, port, wanted);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)} Retrying …`);
    return runOnce(url, port, wanted);
  }
}

async function runOnce(url: string, port: number, wanted: Wanted): Promise<Result> {
  // The full-page screenshot isn't needed.
  const outcome = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    disableFullPageScreenshot: true,
    ...wanted,
  });
  if (outcome === undefined) throw new Error(`Lighthouse gave no result for ${url}.`);
  const { lhr } = outcome;
  if (lhr.runtimeError !== undefined) throw new Error(`Lighthouse on ${url}: ${lhr.runtimeError.message}`);
  return lhr;
}

/** Requests a picture until the final file is sent instead of a placeholder. */
async function fetchPicture(url: string): Promise<void> {
  const accept = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
  const deadline = performance.now() + PICTURE_TIMEOUT_MS;
  while (performance.now() < deadline) {
    const response = await fetch(url, { headers: { Accept: accept } });
    await response.arrayBuffer();
    if (response.headers.get('cache-control')?.includes('immutable') === true) return;
    await pause(PICTURE_POLL_MS);
  }
  throw new Error(`${url} was not made within ${PICTURE_TIMEOUT_MS / 1_000} seconds.`);
}

function findTypical(results: readonly Result[]): Result {
  const byPaint = [...results].sort((a, b) => paintOf(a) - paintOf(b));
  const typical = byPaint[Math.floor((byPaint.length - 1) / 2)];
  if (typical === undefined) throw new Error('Lighthouse did not run.');
  return typical;
}

function paintOf(result: Result): number {
  return readFigures(result).largestContentfulPaintMs;
}
