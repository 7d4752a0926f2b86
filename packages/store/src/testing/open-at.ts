/** Opens the store at a given moment and prints how long that took, in milliseconds. */
import { openStore } from '../open-store.ts';
import { storeOfEnvironment } from '../bin/store-of-environment.ts';

const [startAt = '0'] = process.argv.slice(2);
while (Date.now() < Number(startAt)) {
  // Spins, so that every process starts in the same millisecond.
}
const before = performance.now();
const store = await openStore(storeOfEnvironment());
process.stdout.write(`${performance.now() - before}\n`);
await store.close();
