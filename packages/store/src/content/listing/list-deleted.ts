import { reader } from '../../database/handles.ts';
import type { Store } from '../../store.ts';
import type { ContentKind } from '../content-kind.ts';

export interface DeletedContent {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  /** The revision of the deletion. */
  readonly revision: number;
  readonly deletedAt: string;
  readonly deletedBy: string | null;
}

export interface DeletedPage {
  /** Last deleted first. */
  readonly items: readonly DeletedContent[];
  readonly total: number;
  /** From 1. The last page, if a later one was asked for. */
  readonly page: number;
  readonly pageCount: number;
}

export async function listDeleted(
  store: Store,
  {
    kinds,
    since,
    page: asked,
    perPage,
  }: { kinds: readonly Pick<ContentKind, 'name'>[]; since: Date; page: number; perPage: number },
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
  const pageCount = Math.max(1, Math.ceil(total / perPage));
  const page = Math.min(Math.max(1, asked), pageCount);
  const rows = await deleted
    .innerJoin('content_change', (join) =>
      join
        .onRef('content_change.content_id', '=', 'content.id')
        .onRef('content_change.revision', '=', 'content.revision'),
    )
    .select([
      'content.id',
      'content.kind',
      'content.title',
      'content.revision',
      'content.deleted_at as deletedAt',
      'content_change.actor_name as deletedBy',
    ])
    .orderBy('content.deleted_at', 'desc')
    .orderBy('content.id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return {
    items: rows.map(({ deletedAt, ...row }) => ({ ...row, deletedAt: deletedAt ?? '' })),
    total,
    page,
    pageCount,
  };
}
