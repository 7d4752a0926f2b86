import { randomBytes } from 'node:crypto';
import { reader, writer } from '../database/handles.ts';
import { systemActor } from '../database/write-transaction.ts';
import type { Store } from '../store.ts';

/**
 * Secrets that sign form tokens, cookies of known browsers, preview tickets and reservation links, and that hash networks for
 * limits.
 */
const appSecretNames = ['form-token', 'login-device', 'preview-ticket', 'hold-link', 'client-network'] as const;
export type AppSecretName = (typeof appSecretNames)[number];

export async function readFormTokenSecret(store: Store): Promise<string> {
  return readAppSecret(store, 'form-token');
}

/** Reads a secret: 256 bits, base64url, the same in every process on this store. */
export async function readAppSecret(store: Store, name: AppSecretName): Promise<string> {
  const row = await reader(store)
    .selectFrom('app_secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return row.value;
}

/** Creates missing secrets. If several processes open a new store at once, one of them does. */
export async function ensureAppSecrets(store: Store): Promise<void> {
  const known = await reader(store).selectFrom('app_secret').select('name').execute();
  const missing = appSecretNames.filter((name) => !known.some((row) => row.name === name));
  if (missing.length === 0) return;
  await store.write({ actor: systemActor }, async (transaction) => {
    const created_at = transaction.now.toISOString();
    await writer(transaction)
      .insertInto('app_secret')
      .values(missing.map((name) => ({ name, value: randomBytes(32).toString('base64url'), created_at })))
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
  });
}
