import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { registerHandle, writeTo } from './database/handles.ts';
import { openDatabase } from './database/open-database.ts';
import { requireStoreFiles } from './database/require-store-files.ts';
import { toSqliteOpenError } from './database/sqlite/sqlite-open-error.ts';
import { ensureAppSecrets } from './auth/app-secret.ts';
import { runMaintenance } from './run-maintenance.ts';
import { makeDirectory } from './make-directory.ts';
import { sweepIncomingRegularly } from './media/sweep-incoming.ts';
import type { Store } from './store.ts';
import { silentLog } from './store-log.ts';
import type { StoreLog } from './store-log.ts';

export { StoreOpenError } from './store-open-error.ts';
export { systemActor } from './database/write-transaction.ts';
export type { WriteTransaction } from './database/write-transaction.ts';
export type { Store } from './store.ts';
export type { StoreLog } from './store-log.ts';

export interface OpenStoreOptions {
  /** Directory of everything that is kept; created when absent. */
  dataDir: string;
  /** `postgres://…`; or `file:…` or a path for another SQLite file. Default: showroom.db in the data directory. */
  databaseUrl?: string | undefined;
  log?: StoreLog | undefined;
  /** Opens what is there and makes nothing new, for commands: a mistyped name would leave an empty store somewhere else. */
  mustExist?: boolean | undefined;
  /** How long a change waits for another process to let go of the database, in milliseconds. */
  lockWaitMs?: number | undefined;
  /** The clock, for tests. */
  now?: (() => Date) | undefined;
}

/**
 * Until then a sender waits; then there is an answer, before the thirty seconds after which proxies give one of theirs.
 */
const LOCK_WAIT_MS = 20_000;
/** How long a stop lets the sweep that began at the start go on: its database may never answer. In milliseconds. */
const SWEEP_GRACE_MS = 1000;

/**
 * Opens the store: creates the data directory, opens the database, brings its schema up to date.
 * Several processes may hold the same store.
 *
 * @throws StoreOpenError with a closed code and a message for the owner
 */
export async function openStore(options: OpenStoreOptions): Promise<Store> {
  const dataDir = path.resolve(options.dataDir);
  const incomingDir = path.join(dataDir, 'incoming');
  const log = options.log ?? silentLog;
  const { databaseUrl, mustExist = false, lockWaitMs = LOCK_WAIT_MS } = options;
  if (mustExist) requireStoreFiles(dataDir, databaseUrl);
  makeDirectories(dataDir, incomingDir);
  const database = await openDatabase({ dataDir, databaseUrl, mustExist, lockWaitMs, log });

  const store: Store = {
    dataDir,
    incomingDir,
    log,
    now: options.now ?? (() => new Date()),
    write: (by, work) => writeTo(store, by, work),
    readContentVersion: () => database.readContentVersion(),
    check: () => database.check(),
    findFileProblem: () => database.findFileProblem(),
    close: async () => {
      stopSweeping();
      stopMaintenance();
      await Promise.race([sweep, wait(SWEEP_GRACE_MS, undefined, { ref: false })]);
      await database.close();
    },
  };
  registerHandle(store, database);
  try {
    await ensureAppSecrets(store);
  } catch (error) {
    await database.close();
    throw database.toOpenError(error);
  }
  // Not awaited: what a crash left behind must not delay the start.
  const sweep = database.files.sweepOrphans().catch((error: unknown) => {
    log.warn('The sweep for unreferenced files failed', { error });
  });
  const stopSweeping = sweepIncomingRegularly(store);
  const stopMaintenance = runMaintenance(store);
  return store;
}

/** Leads are personal data: the directories are the owner's alone. */
function makeDirectories(dataDir: string, incomingDir: string): void {
  try {
    makeDirectory(incomingDir);
    for (const directory of [dataDir, incomingDir]) accessSync(directory, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw toSqliteOpenError(error, dataDir);
  }
}
