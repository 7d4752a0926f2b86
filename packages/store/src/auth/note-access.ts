import { noteActivity, noteRepeatedActivity } from '../activity/note-activity.ts';
import { writer } from '../database/handles.ts';
import type { WriteTransaction } from '../database/write-transaction.ts';
import { foldUsername } from './accounts.ts';

export async function noteSignIn(
  transaction: WriteTransaction,
  { accountId, device }: { accountId: string; device: string },
): Promise<void> {
  await noteActivity(transaction, { action: 'access.signed-in', subjectId: accountId, words: `Signed in: ${device}` });
}

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

export type AccessStep = keyof typeof failures;

/**
 * Records a failed sign-in. Within an hour, all failures of one account are one line, and so are all without an account. An
 * unknown name is not recorded: it may be a password in the wrong field.
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
