import { join } from 'node:path';
import { createLog } from '@showroom/web-server/log';
import { parseEnv } from '@showroom/web-server/parse-env';
import { reportStartFailure } from '@showroom/web-server/start-failure';
import { openStore, startOutbox, StoreOpenError } from '@showroom/store/site';
import { listFirstPictures } from './first-pictures.ts';
import { startSite } from './start-site.ts';
import { findSiteUrl, settingsSchema } from './settings.ts';

const log = createLog('site');

try {
  const settings = parseEnv(settingsSchema, process.env);
  // The bundle stands in apps/site/build/server; the workspace is four folders up.
  const workspace = join(import.meta.dirname, '..', '..', '..', '..');
  const dataDir = settings.DATA_DIR ?? join(workspace, 'data');
  const store = await openStore({ dataDir, databaseUrl: settings.DATABASE_URL, log });
  const outbox = startOutbox({
    store,
    smtpUrl: settings.SMTP_URL,
    mailTo: settings.MAIL_TO,
    from: settings.MAIL_FROM,
    adminUrl: settings.ADMIN_URL,
    siteUrl: findSiteUrl(settings),
    log,
  });
  const site = await startSite({
    settings,
    store,
    outbox,
    log,
    clientDir: join(import.meta.dirname, '..', 'client'),
    jobsProgram: join(import.meta.dirname, 'jobs.js'),
    cacheDir: join(dataDir, 'cache', 'pictures'),
    roomCacheDir: join(dataDir, 'cache', 'rooms'),
  });
  if (settings.WARM_PICTURES) void site.warmPictures(listFirstPictures());
} catch (error) {
  reportStartFailure(log, 'The site could not start', error, error instanceof StoreOpenError && error.lasts);
}
