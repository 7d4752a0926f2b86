import { createHash, randomInt } from 'node:crypto';
import { noteActivity } from '../../activity/note-activity.ts';
import { reader, writer } from '../../database/handles.ts';
import type { WriteTransaction } from '../../database/write-transaction.ts';
import type { Store } from '../../store.ts';
import { notifyAccount } from '../notify-account.ts';
import { pendingSince } from './pending-factors.ts';
import { createTotpSecret, findTotpStep } from './totp.ts';

export type SecondFactor =
  | { readonly state: 'off' }
  /** Started within the last ten minutes and not confirmed; sign-in doesn't ask for it yet. */
  | { readonly state: 'pending'; readonly secret: string }
  | { readonly state: 'on'; readonly backupCodesLeft: number };

export const BACKUP_CODES = 10;
// Without 0, 1, i, l and o: people copy them from paper.
const READABLE = 'abcdefghjkmnpqrstuvwxyz23456789';

export async function findSecondFactor(store: Store, accountId: string): Promise<SecondFactor> {
  const row = await reader(store)
    .selectFrom('second_factor')
    .select(['secret', 'begun_at', 'confirmed_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (row === undefined) return { state: 'off' };
  if (row.confirmed_at === null)
    return row.begun_at > pendingSince(store.now()) ? { state: 'pending', secret: row.secret } : { state: 'off' };
  const codes = await reader(store)
    .selectFrom('backup_code')
    .select('code_hash')
    .where('account_id', '=', accountId)
    .execute();
  return { state: 'on', backupCodesLeft: codes.length };
}

interface AccountInput {
  readonly accountId: string;
}
interface CodeInput extends AccountInput {
  readonly code: string;
}

/** Starts turning on two-step verification with a new secret. It takes effect when the first code confirms it. */
export async function beginSecondFactor(transaction: WriteTransaction, { accountId }: AccountInput): Promise<void> {
  const row = await findRow(transaction, accountId);
  if (row !== undefined && row.confirmed_at !== null) return;
  await writer(transaction).deleteFrom('second_factor').where('account_id', '=', accountId).execute();
  await writer(transaction)
    .insertInto('second_factor')
    .values({
      account_id: accountId,
      secret: createTotpSecret(),
      begun_at: transaction.now.toISOString(),
      confirmed_at: null,
      last_step: 0,
    })
    .execute();
}

/**
 * Turns on two-step verification when a code shows that the phone has the secret.
 *
 * @returns the backup codes, only this once; undefined when the code is wrong or nothing was started recently
 */
export async function confirmSecondFactor(
  transaction: WriteTransaction,
  { accountId, code }: CodeInput,
): Promise<string[] | undefined> {
  const row = await findRow(transaction, accountId);
  if (row === undefined || row.confirmed_at !== null || row.begun_at <= pendingSince(transaction.now)) return undefined;
  const step = findTotpStep(row.secret, normaliseCode(code), transaction.now);
  if (step === undefined) return undefined;
  await writer(transaction)
    .updateTable('second_factor')
    .set({ confirmed_at: transaction.now.toISOString(), last_step: step })
    .where('account_id', '=', accountId)
    .execute();
  await note(transaction, accountId, 'second-factor-on', 'Turned on two-step verification');
  await notifyAccount(transaction, { accountId, words: 'Two-step verification was turned on.' });
  return replaceBackupCodes(transaction, accountId);
}

/** Replaces the backup codes. Undefined while two-step verification is off. */
export async function renewBackupCodes(
  transaction: WriteTransaction,
  { accountId }: AccountInput,
): Promise<string[] | undefined> {
  const row = await findRow(transaction, accountId);
  if (row === undefined || row.confirmed_at === null) return undefined;
  await note(transaction, accountId, 'backup-codes-renewed', 'Created new backup codes');
  await notifyAccount(transaction, { accountId, words: 'New backup codes were created.' });
  return replaceBackupCodes(transaction, accountId);
}

/** Undefined when the code is wrong or was used. */
export type AcceptedCode = 'totp' | 'backup' | undefined;

/** Accepts a code from the phone or a backup code, each only once, even for concurrent requests. */
export async function acceptSecondFactorCode(
  transaction: WriteTransaction,
  { accountId, code }: CodeInput,
): Promise<AcceptedCode> {
  const row = await findRow(transaction, accountId);
  if (row === undefined || row.confirmed_at === null) return undefined;
  const typed = normaliseCode(code);
  const step = findTotpStep(row.secret, typed, transaction.now);
  if (step !== undefined) {
    if (step <= row.last_step) return undefined;
    await writer(transaction)
      .updateTable('second_factor')
      .set({ last_step: step })
      .where('account_id', '=', accountId)
      .execute();
    return 'totp';
  }
  const { numDeletedRows } = await writer(transaction)
    .deleteFrom('backup_code')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hashCode(typed))
    .executeTakeFirst();
  if (numDeletedRows === 0n) return undefined;
  await note(transaction, accountId, 'backup-code-used', 'Signed in with a backup code');
  return 'backup';
}

/** Turns off two-step verification and deletes its backup codes. Returns whether it was on. */
export async function removeSecondFactor(transaction: WriteTransaction, { accountId }: AccountInput): Promise<boolean> {
  const row = await findRow(transaction, accountId);
  if (row === undefined) return false;
  await writer(transaction).deleteFrom('second_factor').where('account_id', '=', accountId).execute();
  await writer(transaction).deleteFrom('backup_code').where('account_id', '=', accountId).execute();
  if (row.confirmed_at !== null) {
    await note(transaction, accountId, 'second-factor-off', 'Turned off two-step verification');
    await notifyAccount(transaction, { accountId, words: 'Two-step verification was turned off.' });
  }
  return true;
}

async function findRow(transaction: WriteTransaction, accountId: string) {
  return writer(transaction)
    .selectFrom('second_factor')
    .select(['secret', 'begun_at', 'confirmed_at', 'last_step'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

async function replaceBackupCodes(transaction: WriteTransaction, account_id: string): Promise<string[]> {
  await writer(transaction).deleteFrom('backup_code').where('account_id', '=', account_id).execute();
  const codes = Array.from({ length: BACKUP_CODES }, createBackupCode);
  await writer(transaction)
    .insertInto('backup_code')
    .values(codes.map((code) => ({ account_id, code_hash: hashCode(normaliseCode(code)) })))
    .execute();
  return codes;
}

/** Ten characters (49 bits) in two groups. */
function createBackupCode(): string {
  const letters = Array.from({ length: 10 }, () => READABLE.charAt(randomInt(READABLE.length))).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

function normaliseCode(code: string): string {
  return code.normalize('NFKC').replaceAll(/[\s-]/g, '').toLowerCase();
}

function hashCode(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}

async function note(transaction: WriteTransaction, subjectId: string, action: string, words: string): Promise<void> {
  await noteActivity(transaction, { action: `account.${action}`, subjectId, words });
}
