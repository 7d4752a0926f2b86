import { erasePendingFactors } from './auth/second-factor/pending-factors.ts';
import { eraseOverdueComments } from './comments/erase-deleted.ts';
import { thinHistory } from './content/editing/thin-history.ts';
import { sweepLeadPictures } from './leads/lead-picture-cache.ts';
import { erasePictures } from './media/erase-deleted-pictures.ts';
import { forgetConfirmationNetworks } from './leads/create-lead.ts';
import { eraseSpamFiles } from './leads/spam/erase-spam-files.ts';
import { forgetHoldNetworks } from './stock/reserve-piece.ts';
import type { Store } from './store.ts';
import { systemActor } from './database/write-transaction.ts';

/** In milliseconds. */
const LOOK_MS = 15 * 60 * 1000;

/**
 * Runs regular clean-up until the returned function is called: erases deleted comments and pictures, unconfirmed second factors
 * and files of old spam, and thins histories. A failing task doesn't stop the others. Doesn't run at the start, which must be
 * fast, and doesn't keep the process alive.
 */
export function runMaintenance(store: Store): () => void {
  let thinUntil = '';
  const chores = {
    'Deleted comments could not be erased': () => eraseOverdueComments(store),
    'Pictures of leads that are gone could not be taken away': () => sweepLeadPictures(store),
    'Files of old spam could not be deleted': () => eraseSpamFiles(store),
    'Deleted pictures could not be erased': () => erasePictures(store),
    'Second factors that no one confirmed could not be erased': () => erasePendingFactors(store),
    'Networks of past reservations could not be forgotten': () =>
      store.write({ actor: systemActor }, forgetHoldNetworks),
    'Networks of past confirmations could not be forgotten': () =>
      store.write({ actor: systemActor }, forgetConfirmationNetworks),
    'Histories could not be thinned': async () => {
      thinUntil = await thinHistory(store, thinUntil);
    },
  };
  const work = async () => {
    for (const [failure, chore] of Object.entries(chores)) {
      // oxlint-disable-next-line no-await-in-loop -- no one waits for them: one after the other
      await chore().catch((error: unknown) => store.log.warn(failure, { error }));
    }
  };
  const timer = setInterval(() => void work(), LOOK_MS);
  timer.unref();
  return () => clearInterval(timer);
}
