import { reader } from '../database/handles.ts';
import type { Store } from '../store.ts';

/** What an activity line is about, as it is now. */
export type Subject =
  | { readonly sort: 'content'; readonly kind: string; readonly name: string }
  | { readonly sort: 'lead'; readonly reference: string; readonly name: string }
  | { readonly sort: 'account'; readonly name: string };

/**
 * Finds the subjects of activity lines by id, without deleted ones. The lines contain no visitor's name, so nothing of a deleted
 * lead remains.
 */
export async function findSubjects(store: Store, ids: readonly string[]): Promise<ReadonlyMap<string, Subject>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const database = reader(store);
  const [content, leads, accounts] = await Promise.all([
    database
      .selectFrom('content')
      .select(['id', 'kind', 'title'])
      .where('id', 'in', wanted)
      .where('deleted_at', 'is', null)
      .execute(),
    database
      .selectFrom('lead')
      .select(['id', 'reference', 'first_name', 'last_name'])
      .where('id', 'in', wanted)
      .execute(),
    database.selectFrom('account').select(['id', 'name']).where('id', 'in', wanted).execute(),
  ]);
  return new Map<string, Subject>([
    ...content.map(({ id, kind, title }) => [id, { sort: 'content', kind, name: title }] as const),
    ...leads.map(
      ({ id, reference, ...lead }) =>
        [id, { sort: 'lead', reference, name: `${lead.first_name} ${lead.last_name}`.trim() }] as const,
    ),
    ...accounts.map(({ id, name }) => [id, { sort: 'account', name }] as const),
  ]);
}
