import { writer } from '../../database/handles.ts';
import type { WriteTransaction } from '../../database/write-transaction.ts';
import type { ContentKind, FieldIssue } from '../content-kind.ts';

/**
 * The fields that newly name other content which is not there. What a state named before stays acceptable: its target may
 * have been deleted since, and that must not keep anybody from mending a word.
 */
export async function findMissingReferences<Fields extends object>(
  transaction: WriteTransaction,
  kind: ContentKind<Fields>,
  { before, fields }: { before: Fields; fields: Fields },
): Promise<FieldIssue[]> {
  const known = new Set(Object.values(kind.referencesOf(before)).flat());
  const added = Object.entries(kind.referencesOf(fields)).flatMap(([field, ids]) =>
    ids.filter((id) => !known.has(id)).map((id) => ({ field, id })),
  );
  if (added.length === 0) return [];
  const rows = await writer(transaction)
    .selectFrom('content')
    .select('id')
    .where(
      'id',
      'in',
      added.map(({ id }) => id),
    )
    .where('deleted_at', 'is', null)
    .execute();
  const found = new Set(rows.map(({ id }) => id));
  return added
    .filter(({ id }) => !found.has(id))
    .map(({ field }) => ({ field, message: 'One of these is not there any more' }));
}
