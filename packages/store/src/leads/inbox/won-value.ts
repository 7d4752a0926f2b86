import { reader } from '../../database/handles.ts';
import type { Store } from '../../store.ts';

/** The value of the leads that were won, put away since or not, in cents: of all, and of those that were won at `since` or later. */
export async function sumWonValue(
  store: Store,
  { since }: { since: Date },
): Promise<{ total: number; recent: number }> {
  const { total, recent } = await reader(store)
    .selectFrom('lead')
    .select((eb) => [
      eb.fn.sum<number | string | null>('value_cents').as('total'),
      eb.fn.sum<number | string | null>('value_cents').filterWhere('won_at', '>=', since.toISOString()).as('recent'),
    ])
    .where('won_at', 'is not', null)
    .executeTakeFirstOrThrow();
  // Nothing adds up to null, and PostgreSQL writes large sums as text.
  return { total: Number(total ?? 0), recent: Number(recent ?? 0) };
}
