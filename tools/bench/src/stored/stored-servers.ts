import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { measured, type Measurement } from '../figures/measurement.ts';
import { percentile } from '../figures/percentile.ts';
import { storedTargets, type Target } from '../figures/targets.ts';
import { pause } from '../processes/child-processes.ts';
import { readResidentBytes } from '../processes/process-memory.ts';
import { signIn, startApp, type RunningServer } from '../processes/run-servers.ts';
import { leadQuestion, officeQuestions } from './stored-questions.ts';
import { Client } from './stored-requests.ts';
import type { StoredStore } from './stored-stores.ts';

const CONNECTIONS = 20;
const ASKED_A_RUN = 8;
const POSTS_A_RUN = 20;
const PUBLIC_LIST = '/blog';
/** Pages of the public list that are asked for, each once. */
const PUBLIC_PAGES = 500;
const CACHED_SECONDS = 4;
const SETTLE_MS = 5_000;
const BYTES_PER_MB = 1_000_000;

/** What the built servers do over a store with much in it, asked by one visitor, and by twenty at once. */
export async function measureServers(
  store: StoredStore,
  password: string,
  runs: number,
  tell: (measurement: Measurement) => void,
): Promise<void> {
  const { engine, dataDir, databaseUrl } = store;
  const name = (subject: string, target: Target, samples: readonly number[]) =>
    measured(`${engine}: ${subject}`, target, samples);
  const office = await startApp('admin', dataDir, databaseUrl);
  const site = await startApp('site', dataDir, databaseUrl);
  const client = new Client(office.url, { cookie: await signIn(office, password), connections: CONNECTIONS });
  try {
    for (const { subject, path, target } of officeQuestions) {
      tell(name(subject, target, await client.time(path, runs * ASKED_A_RUN)));
    }
    const leadPath = await findRegular(client);
    tell(name(leadQuestion.subject, leadQuestion.target, await client.time(leadPath, runs * ASKED_A_RUN)));
    tell(name('posts', storedTargets.createMs, await createPosts(client, runs * POSTS_A_RUN)));
    for (const measurement of await measurePublicList(site, client, name)) tell(measurement);
    const list = Array.from({ length: runs * 100 }, () => '/admin/dashboard-pro/posts.data');
    const { samples } = await client.askAll(list, CONNECTIONS);
    tell({ ...name('posts', storedTargets.slowestMs, samples), value: percentile(samples, 99) });
    tell(name('leads as CSV', storedTargets.exportMemory, [await exportLeads(office, client)]));
    await pause(SETTLE_MS);
    for (const [app, server] of Object.entries({ office, site })) {
      server.requireRunning();
      tell(name(app, storedTargets.memory, [readResidentBytes(server.pid) / BYTES_PER_MB]));
    }
  } finally {
    client.close();
    await Promise.all([office.stop(), site.stop()]);
  }
}

/** The path of a lead of somebody who asked again and again. */
async function findRegular(client: Client): Promise<string> {
  const { body } = await client.ask('/admin/leads?q=regular7');
  const [, id] = /\/admin\/leads\/([\da-f-]{36})/.exec(body) ?? [];
  if (id === undefined) throw new Error('There is no lead of somebody who asks again and again.');
  return `/admin/leads/${id}.data`;
}

async function createPosts(client: Client, count: number): Promise<number[]> {
  const samples: number[] = [];
  for (let index = 0; index < count; index += 1) samples.push((await createPost(client, index)).durationMs);
  return samples;
}

/** As the form of a new post does, published at once: visitors see another list from then on. */
function createPost(client: Client, index: number) {
  const form = new URLSearchParams({
    id: randomUUID(),
    from: '0',
    status: 'published',
    // One that was there before would be numbered.
    title: `A new counter, ${randomUUID()}`,
    excerpt: 'What it took, and what it cost.',
    body: `${'A paragraph of some length about stone, wood and the people who work with both. '.repeat(40)}\n\n${index}`,
    author: 'The design desk',
    category: 'Design Tips',
    allowsComments: 'on',
  });
  return client.ask('/admin/dashboard-pro/posts/new', form);
}

async function measurePublicList(
  site: RunningServer,
  office: Client,
  name: (subject: string, target: Target, samples: readonly number[]) => Measurement,
): Promise<Measurement[]> {
  const client = new Client(site.url, { connections: CONNECTIONS });
  try {
    const measurements: Measurement[] = [];
    for (const [what, suffix] of [
      ['data', '.data'],
      ['page', ''],
    ] as const) {
      await createPost(office, 1_000);
      await client.ask(PUBLIC_LIST);
      const paths = Array.from({ length: PUBLIC_PAGES }, (_, index) => `${PUBLIC_LIST}${suffix}?page=${index + 1}`);
      const { perSecond, samples } = await client.askAll(paths, CONNECTIONS);
      const subject = `public list, anew, its ${what}`;
      measurements.push(name(subject, storedTargets.uncachedPerSecond, [perSecond]));
      measurements.push({ ...name(subject, storedTargets.slowestMs, samples), value: percentile(samples, 99) });
    }
    const result = await autocannon({
      url: `${site.url}${PUBLIC_LIST}`,
      connections: CONNECTIONS,
      duration: CACHED_SECONDS,
      headers: { 'Accept-Encoding': 'br' },
    });
    if (result.errors + result.timeouts + result.non2xx > 0) throw new Error('The public list failed under load.');
    const subject = 'public list, from the page cache';
    measurements.push(name(subject, storedTargets.cachedPerSecond, [result['2xx'] / result.duration]));
    measurements.push(name(subject, storedTargets.slowestMs, [result.latency.p99]));
    return measurements;
  } finally {
    client.close();
  }
}

/** The most that the back office holds while it sends all leads, in MB. */
async function exportLeads(office: RunningServer, client: Client): Promise<number> {
  let most = 0;
  const sampling = setInterval(() => {
    most = Math.max(most, readResidentBytes(office.pid) / BYTES_PER_MB);
  }, 100);
  try {
    const { body } = await client.ask('/admin/leads.csv');
    if (body.split('\n').length < 100_000) throw new Error('The export is not whole.');
    return most;
  } finally {
    clearInterval(sampling);
  }
}
