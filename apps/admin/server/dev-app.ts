import { join } from 'node:path';
import type { DevApp, DevStore } from '@showroom/app-frame/dev-app';
import { createMasterFinder } from '@showroom/app-frame/picture-masters';
import { createJobRunner } from '@showroom/isolated-jobs/job-runner';
import {
  defaultBackupsDir,
  fillStore,
  openBackups,
  openStore,
  watchDiskRoom,
  watchMailbox,
} from '@showroom/store/admin';
import { TURNSTILE_URL } from '@showroom/store/rules';
import { createLog } from '@showroom/web-server/log';
import { createPictureDelivery } from '@showroom/web-server/picture-delivery';
import { BACKUPS_PATH } from '../app/frame/navigation/page-paths.ts';
import { createPasskeyChallenges } from '../app/frame/session/passkey-challenges.server.ts';
import { createPasswordLimits } from '../app/frame/session/password-limits.server.ts';
import { createAdminContext } from './admin-context.ts';
import { JOBS_MEMORY_MB } from './jobs-memory.ts';

export async function openDevApp({ dataDir, databaseUrl }: DevStore): Promise<DevApp> {
  const log = createLog('admin');
  const store = await openStore({ dataDir, databaseUrl, log });
  const owner = await fillStore(store);
  if (owner)
    process.stdout.write(`The owner's account: ${owner.username}, password ${owner.password} (said this once)\n`);
  const backups = await openBackups({ store, directory: defaultBackupsDir(dataDir), pageUrl: BACKUPS_PATH, log });
  const jobs = createJobRunner({
    program: join(import.meta.dirname, 'jobs.ts'),
    memoryMb: JOBS_MEMORY_MB,
    children: 2,
  });
  watchMailbox({ store, log, jobs });
  const parts = {
    store,
    backups,
    diskWatch: watchDiskRoom({ store, backupsDir: backups.directory, pageUrl: BACKUPS_PATH }),
    log,
    passwordLimits: createPasswordLimits(),
    passkeyChallenges: createPasskeyChallenges(),
    isSecure: false,
    demoPassword: null,
    verificationUrl: TURNSTILE_URL,
    jobs,
    smtpUrl: process.env['SMTP_URL'],
    siteUrl: process.env['SITE_URL'] ?? `http://127.0.0.1:${process.env['SITE_PORT'] ?? '3000'}`,
  };
  const cacheDir = join(dataDir, 'cache', 'pictures');
  const pictures = createPictureDelivery({ cacheDir, find: createMasterFinder(store) }, log);
  return {
    createContext: (facts, adminUrl) => createAdminContext({ ...parts, adminUrl }, facts),
    sendOwnFile: (incoming, outgoing, path) => {
      if (!path.startsWith('/pictures/')) return false;
      void pictures.send(incoming, outgoing, path);
      return true;
    },
  };
}
