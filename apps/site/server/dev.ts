// `npm run dev`: the site on Vite's development server. The same store, outbox and context as in production; no finished
// pages, no limits, and the store's files in data/ as `npm start` has them.
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { listen } from '@showroom/web-server/listen';
import { createLog } from '@showroom/web-server/log';
import { parseEnv } from '@showroom/web-server/parse-env';
import { reportStartFailure } from '@showroom/web-server/start-failure';
import { createServer as createViteServer } from 'vite';
import type { DevSite } from './dev-site.ts';
import { siteSettingsSchema } from './settings.ts';

try {
  const settings = parseEnv(siteSettingsSchema, process.env);
  const workspace = join(import.meta.dirname, '..', '..', '..');
  const server = createServer();
  const vite = await createViteServer({
    // Hot reload on the app's own port: by itself Vite takes one fixed port, which both apps would want.
    server: { middlewareMode: true, ws: { server } },
    appType: 'custom',
  });
  // Loaded through Vite, so that the store and its migrations follow edits like the rest.
  const { openDevSite } = (await vite.ssrLoadModule('./server/dev-site.ts')) as {
    openDevSite: (dataDir: string, databaseUrl: string | undefined) => Promise<DevSite>;
  };
  const site = await openDevSite(resolve(workspace, settings.DATA_DIR ?? 'data'), settings.DATABASE_URL);
  const url = await listen(server, settings.SITE_PORT, settings.HOST);

  const answer = getRequestListener(async (request) => {
    const build = await vite.ssrLoadModule('virtual:react-router/server-build');
    return site.handle(request, build, settings.SITE_URL ?? url);
  });
  server.on('request', (incoming, outgoing) => {
    const path = incoming.url ?? '/';
    if (path.startsWith('/pictures/')) return void site.sendPicture(incoming, outgoing, path);
    vite.middlewares(incoming, outgoing, () => void answer(incoming, outgoing));
  });
  process.stdout.write(`Site (development)  ${url}/\n`);
} catch (error) {
  reportStartFailure(createLog('site'), 'The site could not start', error, false);
  // What watches the files would keep the process.
  process.exit();
}
