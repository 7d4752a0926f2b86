import { storeOf, writer } from '../../database/handles.ts';
import type { WriteTransaction } from '../../database/write-transaction.ts';
import type { ContentKind } from '../content-kind.ts';
import { findContentStateWithin } from '../listing/content-history.ts';
import type { ContentState } from '../state-at.ts';
import { readFields } from '../stored-content.ts';

/** Without a revision, returns the version that was published or scheduled last. */
export async function findState<Fields extends object>(
  transaction: WriteTransaction,
  kind: ContentKind<Fields>,
  { id, revision }: { id: string; revision?: number | undefined },
): Promise<ContentState<Fields> | undefined> {
  if (revision !== undefined) return findContentStateWithin(transaction, kind, { id, revision });
  const row = await writer(transaction)
    .selectFrom('content_publication')
    .select(['fields', 'slug'])
    .where('content_id', '=', id)
    .where('kind', '=', kind.name)
    .orderBy('revision', 'desc')
    .executeTakeFirst();
  return row && { fields: readFields(kind, row, storeOf(transaction).log), slug: row.slug };
}
