import { writer } from '../../database/handles.ts';
import type { WriteTransaction } from '../../database/write-transaction.ts';
import type { ContentKind, FieldIssue } from '../content-kind.ts';
import { findMediaIds } from '../media-ids.ts';

/** What is about to be kept, and what it is measured by. */
interface NewState<Fields> {
  /** What is saved so far; undefined where a former state comes back whole. */
  before: Fields | undefined;
  fields: Fields;
  isPublishing: boolean;
}

/**
 * The fields that name other content which is not there. A draft is told of what it newly names: what was saved or
 * published before stays acceptable, as its target may have gone since, and that must keep nobody from mending a word or
 * from going back to an older state. Visitors must not be shown a picture that is gone: publishing is told of each.
 */
export async function findMissingReferences<Fields extends object>(
  transaction: WriteTransaction,
  kind: ContentKind<Fields>,
  { before, fields, isPublishing }: NewState<Fields>,
): Promise<FieldIssue[]> {
  const known = new Set(before === undefined ? [] : Object.values(kind.referencesOf(before)).flat());
  const isNew = (id: string) => before !== undefined && !known.has(id);
  const shown = new Set(isPublishing ? findMediaIds(fields) : []);
  const asked = Object.entries(kind.referencesOf(fields)).flatMap(([field, ids]) =>
    ids.filter((id) => isNew(id) || shown.has(id)).map((id) => ({ field, id })),
  );
  if (asked.length === 0) return [];
  const rows = await writer(transaction)
    .selectFrom('content')
    .select(['id', 'title', 'deleted_at'])
    .where('id', 'in', [...new Set(asked.map(({ id }) => id))])
    .execute();
  const found = new Map(rows.map((row) => [row.id, row]));
  return asked
    .filter(({ id }) => found.get(id)?.deleted_at !== null)
    .map(({ field, id }) => {
      const title = found.get(id)?.title;
      const which = title === undefined ? 'One of these' : `“${title}”`;
      return { field, message: `${which} is not there any more` };
    });
}
