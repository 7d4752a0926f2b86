import { reader, writer } from '../../database/handles.ts';
import { systemActor } from '../../database/write-transaction.ts';
import type { Store } from '../../store.ts';

/** How long a new secret waits for its first code, in milliseconds. */
const PENDING_MS = 10 * 60 * 1000;

/** The earliest start of a set-up that can still be confirmed. ISO 8601, UTC. */
export function pendingSince(now: Date): string {
  return new Date(now.getTime() - PENDING_MS).toISOString();
}

export async function erasePendingFactors(store: Store): Promise<void> {
  const since = pendingSince(store.now());
  const over = reader(store)
    .selectFrom('second_factor')
    .select('account_id')
    .where('confirmed_at', 'is', null)
    .where('begun_at', '<=', since);
  if ((await over.executeTakeFirst()) === undefined) return;
  await store.write({ actor: systemActor }, async (transaction) => {
    await writer(transaction)
      .deleteFrom('second_factor')
      .where('confirmed_at', 'is', null)
      .where('begun_at', '<=', since)
      .execute();
  });
}
