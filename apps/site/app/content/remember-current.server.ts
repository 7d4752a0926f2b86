import { findContentVersion, nextScheduledChange, type Store } from '@showroom/store/site';

/** A value that is valid for a content version, until the next scheduled change. */
interface Remembered<Made> {
  readonly version: number;
  /** ISO 8601, UTC; undefined while nothing is scheduled. */
  readonly endsAt: string | undefined;
  readonly made: Made;
}

/**
 * Caches a value derived from published content, until the content version rises or a scheduled change is due. Further arguments
 * should be the same for all callers: those of the first call count.
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
    // A separate callback, so that the old value isn't held while the new one is made.
    return last.then((current) => {
      if (isCurrent(current, store, version)) return current.made;
      // Another request has started it already.
      return remembered.get(store) === last ? begin(version, store, options) : find(store, ...options);
    });
  }

  function begin(version: number, store: Store, options: Options): Promise<Made> {
    const next = makeAt(version, store, options);
    remembered.set(store, next);
    // The next request tries again.
    next.catch(() => remembered.delete(store));
    return next.then(({ made }) => made);
  }

  async function makeAt(version: number, store: Store, options: Options): Promise<Remembered<Made>> {
    // Read first, so that a change due during `make` isn't missed.
    const endsAt = await nextScheduledChange(store);
    return { version, endsAt, made: await make(store, ...options) };
  }

  return find;
}

function isCurrent({ version, endsAt }: Remembered<unknown>, store: Store, now: number): boolean {
  return version === now && (endsAt === undefined || endsAt > store.now().toISOString());
}
