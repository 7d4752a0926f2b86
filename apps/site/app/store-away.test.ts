// @vitest-environment node
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildUndrawn } from '@showroom/app-frame/testing/hostile-requests';
import { fillStore } from '@showroom/store/admin';
import { createHoldLink, createLead, openStore } from '@showroom/store/site';
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

/** The site’s routes over a database, without rendering, and its log. */
async function serveSite(databaseUrl?: string) {
  const dataDir = await mkdtemp(join(tmpdir(), 'showroom-site-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const lines: string[] = [];
  const log = createLog('site', { write: (line) => lines.push(line) });
  const store = await openStore({ dataDir, databaseUrl });
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
    pageCache: { version: () => store.readContentVersion() },
    limits: { bodyBytes: 1_000_000, posts: { points: 1_000_000, windowSeconds: 60 } },
    checkStore: () => store.check(),
    stopsOnSignals: false,
    log,
    handleRequest: (request, facts) =>
      handle(request, createSiteContext({ store, outbox, siteUrl, texts, log }, facts)),
  });
  onTestFinished(() => app.stop());
  return { store, url: app.url, lines };
}

it('an uncached page is 503 while PostgreSQL is stopped, and returns with it', { timeout: 120_000 }, async () => {
  const postgres = await startThrowAwayPostgres();
  onTestFinished(() => postgres.stop());
  const { url } = await serveSite(postgres.url('postgres'));
  expect((await fetch(`${url}/in-stock`)).status).toBe(200);
  await postgres.crash();
  for (const path of ['/blog', '/our-works']) {
    const response = await fetch(`${url}${path}`);
    expect(response.status, path).toBe(503);
    expect(response.headers.get('Retry-After'), path).toBe('10');
    expect(response.headers.get('Cache-Control'), path).toMatch(/no-store|no-cache/);
  }
  await postgres.restart();
  await expect.poll(async () => (await fetch(`${url}/our-works`)).status, { timeout: 60_000 }).toBe(200);
  expect((await fetch(`${url}/blog`)).status).toBe(200);
});

it('the link of a reservation is never logged', { timeout: 60_000 }, async () => {
  const { store, url, lines } = await serveSite();
  const lead = await createLead(
    store,
    {
      kind: 'contact',
      firstName: 'Sam',
      lastName: 'Okafor',
      email: 'sam@home.example',
      phone: null,
      subject: null,
      answers: [],
      message: 'One.',
      spam: { score: 0, reasons: [] },
      sourcePath: '/contact',
    },
    [],
  );
  if (!lead.ok) throw new Error(lead.code);
  const path = await createHoldLink(store, lead.leadId);
  const token = path.split('/').at(-1) ?? '';
  expect(token.length).toBeGreaterThan(40);
  for (const asked of [path, `${path}/`, `${path}?x=1`, `${path}.data`, `/no${path}`, `${path}/more`])
    await fetch(`${url}${asked}`);
  await fetch(`${url}${path}`, { method: 'POST', body: new URLSearchParams({ intent: 'confirm' }) });
  await expect.poll(() => lines.length).toBeGreaterThan(4);
  expect(lines.join('')).toContain('/reservations/:token');
  expect(lines.join('')).not.toContain(token);
});
