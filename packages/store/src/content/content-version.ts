import { noteContentVersion, storeOf, writer } from '../database/handles.ts';
import { pipelineWrite } from '../database/pipeline-write.ts';
import type { WriteTransaction } from '../database/write-transaction.ts';
import type { Store } from '../store.ts';

/**
 * The number of the content that visitors see, read at once and cheap enough for every request. It differs as soon as
 * any process has committed a change that visitors can see: for changes of this process at the next call, on SQLite from the
 * next turn of the event loop on, within a second on PostgreSQL.
 */
export function contentVersion(store: Store): number {
  return store.readContentVersion();
}

/** The same; undefined while a lock keeps it from being read. Who then asks the store itself waits for that lock. */
export function findContentVersion(store: Store): number | undefined {
  try {
    return contentVersion(store);
  } catch {
    return undefined;
  }
}

/** Raises the content version within the transaction of the change itself: both are seen, or neither. */
export async function raiseContentVersion(transaction: WriteTransaction): Promise<void> {
  const rows = await pipelineWrite(
    transaction,
    writer(transaction)
      .updateTable('content_version')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', 1)
      .returning('version'),
  );
  const store = storeOf(transaction);
  transaction.afterCommit(async () => {
    const [raised] = rows;
    if (raised === undefined) throw new Error('The content version is missing');
    noteContentVersion(store, raised.version);
  });
}
