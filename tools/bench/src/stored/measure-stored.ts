import { measured, type Measurement } from '../figures/measurement.ts';
import { storedTargets } from '../figures/targets.ts';
import { makeThrowAwayFolder } from '../processes/run-servers.ts';
import { measureBackup } from './stored-backup.ts';
import { measureServers } from './stored-servers.ts';
import { fillStored, makeDatabase, restoreInto } from './stored-stores.ts';

/**
 * What the servers do with much in the store: on SQLite, then backed up, restored into PostgreSQL, and the same there.
 * @param tell is given each figure as it comes
 * @throws when anything is not answered well
 */
export async function measureStored(
  dataDir: string,
  password: string,
  runs: number,
  tell: (measurement: Measurement) => void,
): Promise<void> {
  const store = fillStored(dataDir);
  await measureServers(store, password, runs, tell);
  const { backup, measurements } = await measureBackup(store, password);
  for (const measurement of measurements) tell(measurement);
  const other = await makeDatabase(makeThrowAwayFolder());
  tell(measured('restored into PostgreSQL', storedTargets.restoreS, [restoreInto(other, backup)]));
  await measureServers(other, password, runs, tell);
  for (const measurement of (await measureBackup(other, password)).measurements) tell(measurement);
}

/** Stands for what could not be measured: every target missed. */
export function unmeasuredStored(): Measurement[] {
  return Object.values(storedTargets).map((target) => measured('much in the store', target, []));
}
