import { z } from 'zod';
import { noteActivity } from '../activity/note-activity.ts';
import { cleanLine } from '@showroom/catalog-data/typed-text';
import { raiseContentVersion } from '../content/content-version.ts';
import { reader, storeOf, writer } from '../database/handles.ts';
import type { WriteTransaction } from '../database/write-transaction.ts';
import type { Store } from '../store.ts';
import { findRow, ONE, openSecret, sealSecret } from './read-verification.ts';

const LOST_SECRET = 'Enter the secret key again: the saved one can’t be decrypted on this machine';

/** Characters of both keys. Excludes markup, so that a pasted snippet is noticed. */
const keySchema = z
  .string()
  .overwrite(cleanLine)
  .max(200, 'Use at most 200 characters')
  .regex(/^[\w.-]*$/, 'Paste only the key');

const keysSchema = z.object({
  siteKey: keySchema.min(1, 'Enter the site key. Both keys are needed'),
  secret: keySchema,
});

/** The keys as a page may show them, without the secret itself. */
export interface SavedVerification {
  readonly siteKey: string;
  /** `lost`: its key is not on this machine (anymore). It has to be entered again. */
  readonly secret: 'kept' | 'lost';
}

/** Returns the stored keys and their revision, which the next change names. */
export async function findVerification(
  store: Store,
): Promise<{ readonly revision: number; readonly kept: SavedVerification | undefined }> {
  const row = await findRow(reader(store));
  if (row === undefined || row.site_key === null) return { revision: row?.revision ?? 0, kept: undefined };
  const secret = (await openSecret(store, row)) === undefined ? 'lost' : 'kept';
  return { revision: row.revision, kept: { siteKey: row.site_key, secret } };
}

export type SaveVerificationResult =
  | { readonly ok: true }
  /** Someone else saved first; `revision` is the current one. */
  | { readonly ok: false; readonly code: 'stale'; readonly revision: number }
  | {
      readonly ok: false;
      readonly code: 'invalid';
      readonly issues: readonly { readonly field: 'siteKey' | 'secret'; readonly message: string }[];
    };

/** Sets both keys, from the next request on. An empty secret keeps the stored one for the same site key. */
export async function saveVerification(
  transaction: WriteTransaction,
  { from, keys }: { from: number; keys: { readonly siteKey: string; readonly secret: string } },
): Promise<SaveVerificationResult> {
  const row = await findRow(writer(transaction));
  const revision = row?.revision ?? 0;
  if (revision !== from) return { ok: false, code: 'stale', revision };
  const checked = keysSchema.safeParse(keys);
  if (!checked.success) {
    const issues = checked.error.issues.map(({ path, message }) => ({
      field: path[0] === 'secret' ? ('secret' as const) : ('siteKey' as const),
      message,
    }));
    return { ok: false, code: 'invalid', issues };
  }
  const { siteKey, secret } = checked.data;
  const store = storeOf(transaction);
  const isSame = row?.site_key === siteKey;
  const kept = isSame && (await openSecret(store, row)) !== undefined ? row.secret : null;
  if (secret === '' && kept === null) {
    const message = isSame ? LOST_SECRET : 'Enter the secret key that goes with this site key. Both keys are needed';
    return { ok: false, code: 'invalid', issues: [{ field: 'secret', message }] };
  }
  const sealed = secret === '' ? kept : await sealSecret(store, siteKey, secret);
  await replaceRow(transaction, from, { site_key: siteKey, secret: sealed });
  await noteActivity(transaction, {
    action: 'settings-verification.saved',
    subjectId: ONE,
    words: 'Saved the spam protection keys',
  });
  return { ok: true };
}

/** Deletes both keys: forms have no check then. */
export async function deleteVerification(
  transaction: WriteTransaction,
  { from }: { from: number },
): Promise<Exclude<SaveVerificationResult, { code: 'invalid' }>> {
  const revision = (await findRow(writer(transaction)))?.revision ?? 0;
  if (revision !== from) return { ok: false, code: 'stale', revision };
  await replaceRow(transaction, from, { site_key: null, secret: null });
  await noteActivity(transaction, {
    action: 'settings-verification.forgotten',
    subjectId: ONE,
    words: 'Removed the spam protection keys',
  });
  return { ok: true };
}

async function replaceRow(
  transaction: WriteTransaction,
  from: number,
  keys: { site_key: string | null; secret: string | null },
): Promise<void> {
  await writer(transaction).deleteFrom('human_verification').where('id', '=', ONE).execute();
  await writer(transaction)
    .insertInto('human_verification')
    .values({ id: ONE, revision: from + 1, ...keys })
    .execute();
  await raiseContentVersion(transaction);
}
