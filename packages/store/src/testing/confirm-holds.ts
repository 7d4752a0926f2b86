/** Confirms reservations at the same moment and prints each result. */
import { openStore } from '../open-store.ts';
import { storeOfEnvironment } from '../bin/store-of-environment.ts';
import { systemActor } from '../database/write-transaction.ts';
import { confirmHold } from '../stock/confirm-hold.ts';

const [startAt = '0', ...leadIds] = process.argv.slice(2);
const store = await openStore(storeOfEnvironment());
await new Promise((resolve) => setTimeout(resolve, Number(startAt) - Date.now()));
const results = await Promise.all(
  leadIds.map((leadId) => store.write({ actor: systemActor }, (transaction) => confirmHold(transaction, { leadId }))),
);
await store.close();
for (const result of results) process.stdout.write(`${JSON.stringify(result)}\n`);
