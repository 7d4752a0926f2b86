import { z } from 'zod';
import { reader } from '../database/handles.ts';
import { rememberUnchanged } from '../database/remember-unchanged.ts';
import { SUSPECTED_FROM } from '../leads/spam/spam.ts';
import type { Store } from '../store.ts';
import { commentStatuses, countedStatuses, type CommentStatus } from './comment-status.ts';
import { UNDO_MS } from './erase-deleted.ts';

/** A comment with what moderators need. */
export interface ListedComment {
  readonly id: string;
  readonly status: CommentStatus;
  readonly name: string;
  readonly words: string;
  readonly at: string;
  /** The post's current title and path. */
  readonly post: { readonly id: string; readonly title: string; readonly slug: string; readonly isInTrash: boolean };
  /** 0 if nothing looks like spam. */
  readonly spamScore: number;
  readonly spamReasons: readonly string[];
  readonly isSuspected: boolean;
}

export type CommentCounts = Readonly<Record<CommentStatus, number>>;

export const COMMENTS_PER_PAGE = 20;

const reasonsSchema = z.array(z.string()).catch([]);

export interface CommentOrder {
  readonly by: 'time' | 'name' | 'post' | 'spam';
  readonly isDescending: boolean;
}

const sortColumns = { post: 'content.sort_title', spam: 'comment.spam_score' } as const;

/** Lists a page of comments with a status, from page 1. The latest come first by default and among equals. */
export async function listComments(
  store: Store,
  {
    status,
    page,
    order = { by: 'time', isDescending: true },
  }: { status: CommentStatus; page: number; order?: CommentOrder | undefined },
): Promise<ListedComment[]> {
  const direction = order.isDescending ? 'desc' : 'asc';
  let query = reader(store)
    .selectFrom('comment')
    .innerJoin('content', 'content.id', 'comment.post_id')
    .select([
      'comment.id',
      'comment.status',
      'comment.name',
      'comment.words',
      'comment.created_at',
      'comment.spam_score',
      'comment.spam_reasons',
      'content.id as post_id',
      'content.title',
      'content.slug',
      'content.deleted_at as post_deleted_at',
    ])
    .where('comment.status', '=', status)
    .where('comment.deleted_at', 'is', null)
    .limit(COMMENTS_PER_PAGE)
    .offset((page - 1) * COMMENTS_PER_PAGE);
  if (order.by === 'name') query = query.orderBy((eb) => eb.fn('lower', ['comment.name']), direction);
  else if (order.by !== 'time') query = query.orderBy(sortColumns[order.by], direction);
  const last = order.by === 'time' ? direction : 'desc';
  const rows = await query.orderBy('comment.created_at', last).orderBy('comment.id', last).execute();
  return rows.map((row) => ({
    id: row.id,
    status: row.status,
    name: row.name,
    words: row.words,
    at: row.created_at,
    post: { id: row.post_id, title: row.title, slug: row.slug, isInTrash: row.post_deleted_at !== null },
    spamScore: row.spam_score,
    spamReasons: reasonsSchema.parse(JSON.parse(row.spam_reasons)),
    isSuspected: row.spam_score >= SUSPECTED_FROM,
  }));
}

export interface DeletedComment {
  readonly id: string;
  readonly name: string;
  readonly words: string;
  readonly postTitle: string;
  readonly deletedAt: string;
  readonly erasedAt: string;
}

/** Lists comments deleted within the last hour, latest first. */
export async function listDeletedComments(store: Store): Promise<DeletedComment[]> {
  const rows = await reader(store)
    .selectFrom('comment')
    .innerJoin('content', 'content.id', 'comment.post_id')
    .select(['comment.id', 'comment.name', 'comment.words', 'content.title as postTitle', 'comment.deleted_at'])
    .where('comment.deleted_at', '>=', new Date(store.now().getTime() - UNDO_MS).toISOString())
    .orderBy('comment.deleted_at', 'desc')
    .orderBy('comment.id')
    .execute();
  return rows.map(({ deleted_at: deletedAt, ...row }) => ({
    ...row,
    deletedAt: deletedAt ?? '',
    erasedAt: new Date(Date.parse(deletedAt ?? '') + UNDO_MS).toISOString(),
  }));
}

export const countComments = rememberUnchanged(async (store): Promise<CommentCounts> => {
  const rows = await reader(store)
    .selectFrom('comment')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .where('deleted_at', 'is', null)
    .groupBy('status')
    .execute();
  const none: Record<CommentStatus, number> = { pending: 0, approved: 0, rejected: 0, spam: 0 };
  for (const { status, count } of rows) if (commentStatuses.includes(status)) none[status] = count;
  return none;
});

/** Counts comments that are neither spam nor rejected nor deleted: all, and those until an instant. */
export async function countTrueComments(store: Store, until: Date): Promise<{ total: number; before: number }> {
  const { total, before } = await reader(store)
    .selectFrom('comment')
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      eb.fn.countAll<number>().filterWhere('created_at', '<=', until.toISOString()).as('before'),
    ])
    .where('status', 'in', countedStatuses)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { total, before };
}
