import { BackupError } from '../backup/backup-error.ts';
import { openStore } from '../open-store.ts';
import type { Store } from '../store.ts';
import { StoreOpenError } from '../store-open-error.ts';
import { storeOfEnvironment } from './store-of-environment.ts';

/** Says a line to whoever ran the command. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Runs a command on the store of the environment. What is expected to go wrong is said in a sentence, with exit code 1. */
export async function withStoreOfEnvironment(work: (store: Store) => Promise<void>): Promise<void> {
  try {
    const store = await openStore(storeOfEnvironment());
    try {
      await work(store);
    } finally {
      await store.close();
    }
  } catch (error) {
    if (!(error instanceof BackupError) && !(error instanceof StoreOpenError)) throw error;
    // Nobody is asked for a passphrase here: it stands in the environment.
    const place = error.code === 'locked' ? ' Set it as BACKUP_PASSPHRASE.' : '';
    process.stderr.write(`${error.message}${place}\n`);
    process.exitCode = 1;
  }
}
