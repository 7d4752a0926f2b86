import { sql } from 'kysely';
import type { ExpressionBuilder } from 'kysely';
import { countedStatuses } from '../../comments/comment-status.ts';
import type { Tables } from '../../database/schema.ts';
import type { ContentKind } from '../content-kind.ts';

/** What visitors made of a thing. */
export interface Tally {
  /** How often its page was opened, of all time and under every address that it has had. */
  views: number;
  /** How many comments stand under it: those that are neither spam nor rejected nor deleted. */
  comments: number;
}

/**
 * The views of each. Two small looks by keys: one that asked for both together would have PostgreSQL go through all addresses for each.
 */
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

/** The tally of each, as columns of its row. */
export function tallyColumns(eb: ExpressionBuilder<Tables, 'content'>, kind: ContentKind) {
  return [sumViews(eb, kind).as('views'), countStandingComments(eb).as('comments')] as const;
}

/** Those columns: of PostgreSQL a sum may be a text. */
export interface TallyRow {
  readonly views: number | string;
  readonly comments: number | string | null;
}

export function toTally({ views, comments }: TallyRow): Tally {
  return { views: Number(views), comments: Number(comments) };
}
