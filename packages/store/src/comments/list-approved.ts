import { reader } from '../database/handles.ts';
import type { Store } from '../store.ts';

/** A comment as visitors see it. */
export interface ApprovedComment {
  readonly id: string;
  readonly name: string;
  readonly words: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** The comments under a post that visitors see, the earliest first; of more than `limit` the latest. */
export async function listApprovedComments(
  store: Store,
  { postId, limit }: { postId: string; limit: number },
): Promise<{ total: number; comments: ApprovedComment[] }> {
  const approved = reader(store)
    .selectFrom('comment')
    .where('post_id', '=', postId)
    .where('status', '=', 'approved')
    .where('deleted_at', 'is', null);
  const { total } = await approved.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await approved
    .select(['id', 'name', 'words', 'created_at as at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return { total, comments: rows.toReversed() };
}
