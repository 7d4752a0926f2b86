import { writer } from '../database/handles.ts';
import type { WriteTransaction } from '../database/write-transaction.ts';
import type { LeadCountTable } from './tables.ts';

/** The properties that lists can be narrowed by without a search, and whether a lead is read. */
export type CountedLead = Omit<LeadCountTable, 'count'>;

/**
 * Updates the counts when a lead is added, deleted (`was` or `is` is null) or changed, in the same transaction. Counting for
 * every page would get slower with every lead.
 */
export async function countLead(
  transaction: WriteTransaction,
  { was, is }: { was: CountedLead | null; is: CountedLead | null },
): Promise<void> {
  if (was !== null) await addToCount(transaction, was, -1);
  if (is !== null) await addToCount(transaction, is, 1);
}

async function addToCount(transaction: WriteTransaction, lead: CountedLead, difference: number): Promise<void> {
  const { status, kind, is_suspected, is_read } = lead;
  await writer(transaction)
    .insertInto('lead_count')
    .values({ status, kind, is_suspected, is_read, count: difference })
    .onConflict((conflict) =>
      conflict
        .columns(['status', 'kind', 'is_suspected', 'is_read'])
        .doUpdateSet((eb) => ({ count: eb('lead_count.count', '+', difference) })),
    )
    .execute();
}
