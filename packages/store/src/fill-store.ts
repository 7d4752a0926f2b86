import { purgeExpiredLinks } from './auth/account-links.ts';
import { ensureOwner, type Credentials } from './auth/accounts.ts';
import { purgeExpiredSessions } from './auth/sessions.ts';
import { eraseDeletedComments } from './comments/erase-deleted.ts';
import { loadSampleContent } from './content/sample/load-sample-content.ts';
import { systemActor } from './database/write-transaction.ts';
import type { Store } from './store.ts';

/**
 * Adds sample content and the owner's account to an empty store. Returns the owner's credentials if the account was created now:
 * the password is shown only once.
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
