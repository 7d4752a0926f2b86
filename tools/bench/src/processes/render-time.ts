import { Agent, get } from 'node:http';
import { join } from 'node:path';
import Database from 'libsql';
import { measured, type Measurement } from '../figures/measurement.ts';
import { startApp } from './run-servers.ts';
import { renderedPaths, renderTarget } from '../figures/targets.ts';

/** Before it, the server's code is not compiled yet. */
const WARM_UP_ROUNDS = 60;
const ROUNDS_A_RUN = 20;

/**
 * How long a page takes that is drawn anew: each is asked for, compressed, just after the content version was raised, so
 * that none comes from the page cache. One visitor, one page at a time; the median of all.
 * @throws when a page is answered other than 200.
 */
export async function measureRendering(dataDir: string, runs: number): Promise<Measurement[]> {
  const site = await startApp('site', dataDir);
  const database = new Database(join(dataDir, 'showroom.db'));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    // As every change of the owner's does, and quicker than one: what is measured is the site.
    database.pragma('busy_timeout = 5000');
    const raise = database.prepare('update content_version set version = version + 1');
    const samples = new Map<string, number[]>(renderedPaths.map((path) => [path, []]));
    for (let round = -WARM_UP_ROUNDS; round < runs * ROUNDS_A_RUN; round += 1) {
      for (const [path, times] of samples) {
        raise.run();
        const ms = await timePage(`${site.url}${path}`, agent);
        if (round >= 0) times.push(ms);
      }
    }
    return [...samples].map(([path, times]) => measured(`drawn anew ${path}`, renderTarget, times));
  } finally {
    agent.destroy();
    database.close();
    await site.stop();
  }
}

/** Stands for pages that could not be measured: every target missed. */
export function unmeasuredRendering(): Measurement[] {
  return renderedPaths.map((path) => measured(`drawn anew ${path}`, renderTarget, []));
}

function timePage(url: string, agent: Agent): Promise<number> {
  const askedAt = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { Accept: 'text/html', 'Accept-Encoding': 'br' } }, (response) => {
      response.resume();
      response.once('error', reject);
      response.once('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - askedAt);
        else reject(new Error(`${url} answered ${response.statusCode}.`));
      });
    }).once('error', reject);
  });
}
