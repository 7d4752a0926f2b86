import lighthouse, { type Flags, type Result } from 'lighthouse';
import { pause } from '../processes/child-processes.ts';
import { listRequests, readFigures, type PageFigures } from './page-run.ts';

const PICTURE_TIMEOUT_MS = 60_000;
const PICTURE_POLL_MS = 100;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

export interface LighthouseOptions {
  readonly runs: number;
  readonly port: number;
  /** Who is signed in: sent with each request. */
  readonly cookie?: string | undefined;
}

type Wanted = Pick<Flags, 'onlyAudits' | 'onlyCategories' | 'extraHeaders'>;

export interface PageReport {
  readonly figures: readonly PageFigures[];
  /** The run of the median LCP: the one to read when something was missed. */
  readonly typical: Result;
}

/**
 * Runs Lighthouse on a page, `runs` times, with its own mobile preset and nothing changed. Before that the page is
 * loaded once and each of its pictures fetched, so that no run waits for a picture to be made for the first time.
 *
 * @param port of the Chromium that loads the page.
 * @throws when Lighthouse cannot load the page.
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

/** A run that breaks off (the page did not load in time, the browser did not answer) is tried once more. */
async function run(url: string, port: number, wanted: Wanted): Promise<Result> {
  try {
    return await runOnce(url, port, wanted);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)} Retrying …`);
    return runOnce(url, port, wanted);
  }
}

async function runOnce(url: string, port: number, wanted: Wanted): Promise<Result> {
  // The picture of the whole page illustrates a report and judges nothing.
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

/**
 * Asks as Chromium does for pictures, until the file itself is sent: what is sent in its place while it is being made may
 * be kept for moments only.
 */
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
