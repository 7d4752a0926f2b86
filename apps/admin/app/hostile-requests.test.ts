// @vitest-environment node
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  buildUndrawn,
  findServerErrors,
  listHostileRequests,
  listReachedRoutes,
  readNames,
} from '@showroom/app-frame/testing/hostile-requests';
import { startThrowAwayPostgres } from '@showroom/throw-away-postgres';
import { createLog } from '@showroom/web-server/log';
import { createRouteFinder } from '@showroom/web-server/route-finder';
import { serveApp } from '@showroom/web-server/serve-app';
import { createRequestHandler } from 'react-router-dom';
import { expect, it, onTestFinished } from 'vitest';
import routes from './routes.ts';
import { ask } from './testing/requests.ts';
import { storeLead } from './testing/sample-lead.ts';
import { signIn, temporaryAdmin } from './testing/temporary-admin.ts';

const modules = import.meta.glob(['./**/*.route.{ts,tsx}', './shell/*-layout.tsx'], { eager: true });
const sources = import.meta.glob<string>(['./**/*.{ts,tsx}', '!./**/*.test.{ts,tsx}'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

async function startPostgres(): Promise<string> {
  const postgres = await startThrowAwayPostgres();
  onTestFinished(() => postgres.stop());
  return postgres.url('postgres');
}

it.each([
  ['SQLite', async () => undefined],
  ['PostgreSQL', startPostgres],
])(
  'no text in a path, a query, a header or a form is an error of the server, on %s',
  { timeout: 600_000 },
  async (_database, start) => {
    const clientDir = await mkdtemp(join(tmpdir(), 'showroom-client-'));
    onTestFinished(() => rm(clientDir, { recursive: true, force: true }));
    const admin = await temporaryAdmin({}, { databaseUrl: await start() });
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
    const lead = await storeLead(admin.store);
    const { accountId } = await signIn(admin.store);
    const params = {
      leadId: lead.id,
      fileId: lead.files[0]?.id ?? '',
      accountId,
      kind: 'invitation',
      dashboard: 'dashboard',
    };

    // Some of the requests sign out.
    let asked = 0;
    let cookie = '';
    const headersFor = async () => {
      if (asked++ % 20 === 0) {
        const { token } = await signIn(admin.store, { isConfirmed: true });
        cookie = ask('/', { token }).headers.get('Cookie') ?? '';
      }
      return { Cookie: cookie };
    };
    const requests = listHostileRequests({ routes: listReachedRoutes(routes), params, names: readNames(sources) });
    expect(await findServerErrors(app.url, requests, headersFor)).toEqual([]);
    expect(asked).toBeGreaterThan(1_000);
  },
);
