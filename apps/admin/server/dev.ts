// `pnpm dev`: the back office on Vite's development server, with the same store as `npm start`.
import { createServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createServer as createViteServer } from 'vite';
import type { DevAdmin } from './dev-admin.ts';

const port = Number(process.env['ADMIN_PORT'] ?? 3001);
const workspace = join(import.meta.dirname, '..', '..', '..');

const vite = await createViteServer({ server: { middlewareMode: true }, appType: 'custom' });
const { openDevAdmin } = (await vite.ssrLoadModule('./server/dev-admin.ts')) as {
  openDevAdmin: (dataDir: string) => Promise<DevAdmin>;
};
const admin = await openDevAdmin(process.env['DATA_DIR'] ?? join(workspace, 'data'));

const answer = getRequestListener(async (request) =>
  admin.handle(request, await vite.ssrLoadModule('virtual:react-router/server-build')),
);

createServer((incoming, outgoing) => {
  vite.middlewares(incoming, outgoing, () => void answer(incoming, outgoing));
}).listen(port, '127.0.0.1', () => {
  process.stdout.write(`Admin (development)  http://127.0.0.1:${port}/admin\n`);
});
