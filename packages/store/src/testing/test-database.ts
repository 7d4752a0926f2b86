import { createHash } from 'node:crypto';
import { inject } from 'vitest';
import { queryPostgres } from './query-postgres.ts';

/** Which database the tests of this run are on. */
export const engine = inject('postgres') === null ? 'sqlite' : 'postgres';

const known = new Map<string, Promise<string>>();

/**
 * The database of a data directory: on SQLite the file in it, that is no address at all; on PostgreSQL one of its own, made when
 * it is first asked for.
 *
 * @param options.isEmpty without the tables, as the owner of a server makes it
 */
export async function databaseUrlOf(
  dataDir: string,
  { isEmpty = false }: { isEmpty?: boolean } = {},
): Promise<string | undefined> {
  const postgres = inject('postgres');
  if (postgres === null) return undefined;
  const name = `test_${createHash('sha256').update(dataDir).digest('hex').slice(0, 24)}`;
  const url = new URL(postgres.url);
  url.pathname = name;
  let made = known.get(dataDir);
  if (made === undefined) {
    const template = isEmpty ? 'template1' : postgres.template;
    made = queryPostgres(postgres.url, `create database ${name} template ${template} strategy file_copy`).then(
      () => url.href,
    );
    known.set(dataDir, made);
  }
  return made;
}

/** Removes what a data directory had on the server. Whoever is still connected is sent away. */
export async function dropDatabaseOf(dataDir: string): Promise<void> {
  const postgres = inject('postgres');
  const made = known.get(dataDir);
  if (postgres === null || made === undefined) return;
  known.delete(dataDir);
  const name = new URL(await made).pathname.slice(1);
  await queryPostgres(postgres.url, `drop database ${name} with (force)`);
}

/** What a process needs in its environment to open the store of a data directory. */
export async function storeEnvironment(dataDir: string): Promise<{ DATA_DIR: string; DATABASE_URL: string }> {
  return { DATA_DIR: dataDir, DATABASE_URL: (await databaseUrlOf(dataDir)) ?? '' };
}
