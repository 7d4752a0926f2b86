import { reader } from '../database/handles.ts';
import type { Store } from '../store.ts';

/** How many emails wait to be sent. */
export async function countWaitingMails(store: Store): Promise<number> {
  const { count } = await reader(store)
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return count;
}
