import { Kysely } from 'kysely';
import type { StoreLog } from '../store-log.ts';
import { DatabaseFileWatch } from './file-watch.ts';
import { migrateToLatest } from './migrate.ts';
import type { Tables } from './schema.ts';
import { openSqliteReader, openSqliteWriter } from './sqlite-connection.ts';
import type { SqliteReader } from './sqlite-connection.ts';
import { SharedFileSqliteDialect } from './sqlite-dialect.ts';

/** An open, migrated database. What the rest of the package may know of the kind of database is here. */
export interface OpenDatabase {
  readonly kysely: Kysely<Tables>;
  /** The committed content version, read at once, in a few microseconds. Throws when a lock keeps it from being read. */
  readContentVersion(): number;
  /** Throws a DatabaseFileError when what is committed now would be lost with the file's name. */
  assertFileInPlace(): void;
  close(): Promise<void>;
}

/**
 * Opens and migrates a SQLite file.
 *
 * @param options.lockWaitMs how long another process's lock is waited for, here and in every later statement
 */
export async function openSqliteDatabase(
  file: string,
  { lockWaitMs, log }: { lockWaitMs: number; log: StoreLog },
): Promise<OpenDatabase> {
  const writer = await openSqliteWriter(file, performance.now() + lockWaitMs);
  let reader: SqliteReader;
  try {
    reader = openSqliteReader(file);
  } catch (error) {
    writer.close();
    throw error;
  }
  let watch: DatabaseFileWatch | undefined;
  let readVersionRows: ReturnType<SqliteReader['prepare']>;
  const assertFileInPlace = (isAfterCommit = false) => watch?.assertInPlace(isAfterCommit);
  const dialect = new SharedFileSqliteDialect({ writer, reader, assertFileInPlace, lockWaitMs });
  const kysely = new Kysely<Tables>({ dialect });
  try {
    await migrateToLatest(kysely);
    // Only now are all of its files there.
    watch = new DatabaseFileWatch(file, log);
    readVersionRows = reader.prepare('select version from content_version where id = 1');
  } catch (error) {
    await kysely.destroy();
    throw error;
  }
  return {
    kysely,
    readContentVersion: () => {
      const [row] = readVersionRows([]);
      if (typeof row !== 'object' || row === null || !('version' in row))
        throw new Error('The content version is gone');
      return Number(row.version);
    },
    assertFileInPlace: () => assertFileInPlace(),
    close: () => kysely.destroy(),
  };
}
