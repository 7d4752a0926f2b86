/** Makes backups in a loop and prints each name. */
import { writeSync } from 'node:fs';
import { makeBackup } from '../backup/backup-library.ts';
import { storeOfEnvironment } from '../bin/store-of-environment.ts';
import { openStore } from '../open-store.ts';

const [directory = ''] = process.argv.slice(2);
const store = await openStore(storeOfEnvironment());
for (;;) {
  const { name } = await makeBackup(store, { directory, sort: 'manual' });
  writeSync(1, `${name}\n`);
}
