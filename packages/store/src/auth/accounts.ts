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

/** The name of the account that a new store gets. */
const OWNER_USERNAME = 'owner';

export interface Account {
  accountId: string;
  username: string;
  /** As others read it. */
  name: string;
  role: Role;
  /** Whether a code is asked for beside the password. */
  hasSecondFactor: boolean;
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
  const owner = await addOwnerAccount(store, await hashPassword(password));
  return owner && { username: OWNER_USERNAME, password };
}

/** Adds the account, in a store that has none; otherwise null. */
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

/**
 * The account these credentials open, or null. An unknown name, one that was invited or disabled, all take as long as a
 * wrong password.
 */
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

/** Whether this is the password of the account that acts: asked for again before what a borrowed session must not do. */
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
 * Gives the owner a new generated password, turns the two-step verification off, forgets the passkeys and ends every session: the way
 * back in for one who lost them, who can show no more than a hold of the machine.
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

/** Anyone who has the old password is out, with the sessions, the links and the second steps that it opened. */
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

/** A name as accounts are found by it: other case, spaces around it or other forms of its letters are the same name. */
export function foldUsername(username: string): string {
  return username.normalize('NFKC').trim().toLowerCase();
}
