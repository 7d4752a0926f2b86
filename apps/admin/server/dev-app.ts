import type { DevApp, DevStore } from '@showroom/app-frame/dev-app';
import { openStore } from '@showroom/store/open-store';
import { createLog } from '@showroom/web-server/log';
import { createPasswordLimits } from '../app/session/password-limits.server.ts';
import { createAdminContext } from './admin-context.ts';

/** Opens what the back office works on, for the development server. */
export async function openDevApp({ dataDir, databaseUrl }: DevStore): Promise<DevApp> {
  const log = createLog('admin');
  const parts = {
    store: await openStore({ dataDir, databaseUrl, log }),
    log,
    passwordLimits: createPasswordLimits(),
    isSecure: false,
    demoPassword: null,
  };
  return { createContext: (facts) => createAdminContext(parts, facts) };
}
