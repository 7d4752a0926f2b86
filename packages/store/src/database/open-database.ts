import { findDatabaseKind } from '../database-url.ts';
import type { OpenDatabase, OpenDatabaseOptions } from './database.ts';
import { openSqliteStore } from './sqlite/open-sqlite.ts';

/**
 * Opens the database that `databaseUrl` names, PostgreSQL or a SQLite file, and brings its schema up to date.
 *
 * @throws StoreOpenError with a closed code and a message for the owner
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<OpenDatabase> {
  if (findDatabaseKind(options.databaseUrl ?? '') !== 'postgres') return openSqliteStore(options);
  // Loaded only when it is asked for: on SQLite nothing of it costs start or memory.
  const { openPostgresDatabase } = await import('./postgres/open-postgres.ts');
  return openPostgresDatabase(options.databaseUrl ?? '', options);
}
