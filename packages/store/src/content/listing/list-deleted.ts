import { reader } from '../../database/handles.ts';
import type { Store } from '../../store.ts';
import type { ContentKind } from '../content-kind.ts';

/** A thing that was deleted and can be brought back. */
export interface DeletedContent {
  readonly id: string;
  /** The name of its kind. */
  readonly kind: string;
  readonly title: string;
  /** The revision that deleted it. */
  readonly revision: number;
  /** When, ISO 8601, UTC, and by whom, as the account was called then; null for nobody by name. */
  readonly deletedAt: string;
  readonly deletedBy: string | null;
  /** From when on visitors saw what was deleted, ISO 8601; null when they did not see it then. */
  readonly shownFrom: string | null;
}

export interface DeletedPage {
  /** The last one that was deleted first. */
  readonly items: readonly DeletedContent[];
  readonly total: number;
}

/** What was deleted of some kinds since an instant, a part of it at a time. */
export async function listDeleted(
  store: Store,
  {
    kinds,
    since,
    limit,
    offset,
  }: { kinds: readonly Pick<ContentKind, 'name'>[]; since: Date; limit: number; offset: number },
): Promise<DeletedPage> {
  const deleted = reader(store)
    .selectFrom('content')
    .where(
      'content.kind',
      'in',
      kinds.map(({ name }) => name),
    )
    .where('content.deleted_at', '>=', since.toISOString());
  const { total } = await deleted.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await deleted
    .innerJoin('content_change', (join) =>
      join
        .onRef('content_change.content_id', '=', 'content.id')
        .onRef('content_change.revision', '=', 'content.revision'),
    )
    // Visitors saw what ended with it.
    .leftJoin('content_publication', (join) =>
      join
        .onRef('content_publication.content_id', '=', 'content.id')
        .onRef('content_publication.until_at', '=', 'content.deleted_at'),
    )
    .select([
      'content.id',
      'content.kind',
      'content.title',
      'content.revision',
      'content.deleted_at as deletedAt',
      'content_change.actor_name as deletedBy',
      'content_publication.from_at as shownFrom',
    ])
    .orderBy('content.deleted_at', 'desc')
    .orderBy('content.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { items: rows.map(({ deletedAt, ...row }) => ({ ...row, deletedAt: deletedAt ?? '' })), total };
}
