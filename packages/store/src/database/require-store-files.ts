import { statSync } from 'node:fs';
import path from 'node:path';
import { findDatabaseKind } from '../database-url.ts';
import { StoreOpenError } from '../store-open-error.ts';
import { findFile } from './sqlite/open-sqlite.ts';

/**
 * Checks that a data directory contains a store before anything is created.
 *
 * @throws StoreOpenError that names the folder and what was expected
 */
export function requireStoreFiles(dataDir: string, databaseUrl: string | undefined): void {
  const kind = findDatabaseKind(databaseUrl ?? '');
  // Other URLs are refused elsewhere with their own message.
  if (kind === undefined) return;
  const expected = kind === 'sqlite' ? findFile(dataDir, databaseUrl) : path.join(dataDir, 'incoming');
  if (statSync(dataDir, { throwIfNoEntry: false })?.isDirectory() === true && hasContent(expected)) return;
  const name = path.relative(dataDir, expected);
  const what = name.startsWith('..') || path.isAbsolute(name) ? expected : `${name} in it`;
  throw new StoreOpenError(
    'no-store',
    `There is no store in ${dataDir}: ${what} was expected. Check DATA_DIR${databaseUrl === undefined ? '' : ' and DATABASE_URL'}, or start the servers once to make a store there.`,
  );
}

function hasContent(place: string): boolean {
  const stats = statSync(place, { throwIfNoEntry: false });
  return stats !== undefined && (stats.isDirectory() || stats.size > 0);
}
