import type { Store } from '../store.ts';
import { commitNumber } from './handles.ts';

/**
 * Computes a value from committed data once, and again after any commit. It must not depend on the time. While PostgreSQL's
 * announcements are missing, it is computed every time.
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
      // After a failure the next caller tries again.
      made.catch(() => remembered.delete(store));
    }
    return made;
  };
}
