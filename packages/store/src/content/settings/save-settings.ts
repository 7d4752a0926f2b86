import { reader } from '../../database/handles.ts';
import type { WriteTransaction } from '../../database/write-transaction.ts';
import type { Store } from '../../store.ts';
import { changeContent } from '../editing/change-content.ts';
import type { ContentResult } from '../editing/change-result.ts';
import { planPublication } from '../publication-plan.ts';
import { readFields } from '../stored-content.ts';
import type { ContentKind } from '../content-kind.ts';

/** Revision 0: nothing was saved, these are the defaults. */
export async function findSettings<Fields extends object>(
  store: Store,
  group: ContentKind<Fields>,
): Promise<{ revision: number; fields: Fields }> {
  const row = await reader(store)
    .selectFrom('content')
    .select(['revision', 'fields'])
    .where('id', '=', group.name)
    .executeTakeFirst();
  return row === undefined
    ? { revision: 0, fields: group.empty }
    : { revision: row.revision, fields: readFields(group, row, store.log) };
}

/** Saves settings of a group. Missing ones stay as they are. Visitors see them from the next request on. */
export async function saveSettings<Fields extends object>(
  transaction: WriteTransaction,
  group: ContentKind<Fields>,
  { from, fields }: { from: number; fields: Partial<Fields> },
): Promise<ContentResult<Fields>> {
  return changeContent(transaction, group, {
    from,
    fields,
    idWhenNew: group.name,
    action: 'published',
    verb: 'Saved',
    plan: (open, { revision, now }) => planPublication(open, { revision, from: now }, now),
  });
}
