// `npm run dev`: the back office on Vite's development server, with the same store as `npm start`.
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { listen } from '@showroom/web-server/listen';
import { createLog } from '@showroom/web-server/log';
import { parseEnv } from '@showroom/web-server/parse-env';
import { reportStartFailure } from '@showroom/web-server/start-failure';
import { createServer as createViteServer } from 'vite';
import type { DevAdmin } from './dev-admin.ts';
import { adminSettingsSchema } from './settings.ts';

try {
  const settings = parseEnv(adminSettingsSchema, process.env);
  const workspace = join(import.meta.dirname, '..', '..', '..');
  const server = createServer();
  const vite = await createViteServer({
    // Hot reload on the app's own port: by itself Vite takes one fixed port, which both apps would want.
    server: { middlewareMode: true, ws: { server } },
    appType: 'custom',
  });
  const { openDevAdmin } = (await vite.ssrLoadModule('./server/dev-admin.ts')) as {
    openDevAdmin: (dataDir: string, databaseUrl: string | undefined) => Promise<DevAdmin>;
  };
  const admin = await openDevAdmin(resolve(workspace, settings.DATA_DIR ?? 'data'), settings.DATABASE_URL);
  const url = await listen(server, settings.ADMIN_PORT, settings.HOST);

  const answer = getRequestListener(async (request) =>
    admin.handle(request, await vite.ssrLoadModule('virtual:react-router/server-build')),
  );
  server.on('request', (incoming, outgoing) => {
    vite.middlewares(incoming, outgoing, () => void answer(incoming, outgoing));
  });
  process.stdout.write(`Admin (development)  ${url}/admin\n`);
} catch (error) {
  reportStartFailure(createLog('admin'), 'The back office could not start', error, false);
  // What watches the files would keep the process.
  process.exit();
}
