import { join } from 'node:path';
import type { DevApp, DevStore } from '@showroom/app-frame/dev-app';
import { openStore } from '@showroom/store/open-store';
import { startOutbox } from '@showroom/store/outbox';
import { createLog } from '@showroom/web-server/log';
import { createPictureDelivery } from '@showroom/web-server/picture-delivery';
import { createMasterFinder } from '@showroom/app-frame/picture-masters';
import { createSiteContext } from './site-context.ts';

/** Opens what the site works on, for the development server. */
export async function openDevApp({ dataDir, databaseUrl }: DevStore): Promise<DevApp> {
  const log = createLog('site');
  const store = await openStore({ dataDir, databaseUrl, log });
  const outbox = startOutbox({
    store,
    smtpUrl: process.env['SMTP_URL'],
    mailTo: process.env['MAIL_TO'],
    adminUrl: process.env['ADMIN_URL'],
    log,
  });
  const cacheDir = join(dataDir, 'cache', 'pictures');
  const pictures = createPictureDelivery({ cacheDir, find: createMasterFinder(store) }, log);
  return {
    createContext: (facts, siteUrl) => createSiteContext({ store, outbox, siteUrl, log }, facts),
    sendOwnFile: (incoming, outgoing, path) => {
      if (!path.startsWith('/pictures/')) return false;
      void pictures.send(incoming, outgoing, path);
      return true;
    },
  };
}
