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
/** How long each kind of link is valid, in milliseconds. `second step` is the page that asks for a code. */
export const LINK_MS: Readonly<Record<AccountLinkPurpose, number>> = {
  invitation: 7 * DAY_MS,
  'password-reset': 60 * 60 * 1000,
  'second-step': 10 * 60 * 1000,
};

export interface NewAccountLink {
  readonly token: string;
  readonly expiresAt: Date;
}

export interface LinkedAccount {
  readonly accountId: string;
  readonly username: string;
  readonly name: string;
  readonly actor: AccountActor;
}

/**
 * Creates a link for an account. Earlier links of its kind stay valid, so that requesting many can't invalidate one that was
 * sent.
 */
export async function createAccountLink(
  transaction: WriteTransaction,
  { accountId, purpose }: { accountId: string; purpose: AccountLinkPurpose },
): Promise<NewAccountLink> {
  const { now } = transaction;
  // Servers redirect paths to lower case, so the token has no capitals.
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

/** Finds the account of a link; undefined when it expired, was used or withdrawn, or never existed. */
export async function findLinkedAccount(store: Store, link: LinkInput): Promise<LinkedAccount | undefined> {
  return findLinked(reader(store), link, store.now());
}

/** Uses a link, in the transaction of the change it allows. Undefined when it is not valid anymore. */
export async function consumeAccountLink(
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
 * Starts a password reset for the account with an email address.
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
  | { ok: true; username: string }
  | ({ ok: false } & ({ code: 'expired' } | NewPasswordFault));

/**
 * Sets the password through an invitation or reset link, once, and ends every session and every other link of the account.
 * Two-step verification stays on: access to the email must not be enough.
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
    if ((await consumeAccountLink(transaction, link)) === undefined) return { ok: false, code: 'expired' };
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

export async function purgeExpiredLinks(transaction: WriteTransaction): Promise<void> {
  await writer(transaction)
    .deleteFrom('account_link')
    .where('expires_at', '<=', transaction.now.toISOString())
    .execute();
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
