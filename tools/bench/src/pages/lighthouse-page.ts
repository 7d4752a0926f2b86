import lighthouse, { type Result } from 'lighthouse';
import { pause } from '../processes/child-processes.ts';
import { launchChromium } from './chromium.ts';
import { listRequests, readFigures, type PageFigures } from './page-run.ts';

const PICTURE_TIMEOUT_MS = 60_000;
const PICTURE_POLL_MS = 100;

export interface PageReport {
  readonly figures: readonly PageFigures[];
  /** The run of the median LCP: the one to read when something was missed. */
  readonly typical: Result;
}

/**
 * Runs Lighthouse on a page, `runs` times, with its own mobile preset and nothing changed. Before that the page is
 * loaded once and each of its pictures fetched, so that no run waits for a picture to be made for the first time.
 * @throws when Lighthouse cannot load the page.
 */
export async function runLighthouse(url: string, runs: number): Promise<PageReport> {
  const chromium = await launchChromium();
  try {
    const { origin } = new URL(url);
    for (const request of listRequests(await run(url, chromium.port))) {
      if (request.url.startsWith(`${origin}/pictures/`)) await fetchPicture(request.url);
    }
    const results: Result[] = [];
    while (results.length < runs) results.push(await run(url, chromium.port));
    const figures = results.map(readFigures);
    return { figures, typical: findTypical(results) };
  } finally {
    chromium.kill();
  }
}

/** A run that breaks off (the page did not load in time, the browser did not answer) is tried once more. */
async function run(url: string, port: number): Promise<Result> {
  try {
    return await runOnce(url, port);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)} Once more …`);
    return runOnce(url, port);
  }
}

async function runOnce(url: string, port: number): Promise<Result> {
  const outcome = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
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
