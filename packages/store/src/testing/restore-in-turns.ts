/** Restores two archives in turns, discarding the safety copies, and prints the number of each. */
import { writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { restoreArchive } from '../backup/restore-archive.ts';
import { sumTables } from '../backup/stored-rows.ts';
import { storeOfEnvironment } from '../bin/store-of-environment.ts';
import { readSnapshot } from '../database/handles.ts';
import { systemActor } from '../database/write-transaction.ts';
import { openStore } from '../open-store.ts';

const [one = '', other = ''] = process.argv.slice(2);
const store = await openStore(storeOfEnvironment());
for (let time = 0; ; time += 1) {
  const directory = await mkdtemp(path.join(store.dataDir, 'scratch-'));
  await restoreArchive(store, {
    file: time % 2 === 0 ? one : other,
    actor: systemActor,
    name: 'a backup',
    directory,
    makeSafetyCopy: () => readSnapshot(store, sumTables),
  });
  await rm(directory, { recursive: true });
  writeSync(1, `${time}\n`);
}
