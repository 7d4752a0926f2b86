import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createJobRunner } from '@showroom/isolated-jobs/job-runner';
import {
  confirmSession,
  createSession,
  defaultBackupsDir,
  openBackups,
  openStore,
  verifyCredentials,
  watchDiskRoom,
  type Backups,
  type DiskWatch,
  type ReadDiskRoom,
  type Store,
} from '@showroom/store/admin';
import { TURNSTILE_URL } from '@showroom/store/rules';
import { addOwner, putEmptyStore } from '@showroom/store/testing';
import { createLog } from '@showroom/web-server/log';
import type { RouterContextProvider } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { createAdminContext } from '../../server/admin-context.ts';
import { JOBS_MEMORY_MB } from '../../server/jobs-memory.ts';
import type { AdminRuntime } from '../frame/session/request-context.ts';
import { createPasskeyChallenges } from '../frame/session/passkey-challenges.server.ts';
import { createPasswordLimits } from '../frame/session/password-limits.server.ts';

export const adminUrl = 'http://127.0.0.1:3001';
export const ownerPassword = 'twelve-stones-and-more';

export interface TemporaryAdmin {
  readonly store: Store;
  readonly backups: Backups;
  readonly diskWatch: DiskWatch;
  /** The context of one request. No one is signed in before the guard runs. */
  readonly newContext: (facts?: { readonly clientIp?: string }) => RouterContextProvider;
  readonly advance: (milliseconds: number) => void;
}

/**
 * The admin’s context over a real store in an empty directory, removed after the test.
 *
 * @param readRoom how full the disk is; default: half
 * @param databaseUrl an empty database, for a store outside the directory
 */
export async function temporaryAdmin(
  runtime: Partial<AdminRuntime> = {},
  {
    databaseUrl,
    readRoom = async () => ({ freeBytes: 50e9, totalBytes: 100e9, device: 1 }),
  }: { readonly databaseUrl?: string | undefined; readonly readRoom?: ReadDiskRoom } = {},
): Promise<TemporaryAdmin> {
  const dataDir = await mkdtemp(join(tmpdir(), 'showroom-admin-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  await putEmptyStore(dataDir);
  let time = Date.parse('2026-11-21T15:00:00Z');
  const store = await openStore({ dataDir, databaseUrl, now: () => new Date(time) });
  onTestFinished(() => store.close());
  const log = createLog('admin', { write: () => {} });
  const program = join(import.meta.dirname, '..', '..', 'server', 'jobs.ts');
  const jobs = createJobRunner({ program, memoryMb: JOBS_MEMORY_MB });
  onTestFinished(() => jobs.stop());
  const passwordLimits = createPasswordLimits();
  const passkeyChallenges = createPasskeyChallenges();
  const pageUrl = `${adminUrl}/admin/dashboard/backup`;
  const backups = await openBackups({ store, directory: defaultBackupsDir(dataDir), pageUrl, log });
  const diskWatch = watchDiskRoom({ store, backupsDir: backups.directory, pageUrl, readRoom });
  return {
    store,
    backups,
    diskWatch,
    newContext: (facts = {}) =>
      createAdminContext(
        {
          store,
          backups,
          diskWatch,
          log,
          passwordLimits,
          passkeyChallenges,
          adminUrl,
          isSecure: false,
          demoPassword: null,
          siteUrl: 'http://127.0.0.1:3000',
          // Email counts as set up; nothing is sent.
          smtpUrl: 'smtp://127.0.0.1:9',
          verificationUrl: TURNSTILE_URL,
          jobs,
          ...runtime,
        },
        { requestId: 'test', clientIp: '127.0.0.1', cspNonce: 'nonce', ...facts },
      ),
    advance: (milliseconds) => {
      time += milliseconds;
    },
  };
}

/**
 * Creates the owner’s account if necessary, and signs in.
 *
 * @param isConfirmed whether the owner has just confirmed, so that nothing asks for it
 * @returns the session’s token and the account
 */
export async function signIn(
  store: Store,
  { isConfirmed = false }: { isConfirmed?: boolean } = {},
): Promise<{ token: string; accountId: string }> {
  const made = await addOwner(store, ownerPassword);
  const actor = made ?? (await verifyCredentials(store, { username: 'owner', password: ownerPassword }))?.actor;
  if (!actor) throw new Error('The owner could not sign in');
  const { accountId } = actor;
  const { token } = await store.write({ actor }, async (transaction) => {
    const session = await createSession(transaction, { accountId });
    if (isConfirmed) await confirmSession(transaction, session);
    return session;
  });
  return { token, accountId };
}
