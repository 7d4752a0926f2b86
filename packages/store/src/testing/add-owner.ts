import { addOwnerAccount } from '../auth/accounts.ts';
import { hashPassword } from '../auth/passwords.ts';
import type { AccountActor } from '../database/write-transaction.ts';
import type { Store } from '../store.ts';

const hashes = new Map<string, Promise<string>>();

/** Adds the owner's account. The password is hashed only once for all stores. */
export async function addOwner(store: Store, password: string): Promise<AccountActor | null> {
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  return addOwnerAccount(store, await hash);
}
