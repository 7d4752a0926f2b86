import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findDatabaseKind } from './database-url.ts';
import type { OpenDatabase, OpenDatabaseOptions } from './database/database.ts';
import { registerHandle, writeTo } from './database/handles.ts';
import { requireStoreFiles } from './database/require-store-files.ts';
import { openSqliteStore } from './database/sqlite/open-sqlite.ts';
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
  /** The data directory; created if missing. */
  dataDir: string;
  /** `postgres://…`; or `file:…` or a path for another SQLite file. Default: showroom.db in the data directory. */
  databaseUrl?: string | undefined;
  log?: StoreLog | undefined;
  /** Opens an existing store only. For commands, where a typo would create an empty store elsewhere. */
  mustExist?: boolean | undefined;
  /** How long a change waits for another process, in milliseconds. */
  lockWaitMs?: number | undefined;
  /** For tests. */
  now?: (() => Date) | undefined;
}

/** Below the 30 seconds after which proxies answer with an error of their own. */
const LOCK_WAIT_MS = 20_000;
/** How long a stop waits for the initial sweep, whose database may never answer. In milliseconds. */
const SWEEP_GRACE_MS = 1000;

/**
 * Opens the store: creates the data directory, opens the database and migrates it. Several processes may use the same store.
 *
 * @throws StoreOpenError with a message for the owner
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
  // Not awaited: leftovers of a crash must not delay the start.
  const sweep = database.files.sweepOrphans().catch((error: unknown) => {
    log.warn('The sweep for unreferenced files failed', { error });
  });
  const stopSweeping = sweepIncomingRegularly(store);
  const stopMaintenance = runMaintenance(store);
  return store;
}

/**
 * Opens PostgreSQL or a SQLite file, as `databaseUrl` says, and migrates it.
 *
 * @throws StoreOpenError with a message for the owner
 */
async function openDatabase(options: OpenDatabaseOptions): Promise<OpenDatabase> {
  if (findDatabaseKind(options.databaseUrl ?? '') !== 'postgres') return openSqliteStore(options);
  // Loaded on demand, so that SQLite needs neither the time nor the memory.
  const { openPostgresDatabase } = await import('./database/postgres/open-postgres.ts');
  return openPostgresDatabase(options.databaseUrl ?? '', options);
}

/** Leads are personal data, so only the owner has access. */
function makeDirectories(dataDir: string, incomingDir: string): void {
  try {
    makeDirectory(incomingDir);
    for (const directory of [dataDir, incomingDir]) accessSync(directory, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw toSqliteOpenError(error, dataDir);
  }
}
