// `pnpm dev`: the site on Vite's development server. The same store, outbox and context as in production; no finished
// pages, no limits, and the store's files in data/ as `npm start` has them.
import { createServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createServer as createViteServer } from 'vite';
import type { DevSite } from './dev-site.ts';

const port = Number(process.env['SITE_PORT'] ?? 3000);
const workspace = join(import.meta.dirname, '..', '..', '..');

const vite = await createViteServer({ server: { middlewareMode: true }, appType: 'custom' });
// Loaded through Vite, so that the store and its migrations follow edits like the rest.
const { openDevSite } = (await vite.ssrLoadModule('./server/dev-site.ts')) as {
  openDevSite: (workspace: string) => Promise<DevSite>;
};
const site = await openDevSite(workspace);

const answer = getRequestListener(async (request) => {
  const build = await vite.ssrLoadModule('virtual:react-router/server-build');
  return site.handle(request, build, `http://127.0.0.1:${port}`);
});

createServer((incoming, outgoing) => {
  const path = incoming.url ?? '/';
  if (path.startsWith('/pictures/')) return void site.sendPicture(incoming, outgoing, path);
  vite.middlewares(incoming, outgoing, () => void answer(incoming, outgoing));
}).listen(port, '127.0.0.1', () => {
  process.stdout.write(`Site (development)  http://127.0.0.1:${port}/\n`);
});
