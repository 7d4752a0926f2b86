import { eraseOverdueComments } from './comments/erase-deleted.ts';
import { thinHistory } from './content/editing/thin-history.ts';
import { sweepLeadPictures } from './leads/lead-picture-cache.ts';
import type { Store } from './store.ts';

/** How often it is looked whether there is something to do, in milliseconds. */
const LOOK_MS = 15 * 60 * 1000;

/**
 * Does what becomes due with time alone, until the returned function is called: erases deleted comments, thins histories,
 * takes away pictures of leads that are gone. Not at the
 * start, which must not wait, and does not keep the process alive.
 */
export function keepHouse(store: Store): () => void {
  let thinUntil = '';
  const work = async () => {
    await eraseOverdueComments(store);
    await sweepLeadPictures(store);
    thinUntil = await thinHistory(store, thinUntil);
  };
  const timer = setInterval(() => {
    work().catch((error: unknown) => {
      store.log.warn('What is due with time could not be done', { error });
    });
  }, LOOK_MS);
  timer.unref();
  return () => clearInterval(timer);
}
