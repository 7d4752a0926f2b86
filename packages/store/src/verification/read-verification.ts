import { findSealedText, sealText } from '../auth/sealed-text.ts';
import { reader } from '../database/handles.ts';
import type { Reader } from '../database/handles.ts';
import type { Store } from '../store.ts';
import type { HumanVerificationTable } from './tables.ts';

/** A shop has one pair of keys. */
export const ONE = 'human-verification';

/** The secret can be decrypted only together with its site key. */
const nameOf = (siteKey: string) => JSON.stringify([ONE, siteKey]);

/** Returns the site key for browsers; undefined when human verification is not set up. */
export async function findSiteKey(store: Store): Promise<string | undefined> {
  return (await findRow(reader(store)))?.site_key ?? undefined;
}

/** Returns the secret; undefined when human verification is not set up, null when its key is not on this machine. */
export async function findVerificationSecret(store: Store): Promise<string | null | undefined> {
  const row = await findRow(reader(store));
  return row === undefined || row.site_key === null ? undefined : ((await openSecret(store, row)) ?? null);
}

export async function findRow(database: Pick<Reader, 'selectFrom'>): Promise<HumanVerificationTable | undefined> {
  return database.selectFrom('human_verification').selectAll().where('id', '=', ONE).executeTakeFirst();
}

export async function sealSecret({ dataDir }: Store, siteKey: string, secret: string): Promise<string> {
  return sealText(dataDir, secret, nameOf(siteKey));
}

/** Undefined if none is stored, or it can't be decrypted on this machine. */
export async function openSecret(
  { dataDir }: Store,
  { site_key: siteKey, secret }: HumanVerificationTable,
): Promise<string | undefined> {
  return siteKey === null || secret === null ? undefined : findSealedText(dataDir, secret, nameOf(siteKey));
}
