import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { percentile } from '../figures/percentile.ts';
import { storedTargets } from '../figures/targets.ts';
import { pause } from '../processes/child-processes.ts';
import { readResidentBytes } from '../processes/process-memory.ts';
import { signIn, startApp, type RunningServer } from '../processes/run-servers.ts';
import { leadQuestion, adminQuestions } from './stored-questions.ts';
import { Client } from './stored-requests.ts';
import type { Step } from './stored-step.ts';
import type { Filled, StoredStore } from './stored-stores.ts';

const { cachedPerSecond, slowestMs, uncachedPerSecond } = storedTargets;

const CONNECTIONS = 20;
const ASKED_A_RUN = 8;
const POSTS_A_RUN = 20;
const PUBLIC_LIST = '/blog';
/** Pages of the public list, each requested once. Only these are counted, after a warm-up. */
const PUBLIC_PAGES = 750;
const MEASURED_SHARE = 2 / 3;
const POSTS_A_PAGE = 12;
/** Requests per round of twenty connections. */
const BUSY_LISTS = 500;
/** The others are drafts or scheduled. */
const SEEN_SHARE = 0.9;
const CACHED_SECONDS = 4;
/** Until the engine has compiled the code, a response takes up to twice as long. */
const WARM_UP_MS = 10_000;
const SETTLE_MS = 5_000;
const BYTES_PER_MB = 1_000_000;

/** Measures the built servers with a large store, for one visitor and for twenty at once. */
export async function measureServers(store: StoredStore, filled: Filled, runs: number, step: Step): Promise<void> {
  const { dataDir, databaseUrl } = store;
  const admin = await startApp('admin', dataDir, databaseUrl);
  const site = await startApp('site', dataDir, databaseUrl);
  const client = new Client(admin.url, { cookie: await signIn(admin, filled.password), connections: CONNECTIONS });
  try {
    for (const { subject, path, target } of adminQuestions) {
      await step(subject, [target], async () => [await client.time(path, runs * ASKED_A_RUN)]);
    }
    await step(leadQuestion.subject, [leadQuestion.target], async () => [
      await client.time(await findRegular(client), runs * ASKED_A_RUN),
    ]);
    await step('posts', [storedTargets.createMs], async () => [await createPosts(client, runs * POSTS_A_RUN)]);
    await measurePublicList(site, client, filled, runs, step);
    await step('posts', [storedTargets.slowestMs], async () => {
      const list = Array.from({ length: BUSY_LISTS }, () => '/admin/dashboard-pro/posts.data');
      await warmUp(() => client.askAll(list, CONNECTIONS));
      const { slowest } = await askInRounds(runs, () => client.askAll(list, CONNECTIONS));
      return [slowest];
    });
    await step('leads as CSV', [storedTargets.exportMemory], async () => [
      [await exportLeads(admin, client, filled.leads)],
    ]);
    await pause(SETTLE_MS);
    for (const [app, server] of Object.entries({ admin, site })) {
      await step(app, [storedTargets.memory], async () => {
        server.requireRunning();
        return [[readResidentBytes(server.pid) / BYTES_PER_MB]];
      });
    }
  } finally {
    client.close();
    await Promise.all([admin.stop(), site.stop()]);
  }
}

/** The path of a lead by someone with many requests. */
async function findRegular(client: Client): Promise<string> {
  const { body } = await client.ask('/admin/leads?q=regular7');
  const [, id] = /\/admin\/leads\/([\da-f-]{36})/.exec(body) ?? [];
  if (id === undefined) throw new Error('There is no lead with repeated requests.');
  return `/admin/leads/${id}.data`;
}

async function createPosts(client: Client, count: number): Promise<number[]> {
  const samples: number[] = [];
  for (let index = 0; index < count; index += 1) samples.push((await createPost(client, index)).durationMs);
  return samples;
}

/** Creates a post through the form and publishes it, which changes the public list. */
function createPost(client: Client, index: number) {
  const form = new URLSearchParams({
    id: randomUUID(),
    from: '0',
    status: 'published',
    // A taken slug would get a number.
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
  admin: Client,
  { posts }: Filled,
  runs: number,
  step: Step,
): Promise<void> {
  const client = new Client(site.url, { connections: CONNECTIONS });
  const pages = Math.min(PUBLIC_PAGES, Math.floor((posts * SEEN_SHARE) / POSTS_A_PAGE));
  const forgetPages = async () => {
    await createPost(admin, 1_000);
    await client.ask(PUBLIC_LIST);
  };
  try {
    for (const [what, suffix, only] of [
      // As the router navigates: the root's data is already loaded.
      ['data', '.data', `&_routes=${encodeURIComponent('blog/blog.route')}`],
      ['page', '', ''],
    ] as const) {
      await step(`public list, uncached, its ${what}`, [uncachedPerSecond, slowestMs], async () => {
        const paths = Array.from({ length: pages }, (_, index) => `${PUBLIC_LIST}${suffix}?page=${index + 1}${only}`);
        const measured = Math.ceil(pages * MEASURED_SHARE);
        const others = paths.slice(measured);
        await warmUp(async () => {
          await client.askAll(others, CONNECTIONS);
          await forgetPages();
        });
        const { perSecond, slowest } = await askInRounds(runs, async () => {
          await forgetPages();
          return client.askAll(paths.slice(0, measured), CONNECTIONS);
        });
        return [perSecond, slowest];
      });
    }
    await step('public list, from the page cache', [cachedPerSecond, slowestMs], async () => {
      const result = await autocannon({
        url: `${site.url}${PUBLIC_LIST}`,
        connections: CONNECTIONS,
        duration: CACHED_SECONDS,
        headers: { 'Accept-Encoding': 'br' },
      });
      if (result.errors + result.timeouts + result.non2xx > 0) throw new Error('The public list failed under load.');
      return [[result['2xx'] / result.duration], [result.latency.p99]];
    });
    await step('an article, uncached', [storedTargets.pageMs], async () => [await timeArticles(client, admin)]);
  } finally {
    client.close();
  }
}

/** Measures twenty connections in rounds. One pause of the machine affects all of them, so one round isn't enough. */
async function askInRounds(runs: number, ask: () => Promise<{ perSecond: number; samples: number[] }>) {
  const perSecond: number[] = [];
  const slowest: number[] = [];
  for (let round = 0; round < runs; round += 1) {
    const { samples, perSecond: answered } = await ask();
    perSecond.push(answered);
    slowest.push(percentile(samples, 99));
  }
  return { perSecond, slowest };
}

/** Keeps a server busy until its code is compiled. */
async function warmUp(work: () => Promise<unknown>): Promise<void> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < WARM_UP_MS) await work();
}

/** Measures articles that haven't been requested since the last change. */
async function timeArticles(client: Client, admin: Client): Promise<number[]> {
  await createPost(admin, 1_001);
  const { body } = await client.ask('/blog?page=2');
  const paths = new Set([...body.matchAll(/href="(\/blog\/[^"?#]+)"/g)].flatMap(([, path]) => path ?? []));
  const samples: number[] = [];
  for (const path of paths) samples.push((await client.ask(path)).durationMs);
  return samples;
}

/** The peak memory of the admin during an export of all leads, in MB. */
async function exportLeads(admin: RunningServer, client: Client, leads: number): Promise<number> {
  let most = 0;
  const sampling = setInterval(() => {
    most = Math.max(most, readResidentBytes(admin.pid) / BYTES_PER_MB);
  }, 100);
  try {
    const { body } = await client.ask('/admin/leads.csv');
    if (body.split('\n').length < leads) throw new Error('The export is not whole.');
    return most;
  } finally {
    clearInterval(sampling);
  }
}
