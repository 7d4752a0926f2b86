import { Kysely } from 'kysely';
import { migrateToLatest } from './migrate.ts';
import type { Tables } from './schema.ts';
import { openSqliteConnection } from './sqlite-connection.ts';
import { SharedFileSqliteDialect } from './sqlite-dialect.ts';

/** An open, migrated database. What the rest of the package may know of the kind of database is here. */
export interface OpenDatabase {
  readonly kysely: Kysely<Tables>;
  /** The committed content version, read at once. Costs a few microseconds. */
  readContentVersion(): number;
  close(): Promise<void>;
}

/**
 * Opens and migrates a SQLite file.
 *
 * A second, read-only connection serves the synchronous reads: on the first one they could fall between the
 * statements of an unfinished transaction and see what may yet be rolled back.
 */
export async function openSqliteDatabase(file: string): Promise<OpenDatabase> {
  const connection = openSqliteConnection(file);
  const kysely = new Kysely<Tables>({ dialect: new SharedFileSqliteDialect({ database: connection }) });
  try {
    await migrateToLatest(kysely);
    const reader = openSqliteConnection(file, { isReader: true });
    const versionStatement = reader.prepare('select version from content_version where id = 1');
    return {
      kysely,
      readContentVersion: () => {
        const [row] = versionStatement.all([]);
        if (typeof row !== 'object' || row === null || !('version' in row))
          throw new Error('The content version is gone');
        return Number(row.version);
      },
      close: async () => {
        reader.close();
        await kysely.destroy();
      },
    };
  } catch (error) {
    await kysely.destroy();
    throw error;
  }
}
