import { isDiskFull } from '../database/database-errors.ts';
import { openStore } from '../open-store.ts';
import type { Store } from '../store.ts';
import { errorMessage } from '../store-log.ts';
import { StoreOpenError } from '../store-open-error.ts';
import { storeOfEnvironment } from './store-of-environment.ts';

/** Runs a command on the store that `DATA_DIR` and `DATABASE_URL` name, and prints its result as one line of JSON. */
export async function runOnStore(work: (store: Store) => Promise<Record<string, unknown>>): Promise<void> {
  try {
    const store = await openStore(storeOfEnvironment());
    try {
      printLine(await work(store));
    } finally {
      await store.close();
    }
  } catch (error) {
    printLine(describe(error));
    process.exitCode = 1;
  }
}

function describe(error: unknown): Record<string, unknown> {
  if (error instanceof StoreOpenError) return { error: error.code, message: error.message };
  if (isDiskFull(error)) {
    return { error: 'disk-full', message: 'The disk of the data directory is full. Free some space and start again.' };
  }
  return { error: 'unavailable', message: errorMessage(error) };
}

function printLine(answer: Record<string, unknown>): void {
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
