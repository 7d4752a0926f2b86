import { writer } from '../database/handles.ts';
import { systemActor } from '../database/write-transaction.ts';
import type { Store } from '../store.ts';
import type { Tables } from '../database/schema.ts';

/** Drops a table to simulate a damaged database. */
export async function dropTable(store: Store, table: keyof Tables): Promise<void> {
  await store.write({ actor: systemActor }, async (transaction) => {
    await writer(transaction).schema.dropTable(table).execute();
  });
}
