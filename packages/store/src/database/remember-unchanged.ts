import type { Store } from '../store.ts';
import { commitNumber } from './handles.ts';

/**
 * Makes something of what is committed once, however many ask, and again when anything was committed since. It must follow from
 * that alone, and not from the time. While a PostgreSQL server is not heard, it is made each time.
 */
export function rememberUnchanged<Made>(make: (store: Store) => Promise<Made>): (store: Store) => Promise<Made> {
  const remembered = new WeakMap<Store, { readonly commit: number; readonly made: Promise<Made> }>();
  return (store) => {
    const commit = commitNumber(store);
    const last = remembered.get(store);
    if (last !== undefined && last.commit === commit) return last.made;
    const made = make(store);
    if (commit !== undefined) {
      remembered.set(store, { commit, made });
      // What failed is tried again by the next one who asks.
      made.catch(() => remembered.delete(store));
    }
    return made;
  };
}
