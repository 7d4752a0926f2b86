import { Kysely } from 'kysely';
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
  close(): Promise<void>;
}

/**
 * Opens and migrates a SQLite file.
 *
 * @param lockWaitMs how long another process's lock is waited for, here and in every later statement, in milliseconds
 */
export async function openSqliteDatabase(file: string, lockWaitMs: number): Promise<OpenDatabase> {
  const writer = await openSqliteWriter(file, performance.now() + lockWaitMs);
  let reader: SqliteReader;
  try {
    reader = openSqliteReader(file);
  } catch (error) {
    writer.close();
    throw error;
  }
  const kysely = new Kysely<Tables>({ dialect: new SharedFileSqliteDialect({ writer, reader, lockWaitMs }) });
  try {
    await migrateToLatest(kysely);
  } catch (error) {
    await kysely.destroy();
    throw error;
  }
  return {
    kysely,
    readContentVersion: () => {
      const [row] = reader.all('select version from content_version where id = 1', []);
      if (typeof row !== 'object' || row === null || !('version' in row))
        throw new Error('The content version is gone');
      return Number(row.version);
    },
    close: () => kysely.destroy(),
  };
}
