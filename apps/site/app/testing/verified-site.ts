import { saveVerification } from '@showroom/store/admin';
import { systemActor, type Store } from '@showroom/store/site';
import { startTurnstile, type Turnstile } from '@showroom/turnstile-stand-in';
import { onTestFinished } from 'vitest';

/** A fake human verification service, closed after the test. */
export async function temporaryService(): Promise<Turnstile> {
  const service = await startTurnstile();
  onTestFinished(() => service.close());
  return service;
}

export async function setUpVerification(store: Store, keys: Turnstile['keys']): Promise<void> {
  const result = await store.write({ actor: systemActor }, (transaction) =>
    saveVerification(transaction, { from: 0, keys }),
  );
  if (!result.ok) throw new Error(result.code);
}
