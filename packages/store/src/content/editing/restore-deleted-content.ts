import { storeOf, writer } from '../../database/handles.ts';
import type { WriteTransaction } from '../../database/write-transaction.ts';
import type { ContentKind } from '../content-kind.ts';
import { readFields } from '../stored-content.ts';
import type { ChangeTarget } from './change-content.ts';
import type { ContentResult } from './change-result.ts';
import { undelete } from './edit-content.ts';
import { republish } from './republish.ts';

/**
 * Restores deleted content as it was: what was published, what was scheduled for later than now, and the draft. What can't be
 * published, because a picture is gone, becomes a draft.
 *
 * @param options.isRecorded whether the activity gets a line. Default true
 */
export async function restoreDeletedContent<Fields extends object>(
  transaction: WriteTransaction,
  kind: ContentKind<Fields>,
  deleted: ChangeTarget & { id: string },
  { isRecorded = true }: { isRecorded?: boolean } = {},
): Promise<ContentResult<Fields>> {
  const ended = await listEnded(transaction, kind, deleted.id);
  const unrecorded = isRecorded ? {} : { verb: undefined };
  const back = await undelete(transaction, kind, { ...deleted, ...unrecorded });
  return back.ok ? republish(transaction, kind, { draft: back.content, states: ended, isRecorded }) : back;
}

/** Lists what was published when it was deleted, then what was scheduled. */
async function listEnded<Fields extends object>(transaction: WriteTransaction, kind: ContentKind<Fields>, id: string) {
  const rows = await writer(transaction)
    .selectFrom('content_publication')
    .innerJoin('content', (join) =>
      join
        .onRef('content.id', '=', 'content_publication.content_id')
        .onRef('content.deleted_at', '=', 'content_publication.until_at'),
    )
    .select(['content_publication.fields', 'content_publication.slug', 'from_at as from', 'until_at as until'])
    .where('content_id', '=', id)
    .orderBy('content_publication.revision', 'desc')
    .execute();
  const isPlanned = ({ from, until }: (typeof rows)[number]) => from > (until ?? '');
  const last = [rows.find((row) => !isPlanned(row)), rows.find(isPlanned)].filter((row) => row !== undefined);
  const { log } = storeOf(transaction);
  return last.map((row) => ({
    fields: readFields(kind, row, log),
    slug: row.slug,
    from: row.from,
    isPlanned: isPlanned(row),
  }));
}
