import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { constants, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startThrowAwayPostgres } from '@showroom/throw-away-postgres';
import { findPostgres } from '@showroom/throw-away-postgres/find-postgres';
import { ownFolder, readRecord, recordJson } from '../figures/record.ts';
import { cleanUpAtExit } from '../processes/child-processes.ts';
import { makeThrowAwayFolder, prepareData, runOnStore } from '../processes/run-servers.ts';
import { workspace } from '../workspace.ts';

/** A store to start servers on. */
export interface StoredStore {
  readonly engine: 'SQLite' | 'PostgreSQL';
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

/** What it contains, and how its owner signs in. */
export interface Filled {
  readonly password: string;
  readonly posts: number;
  readonly leads: number;
}

const FILLED = 'filled.json';
const storeSources = join(workspace, 'packages', 'store', 'src');
/** Identifies the code that fills a store. A different version fills it again. */
const madeBy = ['database/migrations', 'testing/fill-large-store.ts', 'testing/many-leads.ts'];

/**
 * Copies a data folder with years' worth of data. It's filled once per scale and saved next to the figures.
 *
 * @param scale the share of the full amount, from 0.01 to 1
 * @throws with the filling program's error output
 */
export function copyFilled(scale: number): { readonly store: StoredStore; readonly filled: Filled } {
  const kept = join(ownFolder, `stored-${scale}-${digestSources()}`);
  let filled = readFilled(kept);
  if (filled === undefined) {
    removeEarlier(scale);
    mkdirSync(kept, { recursive: true });
    const password = prepareData(kept);
    const { posts, leads } = readCounts(run('testing/fill-large-store.ts', { DATA_DIR: kept }, [String(scale)]));
    filled = { password, posts, leads };
    recordJson(FILLED, filled, kept);
  }
  const dataDir = makeThrowAwayFolder();
  cpSync(kept, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return { store: { engine: 'SQLite', dataDir, databaseUrl: undefined }, filled };
}

/** An empty database on a PostgreSQL server with default settings, which ends with this process. */
export async function makeDatabase(): Promise<StoredStore & { readonly databaseUrl: string }> {
  const postgres = await startThrowAwayPostgres({ isAsInstalled: true });
  cleanUpAtExit(() => void postgres.stop());
  return { engine: 'PostgreSQL', dataDir: makeThrowAwayFolder(), databaseUrl: postgres.url('postgres') };
}

/**
 * Restores a backup into a store with `pnpm restore`.
 * @returns the seconds it took
 */
export function restoreInto({ dataDir, databaseUrl }: StoredStore, backup: string): number {
  const startedAt = performance.now();
  run('bin/prepare.ts', { DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
  run('bin/restore.ts', { DATA_DIR: dataDir, DATABASE_URL: databaseUrl }, [backup, '--yes']);
  const seconds = (performance.now() - startedAt) / 1_000;
  // Autovacuum would do this within minutes.
  if (databaseUrl !== undefined) execFileSync(join(findPostgres(), 'vacuumdb'), ['--analyze', '--quiet', databaseUrl]);
  return seconds;
}

function run(script: string, settings: Readonly<NodeJS.Dict<string>>, args: readonly string[] = []): string {
  const result = runOnStore(script, settings, args);
  if (result.status !== 0) throw new Error(`${script} failed.\n${result.stderr}${result.stdout}`);
  return result.stdout;
}

function digestSources(): string {
  const digest = createHash('sha256');
  const files = madeBy.flatMap((name) => {
    const path = join(storeSources, name);
    if (name.endsWith('.ts')) return [path];
    return readdirSync(path, { recursive: true, encoding: 'utf8' })
      .filter((inner) => inner.endsWith('.ts'))
      .map((inner) => join(path, inner));
  });
  for (const file of files.toSorted()) digest.update(readFileSync(file));
  return digest.digest('hex').slice(0, 8);
}

function removeEarlier(scale: number): void {
  if (!existsSync(ownFolder)) return;
  for (const name of readdirSync(ownFolder)) {
    if (name.startsWith(`stored-${scale}-`)) rmSync(join(ownFolder, name), { recursive: true });
  }
}

/** What an earlier run has filled; undefined if it's missing or incomplete. */
function readFilled(folder: string): Filled | undefined {
  const found = readRecord(FILLED, folder);
  if (typeof found !== 'object' || found === null || !('password' in found)) return undefined;
  return { password: String(found.password), ...readCounts(JSON.stringify(found)) };
}

function readCounts(json: string): Pick<Filled, 'posts' | 'leads'> {
  const counts: unknown = JSON.parse(json);
  if (typeof counts !== 'object' || counts === null || !('posts' in counts) || !('leads' in counts)) {
    throw new Error(`A filled store does not say what is in it: ${json}`);
  }
  return { posts: Number(counts.posts), leads: Number(counts.leads) };
}
