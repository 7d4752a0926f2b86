import { accessSync, closeSync, constants, openSync } from 'node:fs';
import path from 'node:path';
import { Kysely } from 'kysely';
import { DATABASE_URL_RULE, findDatabaseKind } from '../../database-url.ts';
import { makeDirectory } from '../../make-directory.ts';
import { DiskFiles } from '../../media/disk-files.ts';
import { errorMessage } from '../../store-log.ts';
import { StoreOpenError } from '../../store-open-error.ts';
import { errorCode, isDiskFull } from '../database-errors.ts';
import { migrateToLatest } from '../migrate.ts';
import type { OpenDatabase, OpenDatabaseOptions } from '../database.ts';
import { RoomReserve } from '../room-reserve.ts';
import type { Tables } from '../schema.ts';
import { DatabaseFileWatch } from './file-watch.ts';
import { reserveFile } from './reserve-file.ts';
import { readOnceATurn } from './once-a-turn.ts';
import { openSingleConnection } from './single-connection.ts';
import { openSqliteReader, openSqliteWriter } from './sqlite-connection.ts';
import type { SqliteReader } from './sqlite-connection.ts';
import { fts5Index } from './fts5-index.ts';
import { SharedFileSqliteDialect } from './sqlite-dialect.ts';
import { toSqliteOpenError } from './sqlite-open-error.ts';

/** Readers wait only while the log is restarted. In milliseconds. */
const SNAPSHOT_WAIT_MS = 2000;

/**
 * Opens the SQLite file of a data directory, `showroom.db` unless `databaseUrl` names another, and its files.
 *
 * @throws StoreOpenError with a message for the owner
 */
export async function openSqliteStore(options: OpenDatabaseOptions): Promise<OpenDatabase> {
  const { dataDir, databaseUrl, log } = options;
  const uploadsDir = path.join(dataDir, 'uploads');
  try {
    const file = findFile(dataDir, databaseUrl);
    makeDirectory(uploadsDir);
    accessSync(uploadsDir, constants.W_OK | constants.X_OK);
    createFile(file);
    const room = reserveFile(file);
    const opened = await openSqliteDatabase(file, options).catch(async (error: unknown) => {
      if (!isDiskFull(error)) throw error;
      // Reading needs room for a log and its index too.
      await room.release();
      return openSqliteDatabase(file, options);
    });
    const { kysely, assertFileInPlace, readContentVersion, readCommitNumber } = opened;
    return {
      kysely,
      tableSchema: 'main',
      files: new DiskFiles({ uploadsDir, orphansDir: path.join(dataDir, 'orphans'), log, kysely }),
      search: fts5Index,
      reserve: new RoomReserve(room, log),
      readContentVersion,
      readCommitNumber,
      noteContentVersion: () => undefined,
      check: async () => {
        assertFileInPlace();
        await kysely.selectFrom('content_version').select('id').executeTakeFirstOrThrow();
      },
      findFileProblem: () => {
        try {
          assertFileInPlace();
          return null;
        } catch (error) {
          return errorMessage(error);
        }
      },
      readSnapshot: async (work) => {
        // A separate connection, because the shared one always sees the latest commit.
        const snapshot = openSingleConnection(
          file,
          `pragma busy_timeout = ${SNAPSHOT_WAIT_MS}; pragma query_only = on`,
        );
        try {
          return await snapshot.transaction().execute(work);
        } finally {
          await snapshot.destroy();
        }
      },
      // SQLite does so automatically.
      numberOnFromHighest: async () => undefined,
      toOpenError: (error) => toSqliteOpenError(error, dataDir),
      close: () => kysely.destroy(),
    };
  } catch (error) {
    throw toSqliteOpenError(error, dataDir);
  }
}

async function openSqliteDatabase(file: string, { lockWaitMs, log }: OpenDatabaseOptions) {
  const writer = await openSqliteWriter(file, performance.now() + lockWaitMs);
  let reader: SqliteReader;
  try {
    reader = openSqliteReader(file);
  } catch (error) {
    writer.close();
    throw error;
  }
  let watch: DatabaseFileWatch | undefined;
  let readVersionRow: ReturnType<SqliteReader['prepareRow']>;
  let readCommitRow: ReturnType<SqliteReader['prepareRow']>;
  const contentVersion = readOnceATurn(() => {
    const row = readVersionRow();
    if (typeof row !== 'object' || row === null || !('version' in row))
      throw new Error('The content version is missing');
    return Number(row.version);
  });
  const commitNumber = readOnceATurn(() => {
    const row = readCommitRow();
    return typeof row === 'object' && row !== null && 'data_version' in row ? Number(row.data_version) : undefined;
  });
  const assertFileInPlace = (isAfterCommit = false) => {
    if (isAfterCommit) for (const read of [contentVersion, commitNumber]) read.forget();
    watch?.assertInPlace(isAfterCommit);
  };
  const dialect = new SharedFileSqliteDialect({ writer, reader, assertFileInPlace, lockWaitMs });
  const kysely = new Kysely<Tables>({ dialect });
  try {
    await migrateToLatest(kysely);
    // All of its files exist only now.
    watch = new DatabaseFileWatch(file, log);
    readVersionRow = reader.prepareRow('select version from content_version where id = 1');
    // Changes with commits of other connections; this one never commits.
    readCommitRow = reader.prepareRow('pragma data_version');
  } catch (error) {
    await kysely.destroy();
    throw error;
  }
  return {
    kysely,
    readContentVersion: contentVersion.read,
    readCommitNumber: commitNumber.read,
    /** Throws a DatabaseFileError if a commit would be lost with the file's name. */
    assertFileInPlace: () => assertFileInPlace(),
  };
}

/** Creates a file that only its owner can read. An existing one is left untouched. */
function createFile(file: string): void {
  try {
    // Never opened if it exists: closing it would drop every lock of this process (POSIX, fcntl).
    closeSync(openSync(file, 'ax', 0o600));
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
}

export function findFile(dataDir: string, url = ''): string {
  if (url === '') return path.join(dataDir, 'showroom.db');
  if (url.startsWith('file:')) return path.resolve(dataDir, url.slice('file:'.length).replace(/^\/\//, ''));
  if (findDatabaseKind(url) === undefined) {
    throw new StoreOpenError('unsupported-database', `DATABASE_URL ${DATABASE_URL_RULE}.`);
  }
  return path.resolve(dataDir, url);
}
