import { reader } from '../../database/handles.ts';
import type { Instant } from '../../database/column-types.ts';
import type { Store } from '../../store.ts';

/** Returns when the next scheduled version becomes visible, ISO 8601; null if none is scheduled. */
export async function findScheduledChange(store: Store, id: string): Promise<Instant | null> {
  const planned = await reader(store)
    .selectFrom('content_publication')
    .select('from_at')
    .where('content_id', '=', id)
    .where('from_at', '>', store.now().toISOString())
    // A cancelled schedule ends before it begins.
    .where((eb) => eb.or([eb('until_at', 'is', null), eb('until_at', '>', eb.ref('from_at'))]))
    .orderBy('from_at')
    .executeTakeFirst();
  return planned?.from_at ?? null;
}
