import { noteKindRead, reader } from '../../database/handles.ts';
import type { Store } from '../../store.ts';
import { findContentVersion } from '../content-version.ts';
import type { ContentPublicationTable } from '../tables.ts';

/** What visitors see of a thing that is small, and has no page. */
export type ShownRow = Pick<ContentPublicationTable, 'kind' | 'fields'>;

interface Remembered<Made> {
  readonly version: number;
  /** When another row begins or ends to be seen with no one touching anything; undefined when none does. ISO 8601, UTC. */
  readonly endsAt: string | undefined;
  readonly made: Made;
}

/**
 * Makes something of all that visitors see of some kinds once, however many pages ask, and again when the content version has
 * risen or one of their rows begins or ends. For kinds of which there are few, and that every page asks for.
 */
export function rememberShown<Made>(
  kinds: readonly string[],
  make: (rows: readonly ShownRow[], store: Store) => Made | Promise<Made>,
): (store: Store) => Promise<Made> {
  const remembered = new WeakMap<Store, Remembered<Made>>();
  return async (store) => {
    for (const kind of kinds) noteKindRead(store, kind);
    // Without one the rows are read, which waits for the lock.
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
  // Nothing of these is planned, but another machine's clock may be ahead of this one.
  const changes = open.flatMap(({ from_at: from, until_at: until }) => [from, until ?? '']).filter((at) => at > now);
  return { rows: open.filter(({ from_at: from }) => from <= now), endsAt: changes.toSorted()[0] };
}
