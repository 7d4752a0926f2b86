import { noteActivity } from '../../activity/note-activity.ts';
import { reader, writer } from '../../database/handles.ts';
import type { AccountActor, WriteTransaction } from '../../database/write-transaction.ts';
import type { Store } from '../../store.ts';
import { notifyAccount } from '../notify-account.ts';

export interface PasskeySummary {
  readonly id: string;
  readonly name: string;
  /** The host it was made for. It doesn't work after a move to another one. */
  readonly rpId: string;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}

export interface Passkey {
  readonly id: string;
  readonly accountId: string;
  readonly username: string;
  readonly actor: AccountActor;
  /** COSE, base64url. */
  readonly publicKey: string;
  readonly counter: number;
}

export interface NewPasskey {
  readonly id: string;
  readonly rpId: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
}

const LONGEST_NAME = 100;

/** Lists the passkeys of an account, newest first. */
export async function listPasskeys(store: Store, accountId: string): Promise<PasskeySummary[]> {
  const rows = await reader(store)
    .selectFrom('passkey')
    .select(['id', 'name', 'rp_id', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    rpId: row.rp_id,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  }));
}

/** Checks whether anyone can sign in with a passkey at this host. */
export async function hasPasskeys(store: Store, rpId: string): Promise<boolean> {
  const row = await reader(store).selectFrom('passkey').select('id').where('rp_id', '=', rpId).executeTakeFirst();
  return row !== undefined;
}

/** Finds a passkey at a host; undefined if it is unknown or its account is disabled. */
export async function findPasskey(
  store: Store,
  { id, rpId }: { id: string; rpId: string },
): Promise<Passkey | undefined> {
  const row = await reader(store)
    .selectFrom('passkey')
    .innerJoin('account', 'account.id', 'passkey.account_id')
    .select(['passkey.id', 'passkey.account_id', 'passkey.public_key', 'passkey.counter', 'account.username'])
    .where('passkey.id', '=', id)
    .where('passkey.rp_id', '=', rpId)
    .where('account.is_disabled', '=', 0)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { account_id: accountId, username } = row;
  return {
    id: row.id,
    accountId,
    username,
    actor: { kind: 'account', accountId, username },
    publicKey: row.public_key,
    counter: Number(row.counter),
  };
}

/** Saves a new passkey. @returns its name, changed if the account has one of that name; undefined when the passkey is known */
export async function addPasskey(
  transaction: WriteTransaction,
  { accountId, passkey, name }: { accountId: string; passkey: NewPasskey; name: string },
): Promise<string | undefined> {
  const rows = await writer(transaction).selectFrom('passkey').select(['id', 'name', 'account_id']).execute();
  if (rows.some(({ id }) => id === passkey.id)) return undefined;
  const taken = new Set(rows.filter((row) => row.account_id === accountId).map((row) => row.name));
  let free = name;
  for (let count = 2; taken.has(free); count += 1) free = `${name} ${count}`;
  await writer(transaction)
    .insertInto('passkey')
    .values({
      id: passkey.id,
      account_id: accountId,
      name: free,
      rp_id: passkey.rpId,
      public_key: passkey.publicKey,
      counter: String(passkey.counter),
      transports: JSON.stringify(passkey.transports),
      created_at: transaction.now.toISOString(),
      last_used_at: null,
    })
    .execute();
  await note(transaction, accountId, 'passkey-added', `Added the passkey “${free}”`);
  await notifyAccount(transaction, { accountId, words: `The passkey “${free}” was added.` });
  return free;
}

/** Renames a passkey. False for an empty or overlong name, or if there is no such passkey. */
export async function renamePasskey(
  transaction: WriteTransaction,
  { accountId, id, name }: { accountId: string; id: string; name: string },
): Promise<boolean> {
  const clean = name.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  if (clean === '' || clean.length > LONGEST_NAME) return false;
  const { numUpdatedRows } = await writer(transaction)
    .updateTable('passkey')
    .set({ name: clean })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes one passkey of an account, or all without an `id`. @returns how many */
export async function removePasskeys(
  transaction: WriteTransaction,
  { accountId, id }: { accountId: string; id?: string },
): Promise<number> {
  let query = writer(transaction).deleteFrom('passkey').where('account_id', '=', accountId);
  if (id !== undefined) query = query.where('id', '=', id);
  const gone = await query.returning('name').execute();
  for (const { name } of gone) {
    // oxlint-disable-next-line no-await-in-loop -- one connection, one statement after another
    await note(transaction, accountId, 'passkey-removed', `Removed the passkey “${name}”`);
  }
  if (gone.length > 0) {
    const names = gone.map(({ name }) => `“${name}”`).join(', ');
    const words = gone.length === 1 ? `The passkey ${names} was removed.` : `The passkeys ${names} were removed.`;
    await notifyAccount(transaction, { accountId, words });
  }
  return gone.length;
}

/**
 * Records a sign-in, in the transaction that opens the session. False when the passkey was removed or used in the meantime, so
 * that an answer sent twice opens one session.
 */
export async function usePasskey(
  transaction: WriteTransaction,
  { passkey, counter }: { passkey: Pick<Passkey, 'id' | 'counter'>; counter: number },
): Promise<boolean> {
  const { numUpdatedRows } = await writer(transaction)
    .updateTable('passkey')
    .set({ counter: String(counter), last_used_at: transaction.now.toISOString() })
    .where('id', '=', passkey.id)
    .where('counter', '=', String(passkey.counter))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function note(transaction: WriteTransaction, subjectId: string, action: string, words: string): Promise<void> {
  await noteActivity(transaction, { action: `account.${action}`, subjectId, words });
}
