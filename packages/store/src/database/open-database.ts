import { findDatabaseKind } from '../database-url.ts';
import type { OpenDatabase, OpenDatabaseOptions } from './database.ts';
import { openSqliteStore } from './sqlite/open-sqlite.ts';

/**
 * Opens PostgreSQL or a SQLite file, as `databaseUrl` says, and migrates it.
 *
 * @throws StoreOpenError with a message for the owner
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<OpenDatabase> {
  if (findDatabaseKind(options.databaseUrl ?? '') !== 'postgres') return openSqliteStore(options);
  // Loaded on demand, so that SQLite needs neither the time nor the memory.
  const { openPostgresDatabase } = await import('./postgres/open-postgres.ts');
  return openPostgresDatabase(options.databaseUrl ?? '', options);
}
