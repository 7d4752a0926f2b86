import { randomUUID } from 'node:crypto';
import type { Store } from '../open-store.ts';
import { DUMMY_HASH, generatePassword, hashPassword, verifyPassword } from './passwords.ts';
import { deleteAccountSessions } from './sessions.ts';

/** The name of the account that a new store gets. */
export const OWNER_USERNAME = 'owner';
/** A password the owner chooses has at least this many characters. */
export const SHORTEST_PASSWORD = 12;
/** Longer input is refused before it is hashed. */
export const LONGEST_PASSWORD = 1000;

export interface Account {
  accountId: string;
  username: string;
  role: 'owner';
}

export interface Credentials {
  username: string;
  password: string;
}

/**
 * Makes the owner's account in a store that has no account, with a generated password.
 *
 * @param password for demonstrations only: a known password instead of a generated one
 * @returns the credentials, this one time; null when an account exists. Of several processes, one gets them.
 */
export async function ensureOwner(store: Store, password = generatePassword()): Promise<Credentials | null> {
  if ((await anyAccount(store.db)) !== undefined) return null;
  const passwordHash = await hashPassword(password);
  return store.db.transaction().execute(async (transaction) => {
    if ((await anyAccount(transaction)) !== undefined) return null;
    const now = store.now().toISOString();
    await transaction
      .insertInto('account')
      .values({
        id: randomUUID(),
        username: OWNER_USERNAME,
        role: 'owner',
        password_hash: passwordHash,
        created_at: now,
        password_changed_at: now,
      })
      .execute();
    return { username: OWNER_USERNAME, password };
  });
}

/** The account these credentials open, or null. An unknown name takes as long as a wrong password. */
export async function verifyCredentials(store: Store, credentials: Credentials): Promise<Account | null> {
  if (credentials.password.length > LONGEST_PASSWORD) return null;
  const row = await store.db
    .selectFrom('account')
    .select(['id', 'username', 'role', 'password_hash'])
    .where('username', '=', foldUsername(credentials.username))
    .executeTakeFirst();
  const isRight = await verifyPassword(row?.password_hash ?? DUMMY_HASH, credentials.password);
  return row !== undefined && isRight ? { accountId: row.id, username: row.username, role: row.role } : null;
}

export type ChangePasswordResult = { ok: true } | { ok: false; code: 'wrong-password' | 'too-short' | 'too-long' };

/**
 * Changes a password after checking the present one, and ends the account's other sessions.
 *
 * @param input.keepToken the session that goes on, usually the one that asked
 */
export async function changePassword(
  store: Store,
  input: { accountId: string; currentPassword: string; newPassword: string; keepToken?: string | undefined },
): Promise<ChangePasswordResult> {
  if (input.newPassword.length < SHORTEST_PASSWORD) return { ok: false, code: 'too-short' };
  if (input.newPassword.length > LONGEST_PASSWORD) return { ok: false, code: 'too-long' };
  const row = await store.db
    .selectFrom('account')
    .select('password_hash')
    .where('id', '=', input.accountId)
    .executeTakeFirst();
  const isRight = await verifyPassword(row?.password_hash ?? DUMMY_HASH, input.currentPassword);
  if (row === undefined || !isRight) return { ok: false, code: 'wrong-password' };
  await setPassword(store, input.accountId, input.newPassword);
  await deleteAccountSessions(store, input.accountId, input.keepToken);
  return { ok: true };
}

/** Gives the owner a new generated password and ends every session: the way back in for one who lost it. */
export async function resetOwnerPassword(store: Store): Promise<Credentials> {
  const created = await ensureOwner(store);
  if (created !== null) return created;
  const row = await store.db
    .selectFrom('account')
    .select(['id', 'username'])
    .where('role', '=', 'owner')
    .orderBy('created_at')
    .executeTakeFirstOrThrow();
  const password = generatePassword();
  await setPassword(store, row.id, password);
  await deleteAccountSessions(store, row.id);
  return { username: row.username, password };
}

async function setPassword(store: Store, accountId: string, password: string): Promise<void> {
  await store.db
    .updateTable('account')
    .set({ password_hash: await hashPassword(password), password_changed_at: store.now().toISOString() })
    .where('id', '=', accountId)
    .execute();
}

async function anyAccount(db: Store['db']): Promise<{ id: string } | undefined> {
  return db.selectFrom('account').select('id').executeTakeFirst();
}

/** A name as accounts are found by it: other case, spaces around it or other forms of its letters are the same name. */
export function foldUsername(username: string): string {
  return username.normalize('NFKC').trim().toLowerCase();
}
