import { measured, type Measurement } from '../figures/measurement.ts';
import { storedTargets } from '../figures/targets.ts';
import type { BenchOptions } from '../options.ts';
import { measureBackup } from './stored-backup.ts';
import { measureServers } from './stored-servers.ts';
import type { Step } from './stored-step.ts';
import { copyFilled, makeDatabase, restoreInto, type Filled, type StoredStore } from './stored-stores.ts';

export interface Report {
  /** Collects figures and prints them at once. */
  readonly add: (figures: readonly Measurement[]) => void;
  /** Reports a failure and counts its figures as missed. */
  readonly attempt: <Result>(
    measure: () => Promise<Result>,
    otherwise: readonly Measurement[],
  ) => Promise<Result | undefined>;
}

/** Measures the servers with a large store: on SQLite, then backed up, restored into PostgreSQL, and there again. */
export async function measureStored({ runs, scale }: BenchOptions, report: Report): Promise<void> {
  const found = await report.attempt(async () => copyFilled(scale), missing('a store with much in it'));
  if (found === undefined) return;
  const { store, filled } = found;
  const backup = await measureEngine(store, filled, runs, report);
  if (backup === undefined) return report.add(missing('PostgreSQL, without a backup to begin with'));
  const other = await report.attempt(async () => {
    const database = await makeDatabase();
    report.add([measured('restored into PostgreSQL', storedTargets.restoreS, [restoreInto(database, backup)])]);
    return database;
  }, missing('PostgreSQL'));
  if (other !== undefined) await measureEngine(other, filled, runs, report);
}

/** @returns the backup, if one was made */
async function measureEngine(
  store: StoredStore,
  filled: Filled,
  runs: number,
  report: Report,
): Promise<string | undefined> {
  const step: Step = async (subject, targets, measure) => {
    const name = `${store.engine}: ${subject}`;
    const figures = await report.attempt(
      async () => {
        const samples = await naming(name, measure);
        return targets.map((target, place) => measured(name, target, samples[place] ?? []));
      },
      targets.map((target) => measured(name, target, [])),
    );
    if (figures !== undefined) report.add(figures);
  };
  const failed = missing(`${store.engine}: its servers`);
  await report.attempt(() => naming(store.engine, () => measureServers(store, filled, runs, step)), failed);
  let backup: string | undefined;
  await step('backup', [storedTargets.backupS, storedTargets.stallMs, storedTargets.memory], async () => {
    const { file, seconds, stallMs, memory } = await measureBackup(store, filled);
    backup = file;
    return [[seconds], [stallMs], [memory]];
  });
  return backup;
}

/** Adds to an error where it happened. */
async function naming<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** Placeholders for all figures that weren't measured. */
function missing(subject: string): Measurement[] {
  return [measured(subject, storedTargets.memory, [])];
}
