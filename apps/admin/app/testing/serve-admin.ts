import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildUndrawn } from '@showroom/app-frame/testing/hostile-requests';
import { createLog } from '@showroom/web-server/log';
import { createRouteFinder } from '@showroom/web-server/route-finder';
import { serveApp } from '@showroom/web-server/serve-app';
import { createRequestHandler } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import routes from '../routes.ts';
import type { temporaryAdmin } from './temporary-admin.ts';

const modules = import.meta.glob(['../**/*.route.{ts,tsx}', '../frame/shell/*-layout.tsx'], { eager: true });
const modulesFromApp = Object.fromEntries(
  Object.entries(modules).map(([path, module]) => [path.replace(/^\.\.\//, './'), module]),
);

/**
 * Serves the admin’s routes over HTTP until the test ends, without rendering.
 *
 * @returns the URL and the log
 */
export async function serveAdmin(admin: Awaited<ReturnType<typeof temporaryAdmin>>) {
  const clientDir = await mkdtemp(join(tmpdir(), 'showroom-client-'));
  onTestFinished(() => rm(clientDir, { recursive: true, force: true }));
  const build = buildUndrawn(routes, modulesFromApp);
  const handle = createRequestHandler(build, 'production');
  const lines: string[] = [];
  const app = await serveApp({
    name: 'admin',
    port: 0,
    clientDir,
    findRoute: createRouteFinder(build.routes),
    limits: { bodyBytes: 1_000_000, posts: { points: 1_000_000, windowSeconds: 60 } },
    checkStore: () => admin.store.check(),
    stopsOnSignals: false,
    log: createLog('admin', { write: (line) => lines.push(line) }),
    handleRequest: (request, facts) => handle(request, admin.newContext(facts)),
  });
  onTestFinished(() => app.stop());
  return { lines, url: app.url };
}
