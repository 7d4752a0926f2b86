import { storeOf, writer } from '../database/handles.ts';
import type { Reader } from '../database/handles.ts';
import type { WriteTransaction } from '../database/write-transaction.ts';
import { toContent } from '../content/stored-content.ts';
import type { Content } from '../content/stored-content.ts';
import type { ChangeTarget } from '../content/editing/change-content.ts';
import type { ContentRefusal, ContentResult } from '../content/editing/change-result.ts';
import { deleteContent, publish, undelete } from '../content/editing/edit-content.ts';
import { findState } from '../content/editing/find-state.ts';
import { listUsesWithin } from '../content/listing/find-uses.ts';
import type { ContentUse } from '../content/listing/find-uses.ts';
import type { Store } from '../store.ts';
import { media } from './medium.ts';
import type { Medium } from './medium.ts';

/** `isNew`: the picture was added or replaced another one. */
export type MediumResult = { ok: true; content: Content<Medium>; isNew: boolean } | ContentRefusal;

/** Finds the medium whose current picture was uploaded as this file; undefined when there is none. */
export async function findMediumByUpload(
  store: Store,
  database: Reader,
  uploadedSha256: string,
): Promise<Content<Medium> | undefined> {
  const row = await database
    .selectFrom('content')
    .selectAll()
    .where('kind', '=', media.name)
    .where('slug', '=', uploadedSha256)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row && toContent(media, row, { log: store.log, now: store.now() });
}

/**
 * Publishes a picture under its medium, new or replaced. If it is there already, it is returned unchanged. The caller saves the
 * file's row.
 */
export async function publishMedium(
  transaction: WriteTransaction,
  request: ChangeTarget & { fields: Partial<Medium> & Pick<Medium, 'uploadedSha256'> },
): Promise<MediumResult> {
  const { id, from, fields } = request;
  const known = await findMediumByUpload(storeOf(transaction), writer(transaction), fields.uploadedSha256);
  const isThere = known !== undefined && (id === undefined || (known.id === id && known.revision === from));
  if (isThere) return { ok: true, content: known, isNew: false };
  // Two media may get the same picture; one of them is found by it.
  const isTaken = known !== undefined && known.id !== id;
  const slug = isTaken ? `${fields.uploadedSha256}-${id?.slice(0, 8)}` : fields.uploadedSha256;
  const result = await publish(transaction, media, { ...request, slug });
  return result.ok ? { ...result, isNew: true } : result;
}

/** Changes a picture's name, alt text and focal point. Visitors see it right away. */
export async function describeMedium(
  transaction: WriteTransaction,
  request: ChangeTarget & { id: string; fields: Partial<Pick<Medium, 'name' | 'alt' | 'focalPoint'>> },
): Promise<ContentResult<Medium>> {
  return publish(transaction, media, request);
}

/**
 * Restores the previous picture of a medium everywhere.
 *
 * @param target.from the revision that replaced it, which no one has changed since
 */
export async function restoreFormerPicture(
  transaction: WriteTransaction,
  { id, from }: { id: string; from: number },
): Promise<ContentResult<Medium>> {
  const former = await findState(transaction, media, { id, revision: from - 1 });
  if (former === undefined) return { ok: false, code: 'not-found' };
  const { name: _name, alt: _alt, focalPoint: _focalPoint, ...picture } = former.fields;
  return publishMedium(transaction, { id, from, fields: picture });
}

interface InUse {
  ok: false;
  code: 'in-use';
  uses: ContentUse[];
}

export type DeleteMediumResult = ContentResult<Medium> | InUse;

/**
 * Deletes a picture from the library unless something uses it. Its URLs stop working. Its files are kept while it can be restored
 * (`erase-deleted-pictures.ts`).
 */
export async function deleteMedium(
  transaction: WriteTransaction,
  target: ChangeTarget & { id: string },
): Promise<DeleteMediumResult> {
  const uses = await listUsesWithin(transaction, target.id);
  if (uses.length > 0) return { ok: false, code: 'in-use', uses };
  return deleteContent(transaction, media, target);
}

/** Restores a deleted picture with its URLs. */
export async function restoreMedium(
  transaction: WriteTransaction,
  target: ChangeTarget & { id: string },
): Promise<ContentResult<Medium>> {
  const draft = await undelete(transaction, media, target);
  if (!draft.ok) return draft;
  return publish(transaction, media, { id: target.id, from: draft.content.revision });
}
