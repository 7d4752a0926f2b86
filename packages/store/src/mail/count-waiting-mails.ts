import { reader } from '../database/handles.ts';
import type { Store } from '../store.ts';

export async function countWaitingMails(store: Store): Promise<number> {
  const { count } = await reader(store)
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return count;
}
