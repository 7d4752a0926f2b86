import { writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import autocannon from 'autocannon';
import { pause, startChild, stopChild } from './child-processes.ts';
import { median } from '../figures/median.ts';
import type { Measurement } from '../figures/measurement.ts';
import { makeThrowAwayFolder } from './run-servers.ts';
import { throughputTarget } from '../figures/targets.ts';
import { workspace } from '../workspace.ts';

const CONNECTIONS = 32;
const WARM_UP_SECONDS = 2;
const ROUND_SECONDS = 4;
/** A page gets its best compression some seconds after it was first rendered. */
const SETTLE_MS = 5_000;

export interface Throughput {
  readonly measurement: Measurement;
  /** Requests per second, one figure per round. */
  readonly site: readonly number[];
  readonly staticFiles: readonly number[];
  /** Size of the body that both sent. */
  readonly bytes: number;
}

/**
 * Compares a cached page with the same bytes from a static file server: the same client requests both in turn for `rounds` rounds,
 * and the medians are compared.
 * @throws if the site doesn't answer with one brotli-compressed body, or any request fails
 */
export async function measureThroughput(siteUrl: string, path: string, rounds: number): Promise<Throughput> {
  const url = `${siteUrl}${path}`;
  await fetchBody(url);
  await pause(SETTLE_MS);
  const body = await fetchBody(url);
  const files = await serveAsFile(body);
  try {
    if (!body.equals(await fetchBody(files.url))) throw new Error('The static file server sends other bytes.');
    await load(url, WARM_UP_SECONDS);
    await load(files.url, WARM_UP_SECONDS);
    const site: number[] = [];
    const staticFiles: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const turns = [
        async () => site.push(await load(url, ROUND_SECONDS)),
        async () => staticFiles.push(await load(files.url, ROUND_SECONDS)),
      ];
      // Alternates who goes first, in case the machine slows down or warms up.
      if (round % 2 === 1) turns.reverse();
      for (const turn of turns) await turn();
    }
    if (!body.equals(await fetchBody(url))) throw new Error(`${path} changed under way; it is not a finished page.`);
    const value = median(site) / median(staticFiles);
    const samples = site.map((rate, round) => rate / (staticFiles[round] ?? Number.NaN));
    const measurement = { subject: `finished page ${path}`, target: throughputTarget, value, samples };
    return { measurement, site, staticFiles, bytes: body.byteLength };
  } finally {
    await files.stop();
  }
}

async function serveAsFile(brotliBody: Buffer): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = makeThrowAwayFolder();
  writeFileSync(join(folder, 'index.html'), brotliDecompressSync(brotliBody));
  writeFileSync(join(folder, 'index.html.br'), brotliBody);
  const script = join(import.meta.dirname, 'static-server.ts');
  const child = startChild(process.execPath, ['--import', 'tsx', script, folder], {
    cwd: join(workspace, 'tools', 'bench'),
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout?.once('data', (chunk: Buffer) => resolve(Number(chunk.toString())));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The static file server stopped (exit ${code}).`)));
  });
  return { url: `http://127.0.0.1:${port}/`, stop: () => stopChild(child) };
}

/** Successful requests per second. */
async function load(url: string, seconds: number): Promise<number> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { 'Accept-Encoding': 'br' },
  });
  const failed = result.errors + result.timeouts + result.non2xx;
  if (failed > 0) throw new Error(`${failed} requests to ${url} failed under load.`);
  return result['2xx'] / result.duration;
}

/** The body as sent, still compressed. */
function fetchBody(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { agent: false, headers: { 'Accept-Encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        const encoding = response.headers['content-encoding'];
        if (response.statusCode === 200 && encoding === 'br') resolve(Buffer.concat(chunks));
        else reject(new Error(`${url} answered ${response.statusCode} with encoding ${encoding ?? 'none'}.`));
      });
    }).once('error', reject);
  });
}
