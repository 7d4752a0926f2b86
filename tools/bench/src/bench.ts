/** `pnpm bench`: measures the production build, prints the figures beside their limits, and fails on a miss. */
import { measureFirstPictures, unmeasuredFirstPictures } from './processes/first-pictures.ts';
import { measurePage, measureTemplate, unmeasuredPage, unmeasuredTemplate } from './pages/measure-pages.ts';
import { measureGrowth, unmeasuredGrowth } from './processes/growth.ts';
import { measureProcesses } from './processes/measure-processes.ts';
import { measureLoadMemory, unmeasuredLoadMemory } from './processes/load-memory.ts';
import { judge, measured, type Measurement } from './figures/measurement.ts';
import { OptionsError, parseOptions, usage, type BenchOptions } from './options.ts';
import { describeMachine, recordReport, recordRun } from './figures/record.ts';
import { measureRendering, unmeasuredRendering } from './processes/render-time.ts';
import { appNames, buildApps, makeThrowAwayFolder, prepareData, startApp } from './processes/run-servers.ts';
import { measureStart } from './processes/start-time.ts';
import { drawTable } from './figures/table.ts';
import { processTargets, startTarget, throughputPath, throughputTarget } from './figures/targets.ts';
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
  if (options.builds) await buildApps();
  const dataDir = makeThrowAwayFolder();
  prepareData(dataDir);

  if (options.parts.has('process')) {
    say('processes');
    await attempt(
      async () => measurements.push(...(await measureProcesses(dataDir, options.runs))),
      appNames.flatMap((name) =>
        Object.values(processTargets).map((target) => measured(`${name} process`, target, [])),
      ),
    );
  }
  if (options.parts.has('pictures')) {
    say('first pictures');
    await attempt(
      async () => measurements.push(...(await measureFirstPictures(dataDir, options.runs))),
      unmeasuredFirstPictures(),
    );
  }
  if (options.parts.has('rendering')) {
    say('pages drawn anew');
    await attempt(
      async () => measurements.push(...(await measureRendering(dataDir, options.runs))),
      unmeasuredRendering(),
    );
  }
  if (options.parts.has('load')) {
    say('memory under load');
    await attempt(async () => measurements.push(await measureLoadMemory(dataDir)), [unmeasuredLoadMemory()]);
  }
  if (options.parts.has('growth')) {
    say('5,000 products');
    await attempt(async () => measurements.push(...(await measureGrowth(options.runs))), unmeasuredGrowth());
  }
  if ((['throughput', 'lighthouse', 'templates'] as const).some((part) => options.parts.has(part))) {
    await measureSite(options, dataDir);
  }
  if (options.parts.has('start')) {
    say('npm start');
    await attempt(
      async () => measurements.push(await measureStart(options.runs)),
      [measured('npm start', startTarget, [])],
    );
  }

  console.log(`\n${drawTable(measurements)}\n`);
  if (explanations.length > 0) console.log(`What stands behind it\n${explanations.join('\n')}\n`);
  const { cores, loadBefore, node, processor } = machine;
  console.log(`${processor}, ${cores} cores, Node ${node}; load before: ${loadBefore.toFixed(1)}`);
  if (loadBefore > cores / 2) console.log('Other programs were at work: the figures may be worse than the site is.');
  console.log(`Kept in ${recordRun(machine, measurements, extra)}`);
  const misses = measurements.filter((measurement) => judge(measurement) === 'MISS').length;
  console.log(misses === 0 ? 'Every target is met.' : `${misses} of ${measurements.length} targets missed.`);
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
  const lighthousePages = [
    ...(options.parts.has('lighthouse') ? options.pages : []).map((page) => ({
      page,
      measure: measurePage,
      unmeasured: unmeasuredPage,
    })),
    ...(options.parts.has('templates') ? options.templates : []).map((page) => ({
      page,
      measure: measureTemplate,
      unmeasured: unmeasuredTemplate,
    })),
  ];
  for (const { page, measure, unmeasured } of lighthousePages) {
    say(`Lighthouse: ${page.name}`);
    await attempt(async () => {
      const result = await measure(site.url, page, options.runs);
      site.requireRunning();
      measurements.push(...result.measurements);
      explanations.push(...result.explanations.map((line) => `  ${page.name}  ${line}`));
      recordReport(page.name, result.report);
    }, unmeasured(page));
  }
  await site.stop();
}

/** Goes on with the next part when one fails; what it should have measured then counts as missed. */
async function attempt(measure: () => Promise<unknown>, otherwise: readonly Measurement[]): Promise<void> {
  try {
    await measure();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(message);
    explanations.push(`  not measured: ${message.split('\n', 1)[0] ?? ''}`);
    measurements.push(...otherwise);
  }
}

function say(step: string): void {
  console.error(`Measuring ${step} …`);
}
