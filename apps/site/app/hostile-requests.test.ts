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
import { fillStore } from '@showroom/store/admin';
import { openStore } from '@showroom/store/site';
import { startThrowAwayPostgres } from '@showroom/throw-away-postgres';
import { createLog } from '@showroom/web-server/log';
import { createRouteFinder } from '@showroom/web-server/route-finder';
import { serveApp } from '@showroom/web-server/serve-app';
import { createRequestHandler } from 'react-router-dom';
import { expect, it, onTestFinished } from 'vitest';
import { createSiteContext } from '../server/site-context.ts';
import routes from './routes.ts';
import { temporaryTexts } from './testing/temporary-site.ts';

const modules = import.meta.glob(['./**/*route.{ts,tsx}', './shell/layout.tsx'], { eager: true });
const sources = import.meta.glob<string>(['./**/*.{ts,tsx}', '!./**/*.test.{ts,tsx}'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
/** The field names of the forms, which are in another package. */
const FORM_FIELDS = `name: 'firstName' name: 'lastName' name: 'email' name: 'phone' name: 'message' name: 'description' name: 'quantity'
  name: 'projectType' name: 'comment' name: 'name' name: 'text' name: 'in-stock'`;

async function startPostgres(): Promise<string> {
  const postgres = await startThrowAwayPostgres();
  onTestFinished(() => postgres.stop());
  return postgres.url('postgres');
}

it.each([
  ['SQLite', async () => undefined],
  ['PostgreSQL', startPostgres],
])(
  'no text in a path, a query, a header or a form causes a server error, on %s',
  { timeout: 600_000 },
  async (_database, start) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'showroom-site-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const log = createLog('site', { write: () => undefined });
    const store = await openStore({ dataDir, databaseUrl: await start() });
    onTestFinished(() => store.close());
    await fillStore(store);
    const build = buildUndrawn(routes, modules);
    const handle = createRequestHandler(build, 'production');
    const outbox = { kick: () => undefined, stop: async () => undefined };
    const siteUrl = 'https://showroom.example';
    const texts = temporaryTexts();
    const app = await serveApp({
      name: 'site',
      port: 0,
      clientDir: dataDir,
      siteUrl,
      findRoute: createRouteFinder(build.routes),
      pageCache: { version: () => 1 },
      limits: { bodyBytes: 1_000_000, posts: { points: 1_000_000, windowSeconds: 60 } },
      checkStore: () => store.check(),
      stopsOnSignals: false,
      log,
      handleRequest: (request, facts) =>
        handle(request, createSiteContext({ store, outbox, siteUrl, texts, log }, facts)),
    });
    onTestFinished(() => app.stop());
    const params = { slug: 'aurora', kind: 'contact', shelf: 'vanities', request: 'quote', page: 'about' };
    const names = readNames({ ...sources, './fields': FORM_FIELDS });
    const requests = [...listHostileRequests({ routes: listReachedRoutes(routes), params, names })];
    expect(requests.length).toBeGreaterThan(1_000);
    expect(await findServerErrors(app.url, requests, () => ({}))).toEqual([]);
  },
);
