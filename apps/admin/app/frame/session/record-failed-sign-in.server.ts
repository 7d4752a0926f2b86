import { noteFailedSignIn, systemActor, type AccessStep, type Store } from '@showroom/store/admin';

/** Records a failed sign-in in the activity. The response doesn’t depend on it. */
export async function recordFailedSignIn(store: Store, attempt: { username: string; step: AccessStep }): Promise<void> {
  try {
    await store.write({ actor: systemActor }, (transaction) => noteFailedSignIn(transaction, attempt));
  } catch (error) {
    store.log.warn('Could not record a failed sign-in', { error });
  }
}
