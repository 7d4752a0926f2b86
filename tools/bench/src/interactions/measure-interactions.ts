import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { percentile } from '../figures/percentile.ts';
import type { Measurement } from '../figures/measurement.ts';
import { interactionTargets } from '../figures/targets.ts';
import { findChromiumPath } from '../pages/chromium.ts';
import { screens, type Interaction, type ScreenName, type Try } from './interactions.ts';
import { watchResult } from './watch-result.ts';

/** Lighthouse's CPU slowdown for a phone. */
const SLOWER = 4;
const QUIET_MS = 300;
/** By then the server has made a new page's pictures and its best compression. */
const SERVED_MS = 3_000;
const RESULT_TIMEOUT_MS = 20_000;

/** Main-thread work in milliseconds of processor time, to which other programs don't add. */
interface Work {
  readonly Task: number;
  readonly Script: number;
  readonly RecalcStyle: number;
  readonly Layout: number;
}

interface Sample {
  readonly nextPaintMs: number;
  readonly resultMs: number;
  readonly work: Work;
}

export interface InteractionFigures {
  readonly measurements: readonly Measurement[];
  /** Main-thread work of the median try. */
  readonly work: string;
}

/** The browser of all tries. The caller closes it. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromiumPath(), args: ['--no-sandbox'] });
}

/** Repeats an interaction, each time on a newly opened page, and measures when its result was shown. */
export async function measureInteraction(
  browser: Browser,
  siteUrl: string,
  { name, tries }: Interaction,
  screen: ScreenName,
  runs: number,
): Promise<InteractionFigures> {
  await visitAll(browser, siteUrl, [...new Set(tries.map(({ path }) => path))], screen);
  const samples: Sample[] = [];
  for (let run = 0; run < runs; run += 1) {
    const one = tries[run % tries.length];
    if (one === undefined) throw new Error(`${name}: there is nothing to try.`);
    samples.push(await tryOnce(browser, siteUrl, one, screen));
  }
  return { measurements: listFigures(name, screen, samples), work: describeWork(samples) };
}

/** The figures of an interaction. Without samples, every target is missed. */
export function listFigures(name: string, screen: ScreenName, samples: readonly Sample[] = []): Measurement[] {
  const of = (measure: keyof typeof interactionTargets): Measurement => {
    const values = samples.map((sample) => sample[measure]);
    return {
      subject: `${name} (${screen})`,
      target: interactionTargets[measure],
      value: percentile(values, 75),
      samples: values,
    };
  };
  return [of('nextPaintMs'), of('resultMs')];
}

/** What a server does once per page isn't part of the interaction, and would take half of a two-core machine. */
async function visitAll(browser: Browser, siteUrl: string, paths: readonly string[], screen: ScreenName) {
  const context = await browser.newContext({ ...screens[screen], baseURL: siteUrl });
  const page = await context.newPage();
  for (const path of paths) await page.goto(path, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SERVED_MS);
  await context.close();
}

async function tryOnce(browser: Browser, siteUrl: string, { path, prepare, act, isShown }: Try, screen: ScreenName) {
  const context = await browser.newContext({ ...screens[screen], baseURL: siteUrl });
  try {
    const page = await context.newPage();
    await page.goto(path);
    await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
    if (screen === 'phone') await touch(page);
    await prepare?.(page);
    await settle(page);
    // As text, because conditions are written as expressions.
    await page.evaluate(`(${watchResult.toString()})(() => ${isShown})`);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const before = await readWork(session);
    await act(page);
    page.setDefaultTimeout(RESULT_TIMEOUT_MS);
    await page.waitForFunction(() => 'watched' in window);
    const watched = await Promise.race([
      page.evaluate(() => window.watched),
      page.waitForTimeout(RESULT_TIMEOUT_MS).then(() => undefined),
    ]);
    if (watched === undefined)
      throw new Error(`The result was not shown within ${RESULT_TIMEOUT_MS / 1_000} seconds: ${isShown}`);
    const after = await readWork(session);
    return { ...watched, work: subtract(after, before) };
  } finally {
    await context.close();
  }
}

/** A visitor has usually touched the page before, to scroll. Here, a tap on the margin. */
async function touch(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 2, y: 400 }] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

/** Waits until pictures are decoded and effects have run, to measure only the interaction. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(QUIET_MS);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2_000 })));
}

const kinds = ['Task', 'Script', 'RecalcStyle', 'Layout'] as const;

async function readWork(session: CDPSession): Promise<Work> {
  const { metrics } = await session.send('Performance.getMetrics');
  const read = (kind: string) => 1_000 * (metrics.find(({ name }) => name === `${kind}Duration`)?.value ?? Number.NaN);
  return { Task: read('Task'), Script: read('Script'), RecalcStyle: read('RecalcStyle'), Layout: read('Layout') };
}

function subtract(after: Work, before: Work): Work {
  const of = (kind: keyof Work) => after[kind] - before[kind];
  return { Task: of('Task'), Script: of('Script'), RecalcStyle: of('RecalcStyle'), Layout: of('Layout') };
}

function describeWork(samples: readonly Sample[]): string {
  return kinds
    .map((kind) => {
      const ms = percentile(
        samples.map(({ work }) => work[kind]),
        75,
      );
      return `${kind} ${ms.toFixed(0)} ms`;
    })
    .join(', ');
}
