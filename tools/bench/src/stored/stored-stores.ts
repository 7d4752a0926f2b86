import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { startThrowAwayPostgres } from '@showroom/throw-away-postgres';
import { findPostgres } from '@showroom/throw-away-postgres/find-postgres';
import { cleanUpAtExit } from '../processes/child-processes.ts';
import { runOnStore } from '../processes/run-servers.ts';

/** A store that servers can be started over. */
export interface StoredStore {
  readonly engine: 'SQLite' | 'PostgreSQL';
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

/**
 * Puts as much into a prepared data folder as years bring.
 * @throws with what the filling program said.
 */
export function fillStored(dataDir: string): StoredStore {
  run('testing/fill-large-store.ts', { DATA_DIR: dataDir });
  return { engine: 'SQLite', dataDir, databaseUrl: undefined };
}

/** An empty database on a PostgreSQL server with its usual settings, which ends with this process. */
export async function makeDatabase(dataDir: string): Promise<StoredStore & { readonly databaseUrl: string }> {
  const postgres = await startThrowAwayPostgres({ isAsInstalled: true });
  cleanUpAtExit(() => void postgres.stop());
  return { engine: 'PostgreSQL', dataDir, databaseUrl: postgres.url('postgres') };
}

/**
 * Puts a backup into a store, as `pnpm restore` does.
 * @returns how long it took, in seconds.
 */
export function restoreInto({ dataDir, databaseUrl }: StoredStore, backup: string): number {
  const startedAt = performance.now();
  run('bin/restore.ts', { DATA_DIR: dataDir, DATABASE_URL: databaseUrl }, [backup, '--yes']);
  const seconds = (performance.now() - startedAt) / 1_000;
  // Which the server does by itself within minutes.
  if (databaseUrl !== undefined) execFileSync(join(findPostgres(), 'vacuumdb'), ['--analyze', '--quiet', databaseUrl]);
  return seconds;
}

function run(script: string, settings: Readonly<NodeJS.Dict<string>>, args: readonly string[] = []): void {
  const result = runOnStore(script, settings, args);
  if (result.status !== 0) throw new Error(`${script} failed.\n${result.stderr}${result.stdout}`);
}
