import { systemActor } from '../database/write-transaction.ts';
import { ALL_BYTES_A_DAY, countUpload } from '../leads/upload-use.ts';
import type { Store } from '../store.ts';

/** Uses up today's limit for visitors' files. */
export async function useUpUploads(store: Store): Promise<void> {
  await store.write({ actor: systemActor }, (transaction) =>
    countUpload(transaction, { network: null, bytes: ALL_BYTES_A_DAY }),
  );
}
