import { reader, storeOf, writer } from '../../database/handles.ts';
import type { Reader } from '../../database/handles.ts';
import type { WriteTransaction } from '../../database/write-transaction.ts';
import type { Store } from '../../store.ts';
import type { ContentKind } from '../content-kind.ts';
import { stateAt } from '../state-at.ts';
import type { ContentState } from '../state-at.ts';
import { parseJson, readFields } from '../stored-content.ts';
import type { ContentChangeTable } from '../tables.ts';
import type { ContentAction, ContentChange } from '../editing/change-result.ts';

/** Newest first. */
export async function listContentChanges(store: Store, contentId: string): Promise<ContentChange[]> {
  return (await changesSince(reader(store), contentId, 0)).toReversed();
}

/** Oldest first. */
export async function listChangesSince(
  transaction: WriteTransaction,
  contentId: string,
  revision: number,
): Promise<ContentChange[]> {
  return changesSince(writer(transaction), contentId, revision);
}

async function changesSince(database: Reader, contentId: string, revision: number): Promise<ContentChange[]> {
  const rows = await database
    .selectFrom('content_change')
    .leftJoin('account', 'account.id', 'content_change.account_id')
    .select((eb) => [
      'revision',
      'action',
      'fields',
      'at',
      'actor_kind',
      eb.fn.coalesce('account.name', 'actor_name').as('actor_name'),
    ])
    .where('content_id', '=', contentId)
    .where('revision', '>', revision)
    .orderBy('revision')
    .execute();
  return rows.map(toChange);
}

function toChange(row: Omit<ContentChangeTable, 'content_id' | 'account_id'>): ContentChange {
  return {
    revision: row.revision,
    // Only this package writes it.
    action: row.action as ContentAction,
    fields: Object.keys(Object(parseJson(row.fields))),
    at: row.at,
    actorKind: row.actor_kind,
    actorName: row.actor_name,
  };
}

/** Undefined when the revision never existed or was thinned out. */
export async function findContentState<Fields extends object>(
  store: Store,
  kind: ContentKind<Fields>,
  { id, revision }: { id: string; revision: number },
): Promise<ContentState<Fields> | undefined> {
  return stateAt(reader(store), kind, { id, revision, log: store.log });
}

/** Like `findContentState`, for display: returns the revision before instead of a thinned-out one. */
export async function findContentStateNear<Fields extends object>(
  store: Store,
  kind: ContentKind<Fields>,
  { id, revision }: { id: string; revision: number },
): Promise<ContentState<Fields> | undefined> {
  return stateAt(reader(store), kind, { id, revision, log: store.log, isNear: true });
}

/** Like `findContentState`, within a change. */
export async function findContentStateWithin<Fields extends object>(
  transaction: WriteTransaction,
  kind: ContentKind<Fields>,
  { id, revision }: { id: string; revision: number },
): Promise<ContentState<Fields> | undefined> {
  return stateAt(writer(transaction), kind, { id, revision, log: storeOf(transaction).log });
}

/** A version that was, is or will be published. */
export interface PublishedState<Fields extends object> {
  revision: number;
  slug: string;
  fields: Fields;
  from: string;
  until: string | null;
  publishedAt: string;
  actorKind: ContentChange['actorKind'];
  actorName: string | null;
}

/** Latest first, including scheduled ones. */
export async function listPublishedStates<Fields extends object>(
  store: Store,
  kind: ContentKind<Fields>,
  contentId: string,
): Promise<PublishedState<Fields>[]> {
  const rows = await reader(store)
    .selectFrom('content_publication')
    .selectAll()
    .where('content_id', '=', contentId)
    .where('kind', '=', kind.name)
    .orderBy('revision', 'desc')
    .execute();
  return rows.map((row) => ({
    revision: row.revision,
    slug: row.slug,
    fields: readFields(kind, row, store.log),
    from: row.from_at,
    until: row.until_at,
    publishedAt: row.created_at,
    actorKind: row.actor_kind,
    actorName: row.actor_name,
  }));
}
