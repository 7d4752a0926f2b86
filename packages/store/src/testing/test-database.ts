import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { emptyDatabase } from './empty-database.ts';
import { queryPostgres } from './query-postgres.ts';

/** Which database the tests of this run are on. */
export const engine = inject('postgres') === null ? 'sqlite' : 'postgres';

const known = new Map<string, Promise<string>>();

/** Databases of this worker that earlier tests are done with, empty again. */
const idle: string[] = [];

/**
 * The database of a data directory: on SQLite the file in it, that is no address at all; on PostgreSQL one of its own, made when
 * it is first asked for, or one that another test has left.
 *
 * @param options.isEmpty without the tables, as the owner of a server makes it
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
 * Undoes what a data directory had on the server: for the next test where nothing but its rows was changed, which takes a
 * tenth of the time that another copy does. Otherwise it is removed, and anyone who is still connected is sent away.
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

/** What a process needs in its environment to open the store of a data directory. */
export async function storeEnvironment(dataDir: string): Promise<{ DATA_DIR: string; DATABASE_URL: string }> {
  return { DATA_DIR: dataDir, DATABASE_URL: (await databaseUrlOf(dataDir)) ?? '' };
}
