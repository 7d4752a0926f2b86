import { storeOf, writer } from '../database/handles.ts';
import type { WriteTransaction } from '../database/write-transaction.ts';
import { toContent } from '../content/stored-content.ts';
import type { ChangeTarget } from '../content/editing/change-content.ts';
import type { ContentResult } from '../content/editing/change-result.ts';
import { deleteContent, publish } from '../content/editing/edit-content.ts';
import { listUsesWithin } from '../content/listing/find-uses.ts';
import type { ContentUse } from '../content/listing/find-uses.ts';
import { media } from './medium.ts';
import type { Medium } from './medium.ts';

/**
 * Takes a picture into the library. The same bytes are the same medium: uploaded again, the one that is there is the
 * answer, as it is.
 */
export async function addMedium(
  transaction: WriteTransaction,
  fields: Partial<Medium> & Pick<Medium, 'name' | 'sha256' | 'type' | 'byteSize' | 'widthPx' | 'heightPx'>,
): Promise<ContentResult<Medium>> {
  const known = await writer(transaction)
    .selectFrom('content')
    .selectAll()
    .where('kind', '=', media.name)
    .where('slug', '=', fields.sha256)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (known !== undefined) {
    return { ok: true, content: toContent(media, known, { log: storeOf(transaction).log, now: transaction.now }) };
  }
  return publish(transaction, media, { from: 0, fields, slug: fields.sha256 });
}

/** Says something else of a picture: its name, what it shows, what a crop keeps in view. Visitors see it at once. */
export async function describeMedium(
  transaction: WriteTransaction,
  request: ChangeTarget & { id: string; fields: Partial<Pick<Medium, 'name' | 'alt' | 'focalPoint'>> },
): Promise<ContentResult<Medium>> {
  return publish(transaction, media, request);
}

export type DeleteMediumResult = ContentResult<Medium> | { ok: false; code: 'in-use'; uses: ContentUse[] };

/** Takes a picture out of the library, unless something shows it. */
export async function deleteMedium(
  transaction: WriteTransaction,
  target: ChangeTarget & { id: string },
): Promise<DeleteMediumResult> {
  const uses = await listUsesWithin(transaction, target.id);
  if (uses.length > 0) return { ok: false, code: 'in-use', uses };
  return deleteContent(transaction, media, target);
}
