import { openStore } from '@showroom/store/open-store';
import { createLog } from '@showroom/web-server/log';
import { createRequestHandler, type ServerBuild } from 'react-router-dom';
import { createPasswordLimits } from '../app/session/password-limits.server.ts';
import { createAdminContext } from './admin-context.ts';

/** What the development server needs of the back office. */
export interface DevAdmin {
  handle(request: Request, build: unknown): Promise<Response>;
}

/** Opens the store and answers requests with whatever build Vite has at the moment. */
export async function openDevAdmin(dataDir: string, databaseUrl: string | undefined): Promise<DevAdmin> {
  const log = createLog('admin');
  const store = await openStore({ dataDir, databaseUrl, log });
  const passwordLimits = createPasswordLimits();
  return {
    handle: (request, build) =>
      // Vite hands the build over as a module; its shape is the router's own.
      createRequestHandler(build as ServerBuild, 'development')(
        request,
        createAdminContext(
          { store, log, passwordLimits, isSecure: false, demoPassword: null },
          { requestId: 'dev', clientIp: '127.0.0.1', cspNonce: '' },
        ),
      ),
  };
}
