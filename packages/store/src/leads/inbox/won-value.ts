import { reader } from '../../database/handles.ts';
import type { Store } from '../../store.ts';

/** Sums the value of won leads, archived ones included, in cents: all of them, and those won at `since` or later. */
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
  // SQL sums nothing to null, and PostgreSQL returns large sums as text.
  return { total: Number(total ?? 0), recent: Number(recent ?? 0) };
}
