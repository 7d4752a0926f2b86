import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * The folder of PostgreSQL’s programs: `POSTGRES_BIN`, Debian’s latest, or one on the path.
 * @throws with what to do if there is none
 */
export function findPostgres(debian = '/usr/lib/postgresql'): string {
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((one, other) => Number(other) - Number(one)) : [];
  const folders = [
    process.env['POSTGRES_BIN'] ?? '',
    ...versions.map((version) => path.join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(path.delimiter),
  ];
  const found = folders.find((folder) => folder !== '' && existsSync(path.join(folder, 'initdb')));
  if (found !== undefined) return found;
  throw new Error(
    "The tests need PostgreSQL's programs: install PostgreSQL (Debian's package postgresql), or set POSTGRES_BIN to the folder that holds initdb.",
  );
}
