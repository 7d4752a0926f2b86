import { accessSync, closeSync, constants, openSync } from 'node:fs';
import path from 'node:path';
import { errorCode, isDiskFull } from './database/database-errors.ts';
import { keepHandle, writeTo } from './database/handles.ts';
import { isFromNewerVersion } from './database/migrate.ts';
import { openSqliteDatabase } from './database/open.ts';
import type { OpenDatabase } from './database/open.ts';
import { ensureAppSecrets } from './auth/app-secret.ts';
import { makeDirectory } from './make-directory.ts';
import { keepIncomingSwept } from './media/sweep-incoming.ts';
import { sweepOrphanFiles } from './media/sweep-orphan-files.ts';
import type { Store } from './store.ts';
import { errorMessage, silentLog } from './store-log.ts';
import type { StoreLog } from './store-log.ts';
import { StoreOpenError } from './store-open-error.ts';

export { StoreOpenError } from './store-open-error.ts';
export { systemActor } from './database/write-transaction.ts';
export type { AccountActor, Actor, WriteTransaction } from './database/write-transaction.ts';
export type { Store } from './store.ts';
export type { StoreLog } from './store-log.ts';

export interface OpenStoreOptions {
  /** Directory of everything that is kept; created when absent. */
  dataDir: string;
  /** `file:…` or a path for another SQLite file. Default: showroom.db in the data directory. */
  databaseUrl?: string | undefined;
  log?: StoreLog | undefined;
  /** How long a change waits for another process to let go of the database, in milliseconds. */
  lockWaitMs?: number | undefined;
  /** The clock, for tests. */
  now?: (() => Date) | undefined;
}

/**
 * Until then a sender waits; then there is an answer, before the thirty seconds after which proxies give one of theirs.
 */
const LOCK_WAIT_MS = 20_000;

/**
 * Opens the store: creates the data directory, opens the database, brings its schema up to date.
 * Several processes may hold the same store.
 *
 * @throws StoreOpenError with a closed code and a message for the owner
 */
export async function openStore(options: OpenStoreOptions): Promise<Store> {
  const dataDir = path.resolve(options.dataDir);
  const uploadsDir = path.join(dataDir, 'uploads');
  const incomingDir = path.join(dataDir, 'incoming');
  const log = options.log ?? silentLog;
  const file = databaseFile(dataDir, options.databaseUrl);

  let database: OpenDatabase;
  try {
    // Leads are personal data: directories and file are the owner's alone.
    makeDirectory(uploadsDir);
    makeDirectory(incomingDir);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
    accessSync(uploadsDir, constants.W_OK | constants.X_OK);
    accessSync(incomingDir, constants.W_OK | constants.X_OK);
    createFile(file);
    database = await openSqliteDatabase(file, { lockWaitMs: options.lockWaitMs ?? LOCK_WAIT_MS, log });
  } catch (error) {
    throw toOpenError(error, dataDir);
  }

  const store: Store = {
    dataDir,
    uploadsDir,
    incomingDir,
    log,
    now: options.now ?? (() => new Date()),
    write: (by, work) => writeTo(store, database.kysely, by, work),
    readContentVersion: () => database.readContentVersion(),
    check: async () => {
      database.assertFileInPlace();
      await database.kysely.selectFrom('content_version').select('id').executeTakeFirstOrThrow();
    },
    findFileTrouble: () => {
      try {
        database.assertFileInPlace();
        return null;
      } catch (error) {
        return errorMessage(error);
      }
    },
    close: async () => {
      stopSweeping();
      await sweep;
      await database.close();
    },
  };
  keepHandle(store, database.kysely);
  try {
    await ensureAppSecrets(store);
  } catch (error) {
    await database.close();
    throw toOpenError(error, dataDir);
  }
  // Not awaited: what a crash left behind must not delay the start.
  const sweep = sweepOrphanFiles(store).catch((error: unknown) => {
    log.warn('The sweep for files without a lead failed', { error });
  });
  const stopSweeping = keepIncomingSwept(store);
  return store;
}

/** Creates a file for the owner's eyes alone. One that is there is left untouched: see below. */
function createFile(file: string): void {
  try {
    // Not opened when it exists: closing it again would drop every lock that this process holds on it (POSIX, fcntl).
    closeSync(openSync(file, 'ax', 0o600));
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
}

function databaseFile(dataDir: string, url: string | undefined): string {
  if (url === undefined || url === '') return path.join(dataDir, 'showroom.db');
  if (url.startsWith('file:')) return path.resolve(dataDir, url.slice('file:'.length).replace(/^\/\//, ''));
  if (/^[a-z][a-z\d+.-]+:\/\//i.test(url)) {
    throw new StoreOpenError(
      'unsupported-database',
      'DATABASE_URL names a database that is not supported yet. Leave it unset to use the file in the data directory.',
    );
  }
  return path.resolve(dataDir, url);
}

function toOpenError(error: unknown, dataDir: string): StoreOpenError {
  const code = errorCode(error);
  const message = errorMessage(error);
  if (isDiskFull(error)) {
    return new StoreOpenError(
      'disk-full',
      `The disk that holds ${dataDir} is full. Free some space and start again.`,
      error,
    );
  }
  const isRefused = ['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR', 'EISDIR', 'EEXIST'].includes(code);
  const cannotOpen = /unable to open (connection to local )?database/i.test(message);
  if (isRefused || cannotOpen || code.startsWith('SQLITE_READONLY') || code.startsWith('SQLITE_CANTOPEN')) {
    return new StoreOpenError(
      'not-writable',
      `${dataDir} cannot be written to. Check who owns it and its permissions.`,
      error,
    );
  }
  if (code.startsWith('SQLITE_NOTADB') || code.startsWith('SQLITE_CORRUPT')) {
    return new StoreOpenError(
      'damaged',
      `The database file in ${dataDir} is damaged. Restore it from a backup.`,
      error,
    );
  }
  if (isFromNewerVersion(error)) {
    return new StoreOpenError(
      'newer-version',
      `The data in ${dataDir} comes from a newer version. Start that version.`,
      error,
    );
  }
  if (code.startsWith('SQLITE_BUSY')) {
    return new StoreOpenError(
      'busy',
      `Another process keeps the database in ${dataDir} locked. Try again in a moment.`,
      error,
    );
  }
  return new StoreOpenError('unavailable', `The store in ${dataDir} could not be opened: ${message}`, error);
}
