import { randomUUID } from 'node:crypto';
import { noteActivity } from '../activity/note-activity.ts';
import { reader, writer } from '../database/handles.ts';
import type { Reader } from '../database/handles.ts';
import { systemActor } from '../database/write-transaction.ts';
import type { AccountActor, WriteTransaction } from '../database/write-transaction.ts';
import type { Store } from '../store.ts';
import { DUMMY_HASH, generatePassword, hashPassword, verifyPassword } from './passwords.ts';
import type { Role } from './roles.ts';
import { removePasskeys } from './passkeys/passkeys.ts';
import { removeSecondFactor } from './second-factor/second-factor.ts';
import { deleteAccountSessions } from './sessions.ts';
import {
  findLengthFault,
  findPasswordFault,
  LONGEST_PASSWORD,
  type JudgePassword,
  type NewPasswordFault,
} from './strength/new-password.ts';
import { notifyAccount } from './notify-account.ts';

const OWNER_USERNAME = 'owner';

export interface Account {
  accountId: string;
  username: string;
  name: string;
  role: Role;
  /** Whether sign-in needs a code as well. */
  hasSecondFactor: boolean;
  actor: AccountActor;
}

export interface Credentials {
  username: string;
  password: string;
}

/**
 * Creates the owner's account with a generated password, in a store without accounts.
 *
 * @param password a known password, for demonstrations only
 * @returns the credentials, only this once; null when an account exists. Only one of several processes gets them
 */
export async function ensureOwner(store: Store, password = generatePassword()): Promise<Credentials | null> {
  if ((await anyAccount(reader(store))) !== undefined) return null;
  const owner = await addOwnerAccount(store, await hashPassword(password));
  return owner && { username: OWNER_USERNAME, password };
}

export async function addOwnerAccount(store: Store, passwordHash: string): Promise<AccountActor | null> {
  return store.write({ actor: systemActor }, async (transaction) => {
    if ((await anyAccount(writer(transaction))) !== undefined) return null;
    const id = randomUUID();
    const now = transaction.now.toISOString();
    await writer(transaction)
      .insertInto('account')
      .values({
        id,
        username: OWNER_USERNAME,
        name: 'Owner',
        email: null,
        role: 'owner',
        password_hash: passwordHash,
        is_disabled: 0,
        created_at: now,
        password_changed_at: now,
        last_seen_at: null,
      })
      .execute();
    await noteActivity(transaction, {
      action: 'account.created',
      subjectId: id,
      words: `Created the account ${OWNER_USERNAME}`,
    });
    return { kind: 'account', accountId: id, username: OWNER_USERNAME };
  });
}

/** Finds the account for credentials, or null. Unknown, invited and disabled accounts take as long as a wrong password. */
export async function verifyCredentials(store: Store, credentials: Credentials): Promise<Account | null> {
  if (credentials.password.length > LONGEST_PASSWORD) return null;
  const row = await reader(store)
    .selectFrom('account')
    .leftJoin('second_factor', 'second_factor.account_id', 'account.id')
    .select([
      'account.id',
      'account.username',
      'account.name',
      'account.role',
      'account.password_hash',
      'account.is_disabled',
      'second_factor.confirmed_at',
    ])
    .where('account.username', '=', foldUsername(credentials.username))
    .executeTakeFirst();
  const isRight = await verifyPassword(row?.password_hash ?? DUMMY_HASH, credentials.password);
  if (row === undefined || !isRight || row.is_disabled === 1) return null;
  const { id: accountId, username, name, role } = row;
  const actor = { kind: 'account', accountId, username } as const;
  return { accountId, username, name, role, hasSecondFactor: row.confirmed_at !== null, actor };
}

export type ChangePasswordResult = { ok: true } | ({ ok: false } & ({ code: 'wrong-password' } | NewPasswordFault));

/**
 * Changes the password of the acting account after checking the current one, and ends its other sessions.
 *
 * @param input.keepToken the session that stays, usually the current one
 */
export async function changePassword(
  store: Store,
  input: {
    actor: AccountActor;
    currentPassword: string;
    newPassword: string;
    judge: JudgePassword;
    keepToken?: string | undefined;
  },
): Promise<ChangePasswordResult> {
  const { actor, currentPassword, newPassword, judge, keepToken } = input;
  const length = findLengthFault(newPassword);
  if (length !== undefined) return { ok: false, ...length };
  if (!(await isOwnPassword(store, actor, currentPassword))) return { ok: false, code: 'wrong-password' };
  const fault = await findPasswordFault(store, { accountId: actor.accountId, password: newPassword, judge });
  if (fault !== undefined) return { ok: false, ...fault };
  const passwordHash = await hashPassword(newPassword);
  await store.write({ actor }, async (transaction) => {
    await setPasswordHash(transaction, { accountId: actor.accountId, passwordHash, exceptToken: keepToken });
    await noteActivity(transaction, {
      action: 'account.password-changed',
      subjectId: actor.accountId,
      words: `Changed the password of ${actor.username}`,
    });
    await notifyAccount(transaction, { accountId: actor.accountId, words: 'Your password was changed.' });
  });
  return { ok: true };
}

/** Checks the acting account's password. Asked before changes that a hijacked session must not make. */
export async function isOwnPassword(store: Store, actor: AccountActor, password: string): Promise<boolean> {
  if (password.length > LONGEST_PASSWORD) return false;
  const row = await reader(store)
    .selectFrom('account')
    .select('password_hash')
    .where('id', '=', actor.accountId)
    .executeTakeFirst();
  return (await verifyPassword(row?.password_hash ?? DUMMY_HASH, password)) && row !== undefined;
}

/**
 * Gives the owner a new password, turns off two-step verification, deletes passkeys and ends every session. This is the way back
 * in for an owner whose only proof is access to the machine.
 */
export async function resetOwnerPassword(store: Store): Promise<Credentials> {
  const created = await ensureOwner(store);
  if (created !== null) return created;
  const row = await reader(store)
    .selectFrom('account')
    .select(['id', 'username'])
    .where('role', '=', 'owner')
    .where('is_disabled', '=', 0)
    .where('password_hash', 'is not', null)
    .orderBy('created_at')
    .executeTakeFirstOrThrow();
  const password = generatePassword();
  const passwordHash = await hashPassword(password);
  await store.write({ actor: systemActor, mayUseReserve: true }, async (transaction) => {
    await setPasswordHash(transaction, { accountId: row.id, passwordHash });
    await removeSecondFactor(transaction, { accountId: row.id });
    await removePasskeys(transaction, { accountId: row.id });
    await noteActivity(transaction, {
      action: 'account.password-reset',
      subjectId: row.id,
      words: `Reset the password of ${row.username} from the command line`,
    });
    await notifyAccount(transaction, { accountId: row.id, words: 'Your password was reset.' });
  });
  return { username: row.username, password };
}

/** Sets the password, and ends the sessions, links and second steps that the old one opened. */
export async function setPasswordHash(
  transaction: WriteTransaction,
  input: { accountId: string; passwordHash: string; exceptToken?: string | undefined },
): Promise<void> {
  await writer(transaction)
    .updateTable('account')
    .set({ password_hash: input.passwordHash, password_changed_at: transaction.now.toISOString() })
    .where('id', '=', input.accountId)
    .execute();
  await writer(transaction).deleteFrom('account_link').where('account_id', '=', input.accountId).execute();
  await deleteAccountSessions(transaction, input);
}

async function anyAccount(database: Reader): Promise<{ id: string } | undefined> {
  return database.selectFrom('account').select('id').executeTakeFirst();
}

/** Folds a username: letter case, surrounding spaces and Unicode forms don't matter. */
export function foldUsername(username: string): string {
  return username.normalize('NFKC').trim().toLowerCase();
}
