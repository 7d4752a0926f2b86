import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { emptyDatabase } from './empty-database.ts';
import { queryPostgres } from './query-postgres.ts';

export const engine = inject('postgres') === null ? 'sqlite' : 'postgres';

const known = new Map<string, Promise<string>>();

/** Databases of this worker that earlier tests returned, empty again. */
const idle: string[] = [];

/**
 * Returns the database of a data directory: undefined for SQLite; for PostgreSQL a new one, or one that another test returned.
 *
 * @param options.isEmpty without tables, as a server's owner creates it
 */
export async function databaseUrlOf(
  dataDir: string,
  { isEmpty = false }: { isEmpty?: boolean } = {},
): Promise<string | undefined> {
  const postgres = inject('postgres');
  if (postgres === null) return undefined;
  let made = known.get(dataDir);
  if (made === undefined) {
    const left = isEmpty ? undefined : idle.pop();
    made =
      left === undefined
        ? copyDatabase(postgres.url, isEmpty ? 'template1' : postgres.template)
        : Promise.resolve(left);
    known.set(dataDir, made);
  }
  return made;
}

async function copyDatabase(server: string, template: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await queryPostgres(server, `create database ${name} template ${template} strategy file_copy`);
  return new URL(`/${name}`, server).href;
}

/**
 * Returns a data directory's database to the pool if only its rows changed, which takes a tenth of the time of a new copy.
 * Otherwise drops it and disconnects its clients.
 */
export async function dropDatabaseOf(dataDir: string): Promise<void> {
  const postgres = inject('postgres');
  const made = known.get(dataDir);
  if (postgres === null || made === undefined) return;
  known.delete(dataDir);
  const url = await made;
  if (await emptyDatabase(url, postgres.empty)) idle.push(url);
  else await queryPostgres(postgres.url, `drop database ${new URL(url).pathname.slice(1)} with (force)`);
}

export async function storeEnvironment(dataDir: string): Promise<{ DATA_DIR: string; DATABASE_URL: string }> {
  return { DATA_DIR: dataDir, DATABASE_URL: (await databaseUrlOf(dataDir)) ?? '' };
}
