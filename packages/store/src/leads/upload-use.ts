import { hashNetwork } from '../auth/hash-network.ts';
import { storeOf, writer } from '../database/handles.ts';
import type { WriteTransaction } from '../database/write-transaction.ts';
import { shopDayOf } from '../shop-day.ts';

const MEGABYTE = 1024 * 1024;
/** Bytes of files that one network may send in a day: five requests with the most and largest files. */
export const NETWORK_BYTES_A_DAY = 250 * MEGABYTE;
/** Bytes of files that all visitors together may send in a day: more than a busy month of honest requests. */
export const ALL_BYTES_A_DAY = 2048 * MEGABYTE;

/** The row that counts all networks together. */
const ALL = '';

/**
 * Counts uploaded files against the daily limits, in the transaction that saves them. The counts are in the store, so restarts
 * and several machines share them.
 *
 * @returns false when a limit is exceeded; then nothing is counted
 */
export async function countUpload(
  transaction: WriteTransaction,
  { network, bytes }: { readonly network: string | null; readonly bytes: number },
): Promise<boolean> {
  if (bytes === 0) return true;
  const day = shopDayOf(transaction.now);
  const hashed = network === null ? null : await hashNetwork(storeOf(transaction), network);
  const limits = [
    { counted: ALL, most: ALL_BYTES_A_DAY },
    ...(hashed === null ? [] : [{ counted: hashed, most: NETWORK_BYTES_A_DAY }]),
  ];
  const rows = await writer(transaction).selectFrom('upload_use').selectAll().where('day', '=', day).execute();
  const sums = limits.map(({ counted, most }) => {
    const used = rows.find((row) => row.network === counted)?.bytes ?? 0;
    return { counted, most, sum: used + bytes };
  });
  if (sums.some(({ sum, most }) => sum > most)) return false;
  for (const { counted, sum } of sums) {
    await writer(transaction)
      .insertInto('upload_use')
      .values({ day, network: counted, bytes: sum })
      .onConflict((conflict) => conflict.columns(['day', 'network']).doUpdateSet({ bytes: sum }))
      .execute();
  }
  // The hashes of networks are deleted with their day.
  await writer(transaction).deleteFrom('upload_use').where('day', '<', day).execute();
  return true;
}
