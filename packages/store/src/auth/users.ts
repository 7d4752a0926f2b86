import { randomUUID } from 'node:crypto';
import { findLastAction } from '../activity/find-last-action.ts';
import type { LastAction } from '../activity/find-last-action.ts';
import { noteActivity } from '../activity/note-activity.ts';
import { reader, writer } from '../database/handles.ts';
import type { Reader } from '../database/handles.ts';
import type { WriteTransaction } from '../database/write-transaction.ts';
import { isMailAddress } from '../mail/mail-address.ts';
import type { Store } from '../store.ts';
import { createAccountLink, type NewAccountLink } from './account-links.ts';
import { foldUsername } from './accounts.ts';
import { roleLabels, type Role } from './roles.ts';
import { deleteAccountSessions } from './sessions.ts';
import { notifyAccount } from './notify-account.ts';

export interface User {
  readonly accountId: string;
  readonly name: string;
  readonly username: string;
  /** Null for the first owner until it is set. */
  readonly email: string | null;
  readonly role: Role;
  /** `invited`: has not accepted yet. `disabled`: may not sign in. */
  readonly state: 'active' | 'invited' | 'disabled';
  /** ISO 8601, UTC, accurate to a few minutes; null if never. */
  readonly lastSeenAt: string | null;
  readonly hasSecondFactor: boolean;
  readonly passkeyCount: number;
}

/** Lists all users by name. */
export async function listUsers(store: Store): Promise<User[]> {
  return (await usersQuery(reader(store)).orderBy('account.name').orderBy('account.id').execute()).map(toUser);
}

export async function findUser(store: Store, accountId: string): Promise<User | undefined> {
  const row = await usersQuery(reader(store)).where('account.id', '=', accountId).executeTakeFirst();
  return row && toUser(row);
}

function usersQuery(database: Pick<Reader, 'selectFrom'>) {
  return database
    .selectFrom('account')
    .leftJoin('second_factor', 'second_factor.account_id', 'account.id')
    .select((eb) => [
      'account.id',
      'account.name',
      'account.username',
      'account.email',
      'account.role',
      'account.password_hash',
      'account.is_disabled',
      'account.last_seen_at',
      'second_factor.confirmed_at',
      eb
        .selectFrom('passkey')
        .whereRef('passkey.account_id', '=', 'account.id')
        .select((count) => count.fn.countAll().as('passkeys'))
        .as('passkeys'),
    ]);
}

type UserRow = Awaited<ReturnType<ReturnType<typeof usersQuery>['executeTakeFirstOrThrow']>>;

function toUser(row: UserRow): User {
  const state = row.is_disabled === 1 ? 'disabled' : row.password_hash === null ? 'invited' : 'active';
  return {
    accountId: row.id,
    name: row.name,
    username: row.username,
    email: row.email,
    role: row.role,
    state,
    lastSeenAt: row.last_seen_at,
    hasSecondFactor: row.confirmed_at !== null,
    passkeyCount: Number(row.passkeys),
  };
}

/** The email address may be empty only if it was before. */
export interface UserFields {
  readonly name: string;
  readonly email: string;
  readonly role: Role;
}

export type UserFault = 'no-name' | 'long-name' | 'no-address' | 'address-taken' | 'last-owner' | 'unknown';
type Refused = { readonly ok: false; readonly code: UserFault };
export type UserResult = { readonly ok: true } | Refused;

const LONGEST_NAME = 100;

/** Creates an account that becomes active when its invitation is accepted. @returns the link, only this once */
export async function inviteUser(
  transaction: WriteTransaction,
  fields: UserFields,
): Promise<{ readonly ok: true; readonly link: NewAccountLink } | Refused> {
  const fault = await findFault(transaction, fields, null);
  if (fault !== undefined) return { ok: false, code: fault };
  const accountId = randomUUID();
  const now = transaction.now.toISOString();
  const { name, email } = clean(fields);
  await writer(transaction)
    .insertInto('account')
    .values({
      id: accountId,
      username: email,
      name,
      email,
      role: fields.role,
      password_hash: null,
      is_disabled: 0,
      created_at: now,
      password_changed_at: now,
      last_seen_at: null,
    })
    .execute();
  await note(transaction, accountId, 'invited', `Invited ${name} as ${roleLabels[fields.role]}`);
  return { ok: true, link: await createAccountLink(transaction, { accountId, purpose: 'invitation' }) };
}

/** Creates a new invitation link and ends earlier ones. Undefined unless the invitation is pending. */
export async function renewInvitation(
  transaction: WriteTransaction,
  { accountId }: { accountId: string },
): Promise<NewAccountLink | undefined> {
  const user = await findInTransaction(transaction, accountId);
  if (user?.state !== 'invited') return undefined;
  await deleteLinks(transaction, accountId);
  await note(transaction, accountId, 'invited', `Invited ${user.name} again`);
  return createAccountLink(transaction, { accountId, purpose: 'invitation' });
}

/** Changes name, address and role. The last active owner stays an owner. */
export async function changeUser(
  transaction: WriteTransaction,
  { accountId, ...fields }: UserFields & { accountId: string },
): Promise<UserResult> {
  const user = await findInTransaction(transaction, accountId);
  if (user === undefined) return { ok: false, code: 'unknown' };
  const fault = await findFault(transaction, fields, user);
  if (fault !== undefined) return { ok: false, code: fault };
  if (fields.role !== 'owner' && (await isLastOwner(transaction, user))) return { ok: false, code: 'last-owner' };
  const { name, email } = clean(fields);
  const isSame = name === user.name && email === (user.email ?? '') && fields.role === user.role;
  if (isSame) return { ok: true };
  await writer(transaction)
    .updateTable('account')
    .set({
      name,
      email: email === '' ? null : email,
      role: fields.role,
      // A user who signs in by email keeps doing so.
      username: user.username === user.email ? email : user.username,
    })
    .where('id', '=', accountId)
    .execute();
  // Links sent to the old address must not open the account anymore.
  if (email !== user.email) await deleteLinks(transaction, accountId);
  const words =
    fields.role === user.role
      ? `Changed the account of ${name}`
      : `Changed the role of ${name} to ${roleLabels[fields.role]}`;
  await note(transaction, accountId, 'changed', words);
  if (email !== (user.email ?? '')) {
    const message = 'Your email address was changed.';
    await notifyAccount(transaction, { accountId, words: message, formerEmail: user.email });
  }
  return { ok: true };
}

/** Describes everything about a user that forms change, so that two states can be compared. */
export function describeUserState({
  name,
  email,
  role,
  state,
}: Pick<User, 'name' | 'email' | 'role' | 'state'>): string {
  return JSON.stringify([name, email ?? '', role, state]);
}

const changingActions = ['changed', 'accepted', 'disabled', 'enabled', 'deleted'].map((action) => `account.${action}`);

/**
 * Finds who changed or deleted a user since the form was rendered, in the transaction of the next change. Undefined when nothing
 * changed, or the user never existed.
 *
 * @param input.shown `describeUserState` of the shown user; undefined if unknown
 */
export async function findUserConflict(
  transaction: WriteTransaction,
  { accountId, shown }: { accountId: string; shown: string | undefined },
): Promise<LastAction | undefined> {
  const user = await findInTransaction(transaction, accountId);
  if (user !== undefined && (shown === undefined || describeUserState(user) === shown)) return undefined;
  const action = await findLastAction(transaction, { subjectId: accountId, actions: changingActions });
  if (user === undefined) return action;
  return action ?? { at: transaction.now.toISOString(), by: null, words: 'The account was changed' };
}

/** Changes the user's own name and address, not the role. */
export async function changePerson(
  transaction: WriteTransaction,
  { accountId, name, email }: Pick<UserFields, 'name' | 'email'> & { accountId: string },
): Promise<UserResult> {
  const user = await findInTransaction(transaction, accountId);
  if (user === undefined) return { ok: false, code: 'unknown' };
  return changeUser(transaction, { accountId, name, email, role: user.role });
}

/** Disables an account and ends its sessions and links, or enables it. The last owner can't be disabled. */
export async function setUserDisabled(
  transaction: WriteTransaction,
  { accountId, isDisabled }: { accountId: string; isDisabled: boolean },
): Promise<UserResult> {
  const user = await findInTransaction(transaction, accountId);
  if (user === undefined) return { ok: false, code: 'unknown' };
  if ((user.state === 'disabled') === isDisabled) return { ok: true };
  if (isDisabled && (await isLastOwner(transaction, user))) return { ok: false, code: 'last-owner' };
  await writer(transaction)
    .updateTable('account')
    .set({ is_disabled: isDisabled ? 1 : 0 })
    .where('id', '=', accountId)
    .execute();
  if (isDisabled) {
    await deleteAccountSessions(transaction, { accountId });
    await deleteLinks(transaction, accountId);
  }
  const [action, words] = isDisabled ? ['disabled', 'Disabled'] : ['enabled', 'Enabled'];
  await note(transaction, accountId, action ?? '', `${words} the account of ${user.name}`);
  return { ok: true };
}

/** Deletes an account and its sessions. Its activity stays, under its name. The last owner can't be deleted. */
export async function deleteUser(
  transaction: WriteTransaction,
  { accountId }: { accountId: string },
): Promise<UserResult> {
  const user = await findInTransaction(transaction, accountId);
  if (user === undefined) return { ok: false, code: 'unknown' };
  if (await isLastOwner(transaction, user)) return { ok: false, code: 'last-owner' };
  await writer(transaction).deleteFrom('account').where('id', '=', accountId).execute();
  await note(transaction, accountId, 'deleted', `Deleted the account of ${user.name}`);
  return { ok: true };
}

async function findInTransaction(transaction: WriteTransaction, accountId: string): Promise<User | undefined> {
  const row = await usersQuery(writer(transaction)).where('account.id', '=', accountId).executeTakeFirst();
  return row && toUser(row);
}

/** Checks whether no other owner is active. Transactions take turns, so two owners can't remove each other at once. */
async function isLastOwner(transaction: WriteTransaction, user: User): Promise<boolean> {
  if (user.role !== 'owner' || user.state !== 'active') return false;
  const other = await writer(transaction)
    .selectFrom('account')
    .select('id')
    .where('role', '=', 'owner')
    .where('is_disabled', '=', 0)
    .where('password_hash', 'is not', null)
    .where('id', '!=', user.accountId)
    .executeTakeFirst();
  return other === undefined;
}

async function findFault(
  transaction: WriteTransaction,
  fields: UserFields,
  user: User | null,
): Promise<UserFault | undefined> {
  const { name, email } = clean(fields);
  if (name === '') return 'no-name';
  if (name.length > LONGEST_NAME) return 'long-name';
  if (email === '' && user?.email === null) return undefined;
  if (!isMailAddress(email)) return 'no-address';
  const other = await writer(transaction)
    .selectFrom('account')
    .select('id')
    .where((eb) => eb.or([eb('email', '=', email), eb('username', '=', email)]))
    .where('id', '!=', user?.accountId ?? '')
    .executeTakeFirst();
  return other && 'address-taken';
}

function clean({ name, email }: UserFields): { name: string; email: string } {
  return { name: name.normalize('NFC').replaceAll(/\s+/g, ' ').trim(), email: foldUsername(email) };
}

async function deleteLinks(transaction: WriteTransaction, accountId: string): Promise<void> {
  await writer(transaction).deleteFrom('account_link').where('account_id', '=', accountId).execute();
}

async function note(transaction: WriteTransaction, accountId: string, action: string, words: string): Promise<void> {
  await noteActivity(transaction, { action: `account.${action}`, subjectId: accountId, words });
}
