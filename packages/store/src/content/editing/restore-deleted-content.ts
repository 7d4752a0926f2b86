import { storeOf, writer } from '../../database/handles.ts';
import type { WriteTransaction } from '../../database/write-transaction.ts';
import type { ContentKind } from '../content-kind.ts';
import { readFields } from '../stored-content.ts';
import type { ChangeTarget } from './change-content.ts';
import type { ContentResult } from './change-result.ts';
import { undelete } from './edit-content.ts';
import { showFormerState } from './show-former-state.ts';

/**
 * Brings back what was deleted as it was: what visitors saw they see again, what was planned is planned again if its day is still
 * ahead, and what was saved beside it is beside it. Whatever cannot be shown any more, as a picture of it is gone, is a draft.
 *
 * @param options.isTold whether the activity tells of it by itself. Default true
 */
export async function restoreDeletedContent<Fields extends object>(
  transaction: WriteTransaction,
  kind: ContentKind<Fields>,
  deleted: ChangeTarget & { id: string },
  { isTold = true }: { isTold?: boolean } = {},
): Promise<ContentResult<Fields>> {
  const ended = await listEnded(transaction, kind, deleted.id);
  const untold = isTold ? {} : { deed: undefined };
  const back = await undelete(transaction, kind, { ...deleted, ...untold });
  return back.ok ? showFormerState(transaction, kind, { draft: back.content, states: ended, isTold }) : back;
}

/** What visitors saw of a deleted thing, then what was planned. */
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
