import { createSearchIndex, indexEntries } from '../app/search/search-index.ts';
import { makeManyEntries } from '../app/testing/many-entries.ts';

/** Prints the CPU time and memory of an index of 5,000 entries, and the CPU time of queries. Run with --expose-gc. */
const questions = [
  'aurora', 'white', 'quartz', 'a', '3cm', '36 inch white vanity', 'warm white grey veins', 'calacata', 'kalakata',
  'zzz white', 'whte vanty', 'quartz white grey slab stone countertop polished mars', 'z'.repeat(100), 'a '.repeat(50),
]; // prettier-ignore
const ROUNDS = 50;

const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const heapMb = () => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1e6;
};

const entries = makeManyEntries();
const [heapBefore, cpuBefore] = [heapMb(), cpuMs()];
const { search } = createSearchIndex([await indexEntries(entries)]);
const buildMs = cpuMs() - cpuBefore;
process.stdout.write(
  `${entries.length} entries: ${buildMs.toFixed(0)} ms, ${(heapMb() - heapBefore).toFixed(1)} MB of heap\n`,
);
for (const question of questions) {
  for (let round = 0; round < ROUNDS; round += 1) search(question);
  const before = cpuMs();
  for (let round = 0; round < ROUNDS; round += 1) search(question);
  const ms = (cpuMs() - before) / ROUNDS;
  process.stdout.write(
    `${ms.toFixed(2).padStart(6)} ms ${String(search(question).found.length).padStart(5)}  ${question}\n`,
  );
}
