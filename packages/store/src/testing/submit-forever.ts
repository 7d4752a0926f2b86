/** Submits leads with files in a loop and prints each acknowledged reference. */
import { writeSync } from 'node:fs';
import { createLead } from '../leads/create-lead.ts';
import { openStore } from '../open-store.ts';
import { storeOfEnvironment } from '../bin/store-of-environment.ts';
import { jpegFile, pdfFile, sampleLead } from './sample-input.ts';

const [run = ''] = process.argv.slice(2);
const store = await openStore(storeOfEnvironment());
for (let index = 0; ; index += 1) {
  const result = await createLead(store, sampleLead({ email: `visitor${run}-${index}@home.example` }), [
    pdfFile(`drawing ${index}.pdf`, `${run} ${index}\n${'x'.repeat(100_000)}`),
    jpegFile(),
  ]);
  if (!result.ok) throw new Error(result.code);
  // Synchronous: what is in the pipe has been acknowledged, whatever happens next.
  writeSync(1, `${result.reference}\n`);
}
