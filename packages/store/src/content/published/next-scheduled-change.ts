import { reader } from '../../database/handles.ts';
import { isHeld } from '../../stock/holds.ts';
import type { Store } from '../../store.ts';

/**
 * The next instant at which visitors will see something else with nobody touching anything: a planned beginning or end of
 * whatever kind, or a reserved piece that is free again. ISO 8601, UTC; undefined when nothing is planned.
 *
 * A page that is kept ends then. Ask before the page is rendered: asked afterwards, an instant that passed in between
 * would be missed. A plan that is made, moved or taken back raises the content version.
 */
export async function nextScheduledChange(store: Store): Promise<string | undefined> {
  const now = store.now().toISOString();
  const next = await reader(store)
    .selectNoFrom((eb) => [
      eb
        .selectFrom('content_publication')
        .select((inner) => inner.fn.min('from_at').as('at'))
        .where('from_at', '>', now)
        .as('begins'),
      eb
        .selectFrom('content_publication')
        .select((inner) => inner.fn.min('until_at').as('at'))
        .where('until_at', '>', now)
        .as('ends'),
      eb
        .selectFrom('hold')
        .select((inner) => inner.fn.min('until_at').as('at'))
        .where((inner) => isHeld(inner, now))
        .as('frees'),
    ])
    .executeTakeFirst();
  return [next?.begins, next?.ends, next?.frees].filter((at) => typeof at === 'string').toSorted()[0];
}
