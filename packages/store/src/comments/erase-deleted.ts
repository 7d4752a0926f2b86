import { reader, writer } from '../database/handles.ts';
import { systemActor } from '../database/write-transaction.ts';
import type { WriteTransaction } from '../database/write-transaction.ts';
import type { Store } from '../store.ts';

/** How long a deleted comment can be restored, in milliseconds. Then its text is erased. */
export const UNDO_MS = 60 * 60 * 1000;

/** Erases comments that can't be restored anymore. */
export async function eraseDeletedComments(transaction: WriteTransaction): Promise<void> {
  await writer(transaction)
    .deleteFrom('comment')
    .where('deleted_at', '<', new Date(transaction.now.getTime() - UNDO_MS).toISOString())
    .execute();
}

/** Erases them in a transaction of its own, in case no one deletes anything later. */
export async function eraseOverdueComments(store: Store): Promise<void> {
  const due = await reader(store)
    .selectFrom('comment')
    .select('id')
    .where('deleted_at', '<', new Date(store.now().getTime() - UNDO_MS).toISOString())
    .executeTakeFirst();
  if (due !== undefined) await store.write({ actor: systemActor }, eraseDeletedComments);
}
