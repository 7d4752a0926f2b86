import { randomBytes } from 'node:crypto';
import type { Store } from '../open-store.ts';

/** The secret that signs form tokens, the same in every process on this store and after every restart. */
export async function readFormTokenSecret(store: Store): Promise<string> {
  return readAppSecret(store, 'form-token');
}

/** Reads a secret by name; the first caller makes it, and when several are first, one wins. 256 bits, base64url. */
export async function readAppSecret(store: Store, name: string): Promise<string> {
  const select = store.db.selectFrom('app_secret').select('value').where('name', '=', name);
  const known = await select.executeTakeFirst();
  if (known !== undefined) return known.value;
  await store.db
    .insertInto('app_secret')
    .values({ name, value: randomBytes(32).toString('base64url'), created_at: store.now().toISOString() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await select.executeTakeFirstOrThrow()).value;
}
