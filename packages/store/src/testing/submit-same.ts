/** Submits the same lead several times at a given moment and prints each result. */
import { createLead } from '../leads/create-lead.ts';
import { openStore } from '../open-store.ts';
import { storeOfEnvironment } from '../bin/store-of-environment.ts';
import { jpegFile, sampleLead } from './sample-input.ts';

const [startAt = '0', times = '1'] = process.argv.slice(2);
const store = await openStore(storeOfEnvironment());
await new Promise((resolve) => setTimeout(resolve, Number(startAt) - Date.now()));
const results = await Promise.all(
  Array.from({ length: Number(times) }, () => createLead(store, sampleLead(), [jpegFile()])),
);
await store.close();
for (const result of results) process.stdout.write(`${JSON.stringify(result)}\n`);
