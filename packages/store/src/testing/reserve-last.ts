/** Reserves pieces of a product for different visitors at the same moment and prints each result. */
import { openStore } from '../open-store.ts';
import { storeOfEnvironment } from '../bin/store-of-environment.ts';
import { reservePiece } from '../stock/reserve-piece.ts';
import { sampleLead } from './sample-input.ts';

const [startAt = '0', times = '1', productId = '', who = ''] = process.argv.slice(2);
const store = await openStore(storeOfEnvironment());
await new Promise((resolve) => setTimeout(resolve, Number(startAt) - Date.now()));
const results = await Promise.all(
  Array.from({ length: Number(times) }, (_, index) =>
    reservePiece(store, sampleLead({ kind: 'reservation', email: `${who}${index}@home.example`, phone: null }), {
      productId,
      network: null,
    }),
  ),
);
await store.close();
for (const result of results) process.stdout.write(`${JSON.stringify(result)}\n`);
