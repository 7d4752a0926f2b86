import path from 'node:path';

/** The default for `DATA_DIR`: `data` next to the workspace's packages. */
const DEFAULT_DATA_DIR = path.resolve(import.meta.dirname, '../../../../data');

/** Reads `DATA_DIR` and `DATABASE_URL` for `openStore`. */
export function storeOfEnvironment(defaultDataDir = DEFAULT_DATA_DIR): {
  dataDir: string;
  databaseUrl: string | undefined;
} {
  return { dataDir: process.env['DATA_DIR'] || defaultDataDir, databaseUrl: process.env['DATABASE_URL'] };
}
