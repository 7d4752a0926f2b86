import { purgeExpiredLinks } from './auth/account-links.ts';
import { ensureOwner, type Credentials } from './auth/accounts.ts';
import { purgeExpiredSessions } from './auth/sessions.ts';
import { eraseDeletedComments } from './comments/erase-deleted.ts';
import { loadSampleContent } from './content/sample/load-sample-content.ts';
import { systemActor } from './database/write-transaction.ts';
import type { Store } from './store.ts';

/**
 * Gives an empty store its sample content and the owner's account, and leaves a filled one as it is. Returns how the owner
 * signs in when the account was made just now: the password is told this once.
 */
export async function fillStore(store: Store): Promise<Credentials | null> {
  await loadSampleContent(store);
  await store.write({ actor: systemActor }, async (transaction) => {
    await purgeExpiredSessions(transaction);
    await purgeExpiredLinks(transaction);
    await eraseDeletedComments(transaction);
  });
  return ensureOwner(store);
}
