import { randomBytes } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { mediaTypes, uploadMaxBytes } from '@showroom/catalog-data/limits';
import type { MediaType } from '@showroom/catalog-data/limits';
import { reader, writer } from '../database/handles.ts';
import type { Actor, WriteTransaction } from '../database/write-transaction.ts';
import type { Store } from '../store.ts';
import { findMimeType } from './find-mime-type.ts';
import { makeMaster } from './make-master.ts';
import type { MadeMaster } from './make-master.ts';
import { findMediumByUpload, publishMedium } from './edit-media.ts';
import type { MediumResult } from './edit-media.ts';
import { sanitiseFileName } from './sanitise-file-name.ts';
import { storageFaultOf, withStoredFiles } from './with-stored-files.ts';
import type { StorageFault } from './with-stored-files.ts';

/** A received file. The caller removes it. */
export interface UploadedPicture {
  readonly path: string;
  readonly originalName: string;
  /** SHA-256, in hex. */
  readonly sha256: string;
}

/** Why a file was refused. Nothing of it was stored. */
export type UploadRefusal =
  | { ok: false; code: 'empty' | 'too-large' | 'too-many-pixels' | 'unreadable' }
  /** Not one of `mediaTypes`. `found` is its real type, such as `image/svg+xml`; null if unknown. */
  | { ok: false; code: 'unsupported-type'; found: string | null }
  | { ok: false; code: StorageFault };

export type UploadResult = MediumResult | UploadRefusal;

/**
 * Adds a picture to the library: makes, stores and publishes its master. The same file uploaded again returns the existing
 * medium.
 *
 * Never throws: errors are logged and returned as a code.
 */
export async function uploadPicture(
  store: Store,
  { actor, file, alt = '' }: { actor: Actor; file: UploadedPicture; alt?: string | undefined },
): Promise<UploadResult> {
  return keepPicture(store, { actor, file, mayBeKnown: true }, async (transaction, upload) =>
    publishMedium(transaction, { from: 0, fields: { ...upload, alt } }),
  );
}

/**
 * Replaces a picture everywhere, at the next request and under a new URL. Name, texts and focal point stay; the old picture is
 * part of the medium's history.
 *
 * Never throws: errors are logged and returned as a code.
 */
export async function replacePicture(
  store: Store,
  { actor, file, id, from }: { actor: Actor; file: UploadedPicture; id: string; from: number },
): Promise<UploadResult> {
  return keepPicture(store, { actor, file, mayBeKnown: false }, async (transaction, { name: _name, ...upload }) =>
    publishMedium(transaction, { id, from, fields: upload }),
  );
}

async function keepPicture(
  store: Store,
  { actor, file, mayBeKnown }: { actor: Actor; file: UploadedPicture; mayBeKnown: boolean },
  publishIt: (transaction: WriteTransaction, upload: ReturnType<typeof toFields>) => Promise<MediumResult>,
): Promise<UploadResult> {
  const master = path.join(store.incomingDir, randomBytes(16).toString('hex'));
  try {
    const checked = await checkFile(file);
    if (!checked.ok) return checked;
    // Saves decoding in the common case. The binding check is in the transaction.
    const known = mayBeKnown ? await findMediumByUpload(store, reader(store), file.sha256) : undefined;
    if (known !== undefined) return { ok: true, content: known, isNew: false };
    const made = await makeMaster({ source: file.path, target: master, type: checked.type });
    if (made.code === 'not-written') throw Object.assign(new Error(made.problem), { code: made.errorCode });
    if (made.code !== 'made') {
      store.log.warn('An uploaded image was refused', made);
      return { ok: false, code: made.code };
    }
    return await withStoredFiles(store, [{ path: master }], async (stored) => {
      const result = await store.write({ actor }, async (transaction) => {
        const published = await publishIt(transaction, toFields(file, checked.type, made));
        if (!published.ok || !published.isNew) return published;
        for (const { storedName } of stored) {
          await writer(transaction)
            .insertInto('medium_file')
            .values({
              stored_name: storedName,
              content_id: published.content.id,
              sha256: made.sha256,
              created_at: transaction.now.toISOString(),
            })
            .execute();
        }
        return published;
      });
      return { result, areNamed: result.ok && result.isNew };
    });
  } catch (error) {
    const code = storageFaultOf(error);
    store.log.error('An image could not be stored', { code, error });
    return { ok: false, code };
  } finally {
    // A leftover is swept later with those of forms.
    await rm(master, { force: true }).catch(() => undefined);
  }
}

async function checkFile(file: UploadedPicture): Promise<{ ok: true; type: MediaType } | UploadRefusal> {
  const { size } = await stat(file.path);
  if (size === 0) return { ok: false, code: 'empty' };
  if (size > uploadMaxBytes) return { ok: false, code: 'too-large' };
  const found = await findMimeType(file.path);
  const type = mediaTypes.find((known) => known === found);
  return type === undefined ? { ok: false, code: 'unsupported-type', found: found ?? null } : { ok: true, type };
}

function toFields(file: UploadedPicture, type: MediaType, { code: _code, ...made }: MadeMaster & { code: 'made' }) {
  return { ...made, type, uploadedSha256: file.sha256, name: sanitiseFileName(file.originalName, type) };
}
