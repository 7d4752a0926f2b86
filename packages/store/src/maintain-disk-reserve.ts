import { roomReserve } from './database/handles.ts';
import type { Store } from './store.ts';

/** How often it is looked whether some of it is missing, in milliseconds. */
const LOOK_MS = 10 * 60 * 1000;

/**
 * Keeps some room on the disk of the database for who comes to make more (`WriteTerms`), until the returned function is called. Does
 * not keep the process alive.
 */
export function maintainDiskReserve(store: Store): () => Promise<void> {
  let taking = roomReserve(store).take();
  const timer = setInterval(() => {
    taking = roomReserve(store).take();
  }, LOOK_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await taking;
  };
}
