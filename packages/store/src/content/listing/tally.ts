import { sql } from 'kysely';
import type { ExpressionBuilder } from 'kysely';
import { countedStatuses } from '../../comments/comment-status.ts';
import type { Tables } from '../../database/schema.ts';
import type { ContentKind } from '../content-kind.ts';

export interface Tally {
  /** Views of its page since it exists, under all its paths. */
  views: number;
  /** Pending and approved comments. */
  comments: number;
}

/** Two subqueries by key: with a single one, PostgreSQL would scan all paths for each row. */
export function sumViews(eb: ExpressionBuilder<Tables, 'content'>, kind: ContentKind) {
  const present = sql<string>`${sql.lit(kind.pathOf('', kind.empty) ?? '')} || ${eb.ref('content.slug')}`;
  const now = eb
    .selectFrom('page_view_total')
    .select('page_view_total.count')
    .where('page_view_total.path', '=', present);
  const before = eb
    .selectFrom('redirect')
    .innerJoin('page_view_total', 'page_view_total.path', 'redirect.path')
    .select((inner) => inner.fn.sum<number>('page_view_total.count').as('count'))
    .whereRef('redirect.content_id', '=', 'content.id')
    .where('redirect.path', '!=', present);
  const none = sql.lit(0);
  return eb(eb.fn.coalesce(now, none), '+', eb.fn.coalesce(before, none));
}

function countStandingComments(eb: ExpressionBuilder<Tables, 'content'>) {
  return eb
    .selectFrom('comment')
    .select((inner) => inner.fn.countAll<number>().as('count'))
    .whereRef('comment.post_id', '=', 'content.id')
    .where('comment.status', 'in', countedStatuses)
    .where('comment.deleted_at', 'is', null);
}

export function tallyColumns(eb: ExpressionBuilder<Tables, 'content'>, kind: ContentKind) {
  return [sumViews(eb, kind).as('views'), countStandingComments(eb).as('comments')] as const;
}

/** PostgreSQL may return a sum as text. */
export interface TallyRow {
  readonly views: number | string;
  readonly comments: number | string | null;
}

export function toTally({ views, comments }: TallyRow): Tally {
  return { views: Number(views), comments: Number(comments) };
}
