import { noteActivity, noteRepeatedActivity } from '../activity/note-activity.ts';
import { writer } from '../database/handles.ts';
import type { WriteTransaction } from '../database/write-transaction.ts';
import { foldUsername } from './accounts.ts';

/** Notes that an account has signed in, in a browser as its owner knows it again. */
export async function noteSignIn(
  transaction: WriteTransaction,
  { accountId, device }: { accountId: string; device: string },
): Promise<void> {
  await noteActivity(transaction, { action: 'access.signed-in', subjectId: accountId, words: `Signed in: ${device}` });
}

/** Notes that an account has signed out, here or everywhere. */
export async function noteSignOut(
  transaction: WriteTransaction,
  { accountId, isEverywhere = false }: { accountId: string; isEverywhere?: boolean },
): Promise<void> {
  const words = isEverywhere ? 'Signed out everywhere' : 'Signed out';
  await noteActivity(transaction, { action: 'access.signed-out', subjectId: accountId, words });
}

const failures = {
  password: ['Failed to sign in', 'wrong password'],
  code: ['Failed to sign in', 'wrong code after the correct password'],
  passkey: ['Failed to sign in', 'passkey not accepted'],
  confirmation: ['Failed to confirm a change', 'wrong password, code or passkey'],
} as const;

/** At which step someone was refused. */
export type AccessStep = keyof typeof failures;

/**
 * Notes that someone was refused; all of an hour that concern one account, and all that concern none, are one line. A name
 * that is no one's is not written down: it may be a password in the wrong field.
 */
export async function noteFailedSignIn(
  transaction: WriteTransaction,
  { username, step }: { username: string; step: AccessStep },
): Promise<void> {
  const account = await writer(transaction)
    .selectFrom('account')
    .select(['id', 'username', 'is_disabled'])
    .where('username', '=', foldUsername(username))
    .executeTakeFirst();
  const [what, fault] = failures[step];
  const why = account?.is_disabled === 1 ? 'the account is disabled' : fault;
  await noteRepeatedActivity(transaction, {
    action: `access.failed-${step}`,
    subjectId: account?.id ?? 'nobody',
    words: account ? `${what} as ${account.username}: ${why}` : `${what} with a username that doesn’t exist`,
  });
}
