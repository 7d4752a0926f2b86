import { createHash, randomBytes } from 'node:crypto';
import { noteActivity } from '../activity/note-activity.ts';
import { reader, writer } from '../database/handles.ts';
import type { Reader } from '../database/handles.ts';
import type { AccountActor, WriteTransaction } from '../database/write-transaction.ts';
import type { Store } from '../store.ts';
import { foldUsername, setPasswordHash } from './accounts.ts';
import { hashPassword } from './passwords.ts';
import { findPasswordFault, type JudgePassword, type NewPasswordFault } from './strength/new-password.ts';
import { notifyAccount } from './notify-account.ts';
import type { AccountLinkTable } from './tables.ts';

export type AccountLinkPurpose = AccountLinkTable['purpose'];

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long each kind of link opens something, in milliseconds. A second step is the page that asks for a code. */
export const LINK_MS: Readonly<Record<AccountLinkPurpose, number>> = {
  invitation: 7 * DAY_MS,
  'password-reset': 60 * 60 * 1000,
  'second-step': 10 * 60 * 1000,
};

/** A new link: the token goes into a letter or a cookie and is kept nowhere else. */
export interface NewAccountLink {
  readonly token: string;
  readonly expiresAt: Date;
}

/** Whom a link is for. */
export interface LinkedAccount {
  readonly accountId: string;
  readonly username: string;
  readonly name: string;
  readonly actor: AccountActor;
}

/** Makes a link for an account. Earlier ones of its kind go on: anyone who asks for many must not undo what was sent. */
export async function createAccountLink(
  transaction: WriteTransaction,
  { accountId, purpose }: { accountId: string; purpose: AccountLinkPurpose },
): Promise<NewAccountLink> {
  const { now } = transaction;
  // A path of ours is the same in small letters, to which servers lead: the token knows no others.
  const token = randomBytes(32).toString('hex');
  const expiresAt = new Date(now.getTime() + LINK_MS[purpose]);
  await writer(transaction)
    .insertInto('account_link')
    .values({
      token_hash: hashToken(token),
      account_id: accountId,
      purpose,
      created_at: now.toISOString(),
      expires_at: expiresAt.toISOString(),
    })
    .execute();
  return { token, expiresAt };
}

interface LinkInput {
  readonly token: string;
  readonly purpose: AccountLinkPurpose;
}

/** Whom a link is for; undefined when it has expired, was used or withdrawn, or never was. */
export async function findLinkedAccount(store: Store, link: LinkInput): Promise<LinkedAccount | undefined> {
  return findLinked(reader(store), link, store.now());
}

/** Uses a link up, within the transaction of what it is good for. Undefined when it is good for nothing anymore. */
export async function takeAccountLink(
  transaction: WriteTransaction,
  link: LinkInput,
): Promise<LinkedAccount | undefined> {
  const account = await findLinked(writer(transaction), link, transaction.now);
  if (account === undefined) return undefined;
  await writer(transaction).deleteFrom('account_link').where('token_hash', '=', hashToken(link.token)).execute();
  return account;
}

async function findLinked(
  database: Pick<Reader, 'selectFrom'>,
  { token, purpose }: LinkInput,
  now: Date,
): Promise<LinkedAccount | undefined> {
  const row = await database
    .selectFrom('account_link')
    .innerJoin('account', 'account.id', 'account_link.account_id')
    .select(['account.id', 'account.username', 'account.name'])
    .where('account_link.token_hash', '=', hashToken(token))
    .where('account_link.purpose', '=', purpose)
    .where('account_link.expires_at', '>', now.toISOString())
    .where('account.is_disabled', '=', 0)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const actor = { kind: 'account', accountId: row.id, username: row.username } as const;
  return { accountId: row.id, username: row.username, name: row.name, actor };
}

/**
 * Begins to give a forgotten password again, for the account of an email address.
 *
 * @returns what the email needs; undefined when no account with a password has this address
 */
export async function startPasswordReset(
  transaction: WriteTransaction,
  { email }: { email: string },
): Promise<{ link: NewAccountLink; name: string; email: string } | undefined> {
  const row = await writer(transaction)
    .selectFrom('account')
    .select(['id', 'name', 'email'])
    .where('email', '=', foldUsername(email))
    .where('is_disabled', '=', 0)
    .where('password_hash', 'is not', null)
    .executeTakeFirst();
  if (row === undefined || row.email === null) return undefined;
  const link = await createAccountLink(transaction, { accountId: row.id, purpose: 'password-reset' });
  return { link, name: row.name, email: row.email };
}

export type SetPasswordResult =
  /** And by which name one signs in with it. */
  { ok: true; username: string } | ({ ok: false } & ({ code: 'expired' } | NewPasswordFault));

/**
 * Sets the password that a link of an invitation or a reset allows, once; ends every session and every other link of the
 * account. A two-step verification stays: the email alone opens nothing that it guards.
 */
export async function setPasswordByLink(
  store: Store,
  {
    newPassword,
    judge,
    ...link
  }: { token: string; purpose: 'invitation' | 'password-reset'; newPassword: string; judge: JudgePassword },
): Promise<SetPasswordResult> {
  const account = await findLinkedAccount(store, link);
  if (account === undefined) return { ok: false, code: 'expired' };
  const fault = await findPasswordFault(store, { accountId: account.accountId, password: newPassword, judge });
  if (fault !== undefined) return { ok: false, ...fault };
  const passwordHash = await hashPassword(newPassword);
  return store.write({ actor: account.actor }, async (transaction) => {
    if ((await takeAccountLink(transaction, link)) === undefined) return { ok: false, code: 'expired' };
    const { accountId, name, username } = account;
    await setPasswordHash(transaction, { accountId, passwordHash });
    await noteActivity(
      transaction,
      link.purpose === 'invitation'
        ? { action: 'account.accepted', subjectId: accountId, words: `${name} accepted the invitation` }
        : { action: 'account.password-reset', subjectId: accountId, words: `Reset the password of ${name} by email` },
    );
    if (link.purpose === 'password-reset') {
      await notifyAccount(transaction, { accountId, words: 'Your password was reset using an emailed link.' });
    }
    return { ok: true, username };
  });
}

/** Removes links that have expired; call it now and then. */
export async function purgeExpiredLinks(transaction: WriteTransaction): Promise<void> {
  await writer(transaction)
    .deleteFrom('account_link')
    .where('expires_at', '<=', transaction.now.toISOString())
    .execute();
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
