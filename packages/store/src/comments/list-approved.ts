import { reader } from '../database/handles.ts';
import type { Store } from '../store.ts';

export interface ApprovedComment {
  readonly id: string;
  readonly name: string;
  readonly words: string;
  readonly at: string;
}

/** Lists the approved comments of a post, earliest first; the latest if there are more than `limit`. */
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
