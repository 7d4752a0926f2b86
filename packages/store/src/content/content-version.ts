import { noteContentVersion, storeOf, writer } from '../database/handles.ts';
import { pipelineWrite } from '../database/pipeline-write.ts';
import type { WriteTransaction } from '../database/write-transaction.ts';
import type { Store } from '../store.ts';

/**
 * Returns the version of what visitors see; cheap enough for every request. It changes when any process commits a visible change:
 * at once for this process, for others in the next turn of the event loop on SQLite and within a second on PostgreSQL.
 */
export function contentVersion(store: Store): number {
  return store.readContentVersion();
}

/** Like `contentVersion`, but undefined while a lock prevents reading it. */
export function findContentVersion(store: Store): number | undefined {
  try {
    return contentVersion(store);
  } catch {
    return undefined;
  }
}

/** Call it in the transaction of the change itself, so that both become visible together. */
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
