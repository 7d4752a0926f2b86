/** Saves the human verification keys given as JSON, as the admin does. */
import { storeOfEnvironment } from '../bin/store-of-environment.ts';
import { openStore, systemActor } from '../open-store.ts';
import { findVerification, saveVerification } from '../verification/save-verification.ts';

const [json = '{}'] = process.argv.slice(2);
const store = await openStore(storeOfEnvironment());
const { revision: from } = await findVerification(store);
// Saving validates the input, so a wrong argument is reported.
const { ok } = await store.write({ actor: systemActor }, (transaction) =>
  saveVerification(transaction, { from, keys: JSON.parse(json) }),
);
process.stdout.write(`${JSON.stringify({ ok })}\n`);
await store.close();
