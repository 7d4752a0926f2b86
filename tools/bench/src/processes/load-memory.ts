import autocannon from 'autocannon';
import { measured, type Measurement } from '../figures/measurement.ts';
import { readResidentBytes } from './process-memory.ts';
import { startApp } from './run-servers.ts';
import { loadMemoryTarget } from '../figures/targets.ts';

const CONNECTIONS = 32;
const LOAD_SECONDS = 60;
const SAMPLE_MS = 1_000;
const BYTES_PER_MB = 1_000_000;
const SUBJECT = 'site, every page for a minute';

/**
 * What the site holds in memory while thirty-two visitors ask for one page of the sitemap after the other, each as fast as
 * it is answered, for a minute: the most that was read.
 * @throws when anything is answered other than 2xx.
 */
export async function measureLoadMemory(dataDir: string): Promise<Measurement> {
  const site = await startApp('site', dataDir);
  const samples: number[] = [];
  const sampling = setInterval(() => samples.push(readResidentBytes(site.pid) / BYTES_PER_MB), SAMPLE_MS);
  try {
    const paths = listPaths(await (await fetch(`${site.url}/sitemap.xml`)).text());
    const result = await autocannon({
      url: site.url,
      connections: CONNECTIONS,
      duration: LOAD_SECONDS,
      requests: paths.map((path) => ({ path, headers: { 'Accept-Encoding': 'br' } })),
    });
    const failed = result.errors + result.timeouts + result.non2xx;
    if (failed > 0) throw new Error(`${failed} requests failed under load.`);
    return { subject: SUBJECT, target: loadMemoryTarget, value: Math.max(...samples), samples };
  } finally {
    clearInterval(sampling);
    await site.stop();
  }
}

/** Stands for memory that could not be measured: the target missed. */
export function unmeasuredLoadMemory(): Measurement {
  return measured(SUBJECT, loadMemoryTarget, []);
}

/** The paths of a sitemap, in its order. */
export function listPaths(sitemap: string): readonly string[] {
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}
