import { join } from 'node:path';
import { openStore, StoreOpenError } from '@showroom/store/open-store';
import { createLog } from '@showroom/web-server/log';
import { parseEnv } from '@showroom/web-server/parse-env';
import { reportStartFailure } from '@showroom/web-server/start-failure';
import { serveApp } from '@showroom/web-server/serve-app';
import { createRequestHandler } from 'react-router-dom';
import * as build from 'virtual:react-router/server-build';
import { createPasswordLimits } from '../app/session/password-limits.server.ts';
import { createAdminContext } from './admin-context.ts';
import { settingsSchema } from './settings.ts';

const log = createLog('admin');
/** No form of the back office takes more than a few fields yet. */
const BODY_BYTES = 256 * 1024;

try {
  const settings = parseEnv(settingsSchema, process.env);
  // The bundle stands in apps/admin/build/server; the workspace is four folders up.
  const workspace = join(import.meta.dirname, '..', '..', '..', '..');
  const store = await openStore({
    dataDir: settings.DATA_DIR ?? join(workspace, 'data'),
    databaseUrl: settings.DATABASE_URL,
    log,
  });
  const handle = createRequestHandler(build, 'production');
  const passwordLimits = createPasswordLimits();
  const siteUrl = settings.ADMIN_URL ?? `http://${settings.HOST}:${settings.ADMIN_PORT}`;
  await serveApp({
    name: 'admin',
    host: settings.HOST,
    port: settings.ADMIN_PORT,
    siteUrl,
    clientDir: join(import.meta.dirname, '..', 'client'),
    trustProxy: settings.TRUST_PROXY,
    log,
    limits: {
      bodyBytes: BODY_BYTES,
      posts: { points: 300, windowSeconds: 60 },
    },
    checkStore: () => store.check(),
    onStop: () => store.close(),
    handleRequest: (request, facts) =>
      handle(
        request,
        createAdminContext(
          {
            store,
            log,
            passwordLimits,
            isSecure: siteUrl.startsWith('https:'),
            demoPassword: settings.DEMO_PASSWORD ?? null,
          },
          facts,
        ),
      ),
  });
} catch (error) {
  reportStartFailure(log, 'The back office could not start', error, error instanceof StoreOpenError && error.lasts);
}
