import { noteFailedSignIn, type AccessStep } from '@showroom/store/admin/note-access';
import { systemActor, type Store } from '@showroom/store/open-store';

/** Notes in the activity that someone was turned away. Whoever was is told so in any case, even if this cannot be kept. */
export async function recordFailedSignIn(store: Store, attempt: { username: string; step: AccessStep }): Promise<void> {
  try {
    await store.write({ actor: systemActor }, (transaction) => noteFailedSignIn(transaction, attempt));
  } catch (error) {
    store.log.warn('Could not record a failed sign-in', { error });
  }
}
