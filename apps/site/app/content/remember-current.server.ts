import { findContentVersion, nextScheduledChange, type Store } from '@showroom/store/site';

/** Something made from what the owner has published, as it is from a content version until the next scheduled change. */
interface Remembered<Made> {
  readonly version: number;
  /** ISO 8601, UTC; undefined while nothing is scheduled. */
  readonly endsAt: string | undefined;
  readonly made: Made;
}

/**
 * Makes something of what visitors see at this moment once, however many ask, and again when the content version has risen
 * or a scheduled change has fallen due. What else it is made by is the first asker's, and should be the same for all.
 */
export function rememberCurrent<Options extends readonly unknown[], Made>(
  make: (store: Store, ...options: Options) => Promise<Made>,
): (store: Store, ...options: Options) => Promise<Made> {
  const remembered = new WeakMap<Store, Promise<Remembered<Made>>>();

  function find(store: Store, ...options: Options): Promise<Made> {
    const version = findContentVersion(store);
    if (version === undefined) return make(store, ...options);
    const last = remembered.get(store);
    if (last === undefined) return begin(version, store, options);
    // In a function of its own, which is over when another begins: what was made before is not held beside it.
    return last.then((current) => {
      if (isCurrent(current, store, version)) return current.made;
      // Another request has begun it in the meantime.
      return remembered.get(store) === last ? begin(version, store, options) : find(store, ...options);
    });
  }

  function begin(version: number, store: Store, options: Options): Promise<Made> {
    const next = makeAt(version, store, options);
    remembered.set(store, next);
    // What failed is tried again by the next one who asks.
    next.catch(() => remembered.delete(store));
    return next.then(({ made }) => made);
  }

  async function makeAt(version: number, store: Store, options: Options): Promise<Remembered<Made>> {
    // Asked afterwards, it would miss a change that fell due in the meantime.
    const endsAt = await nextScheduledChange(store);
    return { version, endsAt, made: await make(store, ...options) };
  }

  return find;
}

function isCurrent({ version, endsAt }: Remembered<unknown>, store: Store, now: number): boolean {
  return version === now && (endsAt === undefined || endsAt > store.now().toISOString());
}
