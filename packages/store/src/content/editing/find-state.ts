import { storeOf, writer } from '../../database/handles.ts';
import type { WriteTransaction } from '../../database/write-transaction.ts';
import type { ContentKind } from '../content-kind.ts';
import { readFields } from '../stored-content.ts';

/** A published state of a thing: that of a revision, or without one the last. */
export async function findState<Fields extends object>(
  transaction: WriteTransaction,
  kind: ContentKind<Fields>,
  { id, revision }: { id: string; revision?: number | undefined },
): Promise<{ fields: Fields; slug: string } | undefined> {
  let query = writer(transaction)
    .selectFrom('content_publication')
    .select(['fields', 'slug'])
    .where('content_id', '=', id)
    .where('kind', '=', kind.name)
    .orderBy('revision', 'desc');
  if (revision !== undefined) query = query.where('revision', '=', revision);
  const row = await query.executeTakeFirst();
  return row && { fields: readFields(kind, row, storeOf(transaction).log), slug: row.slug };
}
