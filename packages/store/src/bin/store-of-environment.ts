import path from 'node:path';

/** Directory of the data when `DATA_DIR` is unset: `data` beside the workspace's packages. */
const DEFAULT_DATA_DIR = path.resolve(import.meta.dirname, '../../../../data');

/** The store that `DATA_DIR` and `DATABASE_URL` name, for `openStore`. */
export function storeOfEnvironment(): { dataDir: string; databaseUrl: string | undefined } {
  return { dataDir: process.env['DATA_DIR'] || DEFAULT_DATA_DIR, databaseUrl: process.env['DATABASE_URL'] };
}
