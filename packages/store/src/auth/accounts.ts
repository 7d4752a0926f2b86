import { randomUUID } from 'node:crypto';
import { noteActivity } from '../activity/note-activity.ts';
import { reader, writer } from '../database/handles.ts';
import type { Reader } from '../database/handles.ts';
import { systemActor } from '../database/write-transaction.ts';
import type { AccountActor, WriteTransaction } from '../database/write-transaction.ts';
import type { Store } from '../store.ts';
import { DUMMY_HASH, generatePassword, hashPassword, verifyPassword } from './passwords.ts';
import type { Role } from './roles.ts';
import { deleteAccountSessions } from './sessions.ts';

/** The name of the account that a new store gets. */
const OWNER_USERNAME = 'owner';
/** A password the owner chooses has at least this many characters. */
export const SHORTEST_PASSWORD = 12;
/** Longer input is refused before it is hashed. */
const LONGEST_PASSWORD = 1000;

export interface Account {
  accountId: string;
  username: string;
  role: Role;
  /** In whose name the account's changes are made. */
  actor: AccountActor;
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
  if ((await anyAccount(reader(store))) !== undefined) return null;
  const passwordHash = await hashPassword(password);
  return store.write({ actor: systemActor }, async (transaction) => {
    if ((await anyAccount(writer(transaction))) !== undefined) return null;
    const id = randomUUID();
    const now = transaction.now.toISOString();
    await writer(transaction)
      .insertInto('account')
      .values({
        id,
        username: OWNER_USERNAME,
        role: 'owner',
        password_hash: passwordHash,
        created_at: now,
        password_changed_at: now,
      })
      .execute();
    await noteActivity(transaction, {
      action: 'account.created',
      subjectId: id,
      words: `Made the account ${OWNER_USERNAME}`,
    });
    return { username: OWNER_USERNAME, password };
  });
}

/** The account these credentials open, or null. An unknown name takes as long as a wrong password. */
export async function verifyCredentials(store: Store, credentials: Credentials): Promise<Account | null> {
  if (credentials.password.length > LONGEST_PASSWORD) return null;
  const row = await reader(store)
    .selectFrom('account')
    .select(['id', 'username', 'role', 'password_hash'])
    .where('username', '=', foldUsername(credentials.username))
    .executeTakeFirst();
  const isRight = await verifyPassword(row?.password_hash ?? DUMMY_HASH, credentials.password);
  if (row === undefined || !isRight) return null;
  const actor = { kind: 'account', accountId: row.id, username: row.username } as const;
  return { accountId: row.id, username: row.username, role: row.role, actor };
}

export type ChangePasswordResult = { ok: true } | { ok: false; code: 'wrong-password' | 'too-short' | 'too-long' };

/**
 * Changes the password of the account that acts, after checking the present one, and ends its other sessions.
 *
 * @param input.keepToken the session that goes on, usually the one that asked
 */
export async function changePassword(
  store: Store,
  input: {
    actor: AccountActor;
    currentPassword: string;
    newPassword: string;
    keepToken?: string | undefined;
  },
): Promise<ChangePasswordResult> {
  const { actor, currentPassword, newPassword, keepToken } = input;
  if (newPassword.length < SHORTEST_PASSWORD) return { ok: false, code: 'too-short' };
  if (newPassword.length > LONGEST_PASSWORD) return { ok: false, code: 'too-long' };
  const row = await reader(store)
    .selectFrom('account')
    .select('password_hash')
    .where('id', '=', actor.accountId)
    .executeTakeFirst();
  const isRight = await verifyPassword(row?.password_hash ?? DUMMY_HASH, currentPassword);
  if (row === undefined || !isRight) return { ok: false, code: 'wrong-password' };
  const passwordHash = await hashPassword(newPassword);
  await store.write({ actor }, async (transaction) => {
    await setPasswordHash(transaction, { accountId: actor.accountId, passwordHash, exceptToken: keepToken });
    await noteActivity(transaction, {
      action: 'account.password-changed',
      subjectId: actor.accountId,
      words: `Changed the password of ${actor.username}`,
    });
  });
  return { ok: true };
}

/** Gives the owner a new generated password and ends every session: the way back in for one who lost it. */
export async function resetOwnerPassword(store: Store): Promise<Credentials> {
  const created = await ensureOwner(store);
  if (created !== null) return created;
  const row = await reader(store)
    .selectFrom('account')
    .select(['id', 'username'])
    .where('role', '=', 'owner')
    .orderBy('created_at')
    .executeTakeFirstOrThrow();
  const password = generatePassword();
  const passwordHash = await hashPassword(password);
  await store.write({ actor: systemActor }, async (transaction) => {
    await setPasswordHash(transaction, { accountId: row.id, passwordHash });
    await noteActivity(transaction, {
      action: 'account.password-reset',
      subjectId: row.id,
      words: `Gave ${row.username} a new password from the command line`,
    });
  });
  return { username: row.username, password };
}

/** Whoever has the old password or a session made with it is out. */
async function setPasswordHash(
  transaction: WriteTransaction,
  input: { accountId: string; passwordHash: string; exceptToken?: string | undefined },
): Promise<void> {
  await writer(transaction)
    .updateTable('account')
    .set({ password_hash: input.passwordHash, password_changed_at: transaction.now.toISOString() })
    .where('id', '=', input.accountId)
    .execute();
  await deleteAccountSessions(transaction, input);
}

async function anyAccount(database: Reader): Promise<{ id: string } | undefined> {
  return database.selectFrom('account').select('id').executeTakeFirst();
}

/** A name as accounts are found by it: other case, spaces around it or other forms of its letters are the same name. */
export function foldUsername(username: string): string {
  return username.normalize('NFKC').trim().toLowerCase();
}
