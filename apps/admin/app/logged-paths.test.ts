// @vitest-environment node
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildUndrawn } from '@showroom/app-frame/testing/hostile-requests';
import { createHoldLink } from '@showroom/store/hold-link';
import { createLog } from '@showroom/web-server/log';
import { createRouteFinder } from '@showroom/web-server/route-finder';
import { serveApp } from '@showroom/web-server/serve-app';
import { createRequestHandler } from 'react-router-dom';
import { expect, it, onTestFinished } from 'vitest';
import routes from './routes.ts';
import { storeLead } from './testing/sample-lead.ts';
import { temporaryAdmin } from './testing/temporary-admin.ts';

const modules = import.meta.glob(['./**/*.route.{ts,tsx}', './shell/*-layout.tsx'], { eager: true });

it('the link of a reservation, typed at the wrong server, is in no line of the log', async () => {
  const clientDir = await mkdtemp(join(tmpdir(), 'showroom-client-'));
  onTestFinished(() => rm(clientDir, { recursive: true, force: true }));
  const admin = await temporaryAdmin();
  const build = buildUndrawn(routes, modules);
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
  const path = await createHoldLink(admin.store, (await storeLead(admin.store)).id);
  const token = path.split('/').at(-1) ?? '';
  for (const asked of [path, `/admin${path}`, `${path}?x=1`, `${path}.data`]) await fetch(`${app.url}${asked}`);
  await expect.poll(() => lines.length).toBeGreaterThan(3);
  expect(lines.join('')).toContain('/reservations/[redacted]');
  expect(lines.join('')).not.toContain(token);
});
