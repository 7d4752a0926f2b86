/** `pnpm bench`: measures the production build, prints the figures beside their limits, and fails on a miss. */
import { listFigures, measureInteraction, openBrowser } from './interactions/measure-interactions.ts';
import { closeChromium, findChromium } from './pages/chromium.ts';
import {
  listMeasurements,
  measurePage,
  rulesOfAdmin,
  rulesOfPage,
  rulesOfTemplate,
  type PageRules,
} from './pages/measure-pages.ts';
import type { LighthouseOptions } from './pages/lighthouse-page.ts';
import { openPageProgress } from './pages/page-progress.ts';
import { judge, measured, type Measurement } from './figures/measurement.ts';
import { OptionsError, parseOptions, usage, type BenchOptions } from './options.ts';
import { describeMachine, recordReport, recordRun } from './figures/record.ts';
import {
  buildApps,
  makeThrowAwayFolder,
  prepareData,
  signIn,
  startApp,
  type RunningServer,
} from './processes/run-servers.ts';
import { STOLEN_TOO_MUCH, watchStolenTime } from './figures/stolen-time.ts';
import { drawLine, drawTable } from './figures/table.ts';
import { adminPages, throughputPath, throughputTarget, type BenchPage } from './figures/targets.ts';
import { measureStored } from './stored/measure-stored.ts';
import { measureThroughput } from './processes/throughput.ts';

const measurements: Measurement[] = [];
const explanations: string[] = [];
const extra: Record<string, unknown> = {};

try {
  await run(parseOptions(process.argv.slice(2)));
} catch (error) {
  const isWrongUse = error instanceof OptionsError;
  console.error(isWrongUse ? `${error.message}\n\n${usage}` : error);
  process.exitCode = isWrongUse ? 2 : 1;
}

async function run(options: BenchOptions): Promise<void> {
  const machine = describeMachine();
  const reportStolenTime = watchStolenTime();
  if (options.builds) await buildApps();
  const dataDir = makeThrowAwayFolder();
  const password = prepareData(dataDir);

  if ((['throughput', 'interactions', 'lighthouse', 'templates'] as const).some((part) => options.parts.has(part))) {
    await measureSite(options, dataDir);
  }
  if (options.parts.has('admin')) await measureAdmin(options, dataDir, password);
  if (options.parts.has('stored')) {
    say('a large store');
    await measureStored(options, { add, attempt });
  }
  console.log(`\n${drawTable(measurements)}\n`);
  if (explanations.length > 0) console.log(`Details\n${explanations.join('\n')}\n`);
  const { cores, loadBefore, node, processor } = machine;
  console.log(`${processor}, ${cores} cores, Node ${node}; load before: ${loadBefore.toFixed(1)}`);
  if (loadBefore > cores / 2) console.log('Other programs were running: the figures may be worse than usual.');
  const stolen = reportStolenTime();
  if (stolen !== undefined && stolen > STOLEN_TOO_MUCH) {
    console.log(
      `The host took ${Math.round(stolen * 100)} % of this machine's CPU time: the figures are worse than usual.`,
    );
  }
  console.log(`Saved in ${recordRun(machine, measurements, { ...extra, stolen })}`);
  const misses = measurements.filter((measurement) => judge(measurement) === 'MISS').length;
  console.log(misses === 0 ? 'Every limit is met.' : `${misses} of ${measurements.length} figures missed their limit.`);
  if (misses > 0) process.exitCode = 1;
}

async function measureSite(options: BenchOptions, dataDir: string): Promise<void> {
  const site = await startApp('site', dataDir);
  if (options.parts.has('throughput')) {
    say('throughput');
    await attempt(async () => {
      const { measurement, ...rates } = await measureThroughput(site.url, throughputPath, options.runs);
      measurements.push(measurement);
      extra['throughput'] = rates;
    }, [measured(`finished page ${throughputPath}`, throughputTarget, [])]);
  }
  if (options.parts.has('interactions')) await measureInteractions(site, options);
  if (options.parts.has('lighthouse')) {
    for (const page of options.pages) await measureByLighthouse(site, page, rulesOfPage(), { runs: options.runs });
  }
  if (options.parts.has('templates')) await measureTemplates(site, options);
  closeChromium();
  await site.stop();
}

async function measureAdmin({ runs }: BenchOptions, dataDir: string, password: string): Promise<void> {
  const admin = await startApp('admin', dataDir);
  const cookie = await signIn(admin, password);
  for (const page of adminPages) {
    // A signed-in user is redirected from the login page.
    const isLogin = page.path === '/admin/login';
    await measureByLighthouse(admin, page, rulesOfAdmin(), { runs, ...(!isLogin && { cookie }) });
  }
  closeChromium();
  await admin.stop();
}

async function measureInteractions(site: RunningServer, options: BenchOptions): Promise<void> {
  const browser = await openBrowser();
  for (const interaction of options.interactions) {
    for (const screen of interaction.screens) {
      await attempt(
        async () => {
          const figures = await measureInteraction(browser, site.url, interaction, screen, options.runs);
          site.requireRunning();
          add(figures.measurements);
          explanations.push(`  ${interaction.name} (${screen})  main thread, of the processor: ${figures.work}`);
        },
        listFigures(interaction.name, screen),
      );
    }
  }
  await browser.close();
}

async function measureTemplates(site: RunningServer, { templates, runs, resumes }: BenchOptions): Promise<void> {
  const progress = openPageProgress({ runs, resumes });
  for (const page of templates) {
    const rules = rulesOfTemplate(page);
    const earlier = progress.find(page.name);
    if (earlier) {
      add(listMeasurements(page, rules, earlier.figures));
      explain(page, earlier.explanations);
    } else {
      const result = await measureByLighthouse(site, page, rules, { runs });
      if (result) progress.keep(page.name, result);
    }
  }
}

async function measureByLighthouse(
  app: RunningServer,
  page: BenchPage,
  rules: PageRules,
  options: Omit<LighthouseOptions, 'port'>,
) {
  say(`Lighthouse: ${page.name}`);
  return attempt(
    async () => {
      try {
        const result = await measurePage(app.url, page, rules, { ...options, port: await findChromium() });
        app.requireRunning();
        add(listMeasurements(page, rules, result.figures));
        explain(page, result.explanations);
        recordReport(page.name, result.report);
        return result;
      } catch (error) {
        closeChromium();
        throw error;
      }
    },
    listMeasurements(page, rules),
  );
}

/** Collects figures and prints them at once, so that a long run can be watched and interrupted. */
function add(figures: readonly Measurement[]): void {
  measurements.push(...figures);
  console.error(`  ${drawLine(figures)}`);
}

function explain(page: BenchPage, lines: readonly string[]): void {
  explanations.push(...lines.map((line) => `  ${page.name}  ${line}`));
}

/** Continues with the next part if one fails. Its missing figures count as missed. */
async function attempt<Result>(
  measure: () => Promise<Result>,
  otherwise: readonly Measurement[],
): Promise<Result | undefined> {
  try {
    return await measure();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(message.split('\n    at ', 1)[0]);
    explanations.push(`  not measured: ${message.split('\n', 1)[0] ?? ''}`);
    measurements.push(...otherwise);
    return undefined;
  }
}

function say(step: string): void {
  console.error(`Measuring ${step} …`);
}
