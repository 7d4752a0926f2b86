import { noteKindRead, reader } from '../../database/handles.ts';
import type { Store } from '../../store.ts';
import { findContentVersion } from '../content-version.ts';
import type { ContentPublicationTable } from '../tables.ts';

export type ShownRow = Pick<ContentPublicationTable, 'kind' | 'fields'>;

interface Remembered<Made> {
  readonly version: number;
  /** When a schedule changes the rows next; undefined for never. ISO 8601, UTC. */
  readonly endsAt: string | undefined;
  readonly made: Made;
}

/**
 * Caches something made from all published rows of some kinds, until the content version rises or a schedule changes them. For small
 * kinds that every page reads.
 */
export function cachePublished<Made>(
  kinds: readonly string[],
  make: (rows: readonly ShownRow[], store: Store) => Made | Promise<Made>,
): (store: Store) => Promise<Made> {
  const remembered = new WeakMap<Store, Remembered<Made>>();
  return async (store) => {
    for (const kind of kinds) noteKindRead(store, kind);
    // Undefined while the database is locked. Reading the rows then waits for the lock.
    const version = findContentVersion(store);
    const now = store.now().toISOString();
    const last = remembered.get(store);
    const isCurrent = last?.version === version && (last?.endsAt === undefined || last.endsAt > now);
    if (last !== undefined && isCurrent) return last.made;
    const { rows, endsAt } = await readShown(store, kinds, now);
    const made = await make(rows, store);
    if (version !== undefined) remembered.set(store, { version, endsAt, made });
    return made;
  };
}

async function readShown(store: Store, kinds: readonly string[], now: string) {
  const open = await reader(store)
    .selectFrom('content_publication')
    .select(['kind', 'fields', 'from_at', 'until_at'])
    .where('kind', 'in', kinds)
    .where((eb) => eb.or([eb('until_at', 'is', null), eb('until_at', '>', now)]))
    .execute();
  // These kinds have no schedules, but another machine's clock may be ahead.
  const changes = open.flatMap(({ from_at: from, until_at: until }) => [from, until ?? '']).filter((at) => at > now);
  return { rows: open.filter(({ from_at: from }) => from <= now), endsAt: changes.toSorted()[0] };
}
