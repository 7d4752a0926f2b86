import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { ask } from './testing/ask.ts';
import { cacheEveryPage, respondWithPage, startTestApp } from './testing/start-test-app.ts';

const NINE = Date.UTC(2026, 10, 23, 9);
const SECOND = 1_000;
const MINUTE = 60 * SECOND;

interface Post {
  title: string;
  from: number;
  until?: number;
}

/** The state of two servers: posts with their periods, a version, and a manual clock. */
function createPosts(...posts: Post[]) {
  const shared = { now: NINE - 60 * MINUTE, version: 1, renders: 0, posts, isStoreDown: false };
  const instants = () => shared.posts.flatMap(({ from, until }) => (until === undefined ? [from] : [from, until]));
  let rendersAfter = Promise.resolve();
  return {
    shared,
    /** How long later renderings take. */
    slowDown: (ms: number) => {
      rendersAfter = wait(ms);
    },
    start: () =>
      startTestApp({
        findRoute: cacheEveryPage,
        pageCache: {
          now: () => shared.now,
          version: () => {
            if (shared.isStoreDown) throw new Error('The store is gone');
            return shared.version;
          },
          nextChange: () =>
            Promise.resolve(
              instants()
                .sort((a, b) => a - b)
                .find((at) => at > shared.now),
            ),
        },
        handleRequest: async () => {
          shared.renders += 1;
          if (shared.isStoreDown) throw new Error('The store is gone');
          const seen = shared.posts.filter(({ from, until = Infinity }) => from <= shared.now && shared.now < until);
          const page = respondWithPage(`<p>${seen.map(({ title }) => title).join(', ') || 'No posts yet'}</p>`);
          await rendersAfter;
          return page;
        },
      }),
  };
}

const read = async (url: string) => (await ask(url)).body.toString();

describe('a scheduled change', () => {
  test('shows when it is due, and not before', async () => {
    const { shared, start } = createPosts({ title: 'Open house', from: NINE });
    const { url } = await start();
    expect(await read(url)).toContain('No posts yet');
    shared.now = NINE - 1;
    expect(await read(url)).toContain('No posts yet');
    expect(shared.renders).toBe(1);
    shared.now = NINE;
    expect(await read(url)).toContain('Open house');
    shared.now = NINE + 60 * MINUTE;
    expect(await read(url)).toContain('Open house');
    expect(shared.renders).toBe(2);
  });

  test('is followed by the next one', async () => {
    const { shared, start } = createPosts({ title: 'Open house', from: NINE, until: NINE + MINUTE });
    const { url } = await start();
    await read(url);
    shared.now = NINE;
    expect(await read(url)).toContain('Open house');
    shared.now = NINE + MINUTE;
    expect(await read(url)).toContain('No posts yet');
  });

  test('shows in every process, also in a restarted one', async () => {
    const { shared, start } = createPosts({ title: 'Open house', from: NINE });
    const first = await start();
    const other = await start();
    for (const { url } of [first, other]) expect(await read(url)).toContain('No posts yet');
    await first.stop();
    shared.now = NINE - SECOND;
    const again = await start();
    expect(await read(again.url)).toContain('No posts yet');
    shared.now = NINE;
    for (const { url } of [again, other]) expect(await read(url)).toContain('Open house');
  });

  test('that is planned after a page was cached shows in time', async () => {
    const { shared, start } = createPosts();
    const { url } = await start();
    await read(url);
    // As in the store, changing a schedule raises the version.
    shared.posts.push({ title: 'Open house', from: NINE });
    shared.version += 1;
    expect(await read(url)).toContain('No posts yet');
    shared.now = NINE;
    expect(await read(url)).toContain('Open house');
  });

  test('shows to every request after it, although an older rendering is still running', async () => {
    const { shared, start, slowDown } = createPosts({ title: 'Open house', from: NINE });
    const { url } = await start();
    slowDown(500);
    const before = read(url);
    await expect.poll(() => shared.renders).toBe(1);
    shared.now = NINE;
    const after = read(url);
    expect(await before).toContain('No posts yet');
    expect(await after).toContain('Open house');
    expect(await read(url)).toContain('Open house');
  });

  test('is included in the max-age for proxies', async () => {
    const { shared, start } = createPosts({ title: 'Open house', from: NINE });
    const { url } = await start();
    const readHeaders = async () => (await ask(url)).headers;
    const { etag, ...far } = await readHeaders();
    expect(far['cache-control']).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=600');
    for (const [left, expected] of [
      [660, 's-maxage=60, stale-while-revalidate=600'],
      [659, 's-maxage=60, stale-while-revalidate=599'],
      [60, 's-maxage=60, stale-while-revalidate=0'],
      [7.9, 's-maxage=7, stale-while-revalidate=0'],
      [0.5, 's-maxage=0, stale-while-revalidate=0'],
    ] as const) {
      shared.now = NINE - left * SECOND;
      expect((await readHeaders())['cache-control'], `${left} s before`).toBe(`public, max-age=0, ${expected}`);
      expect((await readHeaders()).etag).toBe(etag);
      // A new process sends the same.
      const fresh = await start();
      for (let turn = 0; turn < 2; turn += 1) {
        const { headers } = await ask(fresh.url);
        expect(headers['cache-control'], `${left} s before, after a restart`).toBe(`public, max-age=0, ${expected}`);
      }
      const notModified = await ask(url, { headers: { 'If-None-Match': etag ?? '' } });
      expect(notModified.status).toBe(304);
      expect(notModified.headers['cache-control']).toBe(`public, max-age=0, ${expected}`);
    }
    shared.now = NINE;
    const changed = await ask(url, { headers: { 'If-None-Match': etag ?? '' } });
    expect(changed.status).toBe(200);
    expect(changed.headers['cache-control']).toBe(far['cache-control']);
  });

  test('that is due while the store is unavailable leaves the last page, with no max-age', async () => {
    const { shared, start } = createPosts({ title: 'Open house', from: NINE });
    const { url } = await start();
    await read(url);
    shared.now = NINE;
    shared.isStoreDown = true;
    const { status, body, headers } = await ask(url);
    expect(status).toBe(200);
    expect(body.toString()).toContain('No posts yet');
    expect(headers['cache-control']).toContain('s-maxage=0');
    shared.isStoreDown = false;
    expect(await read(url)).toContain('Open house');
  });
});
