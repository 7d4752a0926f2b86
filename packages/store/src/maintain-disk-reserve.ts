import { roomReserve } from './database/handles.ts';
import type { Store } from './store.ts';

/** In milliseconds. */
const LOOK_MS = 10 * 60 * 1000;

/**
 * Maintains reserved disk room for people who free up space (`WriteTerms`), until the returned function is called. Doesn't keep
 * the process alive.
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
