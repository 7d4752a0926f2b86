import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import { createLog, type Log } from '../process/log.ts';
import type { FindRoute } from '../requests/route-finder.ts';
import { serveApp, type RunningApp, type ServeAppOptions } from '../serve-app.ts';

const logLineSchema = z.looseObject({ level: z.string(), message: z.string() });
export type LogLine = z.infer<typeof logLineSchema>;

function createReadableLog(): { log: Log; readLines: () => LogLine[] } {
  let text = '';
  const log = createLog('test', { write: (lines) => (text += lines) });
  return {
    log,
    readLines() {
      log.flush();
      return text
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => logLineSchema.parse(JSON.parse(line)));
    },
  };
}

export async function makeTestFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'web-server-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export type TestAppOptions = Partial<ServeAppOptions> & Pick<ServeAppOptions, 'handleRequest'>;

/** Starts a real server on a free port until the end of the test. */
export async function startTestApp(options: TestAppOptions): Promise<RunningApp & { readLines: () => LogLine[] }> {
  const { log, readLines } = createReadableLog();
  const clientDir = join(await makeTestFolder(), 'client');
  await mkdir(join(clientDir, 'assets'), { recursive: true });
  await writeFile(join(clientDir, 'assets', 'entry-a1b2c3.js'), 'export const answer = 42;\n');
  await writeFile(join(clientDir, 'robots.txt'), 'User-agent: *\nAllow: /\n');
  const app = await serveApp({
    name: 'test',
    port: 0,
    clientDir,
    limits: { bodyBytes: 1_000_000, posts: { points: 1_000, windowSeconds: 60 } },
    checkStore: () => Promise.resolve(),
    stopsOnSignals: false,
    log,
    ...options,
  });
  onTestFinished(() => app.stop());
  return { ...app, readLines };
}

/** Caches all routes with any query. */
export const cacheEveryPage: FindRoute = () => ({
  routeIds: [],
  rule: { cachedSearch: (asked) => (asked.size === 0 ? '' : `?${asked}`) },
});

export function respondWithPage(body: string, init: ResponseInit = {}): Response {
  const headers = new Headers(init.headers);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(`<!doctype html><html lang="en-CA"><head><title>Test</title></head><body>${body}</body></html>`, {
    ...init,
    headers,
  });
}
