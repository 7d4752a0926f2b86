import { rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { pause } from './child-processes.ts';
import type { Measurement } from '../figures/measurement.ts';
import { percentile } from '../figures/percentile.ts';
import { startApp } from './run-servers.ts';
import { firstPicturePath, firstPictureTargets, type Target } from '../figures/targets.ts';

const CARDS = 20;
/** A browser's to one host over HTTP/1.1, and one for each card. */
const connectionCounts = [6, CARDS] as const;
/** Chromium's. */
const ACCEPT_PICTURE = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
/** While the pictures are being made, someone goes on to another page this often. */
const DATA_REQUESTS = 20;
const DATA_PAUSE_MS = 100;

interface Visit {
  /** From asking for all cards to each card's last byte, in milliseconds. */
  readonly pictureMs: readonly number[];
  /** The same for the page's data and a script of it, asked for behind the cards, and for data while they are made. */
  readonly otherMs: readonly number[];
}

/**
 * How soon pictures are there that no one has asked for before: a new server with an empty cache, and twenty cards of the
 * catalogue at once. Behind them on the same connections the page's data and a script, then data again and again.
 * @throws when the catalogue has no twenty cards, or anything is answered other than 200.
 */
export async function measureFirstPictures(dataDir: string, runs: number): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  for (const connections of connectionCounts) {
    const visits: Visit[] = [];
    for (let run = 0; run < runs; run += 1) visits.push(await visitFirst(dataDir, connections));
    const { pictureMs, otherMs } = firstPictureTargets;
    measurements.push(
      summarize(connections, pictureMs, visits.map((visit) => visit.pictureMs).flat()),
      summarize(connections, otherMs, visits.map((visit) => visit.otherMs).flat()),
    );
  }
  return measurements;
}

/** Stands for first pictures that could not be measured: every target missed. */
export function unmeasuredFirstPictures(): Measurement[] {
  return connectionCounts.flatMap((connections) =>
    Object.values(firstPictureTargets).map((target) => summarize(connections, target, [])),
  );
}

function summarize(connections: number, target: Target, samples: readonly number[]): Measurement {
  return {
    subject: `first ${CARDS} cards, ${connections} connections`,
    target,
    value: percentile(samples, 95),
    samples,
  };
}

async function visitFirst(dataDir: string, connections: number): Promise<Visit> {
  rmSync(join(dataDir, 'cache', 'pictures'), { recursive: true, force: true });
  const site = await startApp('site', dataDir);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const time = (path: string, accept = '*/*') => timeRequest(`${site.url}${path}`, agent, accept);
  try {
    const page = await fetchText(`${site.url}${firstPicturePath}`);
    const cards = listCards(page);
    const script = /"(\/assets\/[^"]+\.js)"/.exec(page)?.[1];
    if (cards.length < CARDS || script === undefined) throw new Error(`${firstPicturePath} has too few cards.`);
    const dataPath = `${firstPicturePath}.data`;
    const pictures = cards.map((path) => time(path, ACCEPT_PICTURE));
    const others = [time(dataPath), time(script)];
    const pictureMs = await Promise.all(pictures);
    const otherMs = await Promise.all(others);
    for (let request = 0; request < DATA_REQUESTS; request += 1) {
      await pause(DATA_PAUSE_MS);
      otherMs.push(await time(dataPath));
    }
    return { pictureMs, otherMs };
  } finally {
    agent.destroy();
    await site.stop();
  }
}

/** The addresses of the first cards' pictures, each once, as a browser that reads AVIF asks for them. */
export function listCards(html: string): readonly string[] {
  const addresses = [...html.matchAll(/(\/pictures\/[^"\s]+\.800\.avif) 800w/g)].map(([, address = '']) => address);
  return [...new Set(addresses)].slice(0, CARDS);
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  return response.text();
}

function timeRequest(url: string, agent: Agent, accept: string): Promise<number> {
  const askedAt = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { Accept: accept } }, (response) => {
      response.resume();
      response.once('error', reject);
      response.once('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - askedAt);
        else reject(new Error(`${url} answered ${response.statusCode}.`));
      });
    }).once('error', reject);
  });
}
