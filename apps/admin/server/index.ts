import { join } from 'node:path';
import { dropInvisible } from '@showroom/catalog-data/typed-text';
import { createMasterFinder } from '@showroom/app-frame/picture-masters';
import { createJobRunner } from '@showroom/isolated-jobs/job-runner';
import {
  defaultBackupsDir,
  maintainDiskReserve,
  openBackups,
  openStore,
  StoreOpenError,
  watchDiskRoom,
  watchMailbox,
} from '@showroom/store/admin';
import { createLog } from '@showroom/web-server/log';
import { parseEnv } from '@showroom/web-server/parse-env';
import { createRouteFinder } from '@showroom/web-server/route-finder';
import { reportStartFailure } from '@showroom/web-server/start-failure';
import { serveApp } from '@showroom/web-server/serve-app';
import { createRequestHandler } from 'react-router-dom';
import * as build from 'virtual:react-router/server-build';
import { BACKUPS_PATH } from '../app/frame/navigation/page-paths.ts';
import { createPasskeyChallenges } from '../app/frame/session/passkey-challenges.server.ts';
import { createPasswordLimits } from '../app/frame/session/password-limits.server.ts';
import { createAdminContext } from './admin-context.ts';
import { JOBS_MEMORY_MB } from './jobs-memory.ts';
import { settingsSchema } from './settings.ts';
import { respondFullDisk } from './respond-full-disk.ts';

const log = createLog('admin');
/** The body limit of routes without their own. */
const BODY_BYTES = 256 * 1024;

try {
  const settings = parseEnv(settingsSchema, process.env);
  // The bundle is in apps/admin/build/server, four folders below the workspace.
  const workspace = join(import.meta.dirname, '..', '..', '..', '..');
  const dataDir = settings.DATA_DIR ?? join(workspace, 'data');
  const store = await openStore({
    dataDir,
    databaseUrl: settings.DATABASE_URL,
    log,
  });
  const findRoute = createRouteFinder(build.routes);
  const handle = createRequestHandler(respondFullDisk(build, log), 'production');
  // The build puts it next to this file.
  const jobs = createJobRunner({
    program: join(import.meta.dirname, 'jobs.js'),
    memoryMb: JOBS_MEMORY_MB,
    children: 2,
  });
  const passwordLimits = createPasswordLimits();
  const passkeyChallenges = createPasskeyChallenges();
  const siteUrl = settings.SITE_URL ?? `http://${settings.HOST}:${settings.SITE_PORT}`;
  const adminUrl = settings.ADMIN_URL ?? `http://${settings.HOST}:${settings.ADMIN_PORT}`;
  const backups = await openBackups({
    store,
    directory: settings.BACKUP_DIR ?? defaultBackupsDir(dataDir),
    passphrase: settings.BACKUP_PASSPHRASE,
    mailTo: settings.MAIL_TO,
    pageUrl: `${adminUrl}${BACKUPS_PATH}`,
    log,
  });
  backups.keepDaily();
  const diskWatch = watchDiskRoom({
    store,
    backupsDir: backups.directory,
    mailTo: settings.MAIL_TO,
    pageUrl: `${adminUrl}${BACKUPS_PATH}`,
  });
  diskWatch.start();
  const mailbox = watchMailbox({ store, log, jobs });
  const stopReserve = maintainDiskReserve(store);
  await serveApp({
    name: 'admin',
    host: settings.HOST,
    port: settings.ADMIN_PORT,
    siteUrl: adminUrl,
    clientDir: join(import.meta.dirname, '..', 'client'),
    trustProxy: settings.TRUST_PROXY,
    log,
    findRoute,
    cleanText: dropInvisible,
    // Previews of public pages are shown in frames, and so are visitors’ drawings on the page of their lead. The
    // policy names our origin for every page; only those files allow framing.
    extraSources: { 'frame-src': [new URL(siteUrl).origin, "'self'"] },
    // The same files as the site’s, so each is made only once.
    pictures: { cacheDir: join(dataDir, 'cache', 'pictures'), find: createMasterFinder(store) },
    limits: {
      bodyBytes: BODY_BYTES,
      posts: { points: 300, windowSeconds: 60 },
    },
    checkStore: () => store.check(),
    onStop: async () => {
      jobs.stop();
      await Promise.all([backups.stop(), diskWatch.stop(), mailbox.stop(), stopReserve()]);
      await store.close();
    },
    handleRequest: (request, facts) =>
      handle(
        request,
        createAdminContext(
          {
            store,
            backups,
            diskWatch,
            log,
            passwordLimits,
            passkeyChallenges,
            adminUrl,
            isSecure: adminUrl.startsWith('https:'),
            demoPassword: settings.DEMO_PASSWORD ?? null,
            siteUrl,
            smtpUrl: settings.SMTP_URL,
            verificationUrl: settings.TURNSTILE_URL,
            jobs,
          },
          facts,
        ),
      ),
  });
} catch (error) {
  reportStartFailure(log, 'The admin could not start', error, error instanceof StoreOpenError && error.lasts);
}
