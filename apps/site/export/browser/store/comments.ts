import type { ApprovedComment, listApprovedComments as list } from '@showroom/store/approved-comments';
import { readSnapshot } from './snapshot.ts';

/** The comments under a post, the earliest first; of more than `limit` the latest. */
export async function listApprovedComments(
  _store: unknown,
  { postId, limit }: Parameters<typeof list>[1],
): Promise<{ total: number; comments: readonly ApprovedComment[] }> {
  // Written by `takeSnapshot`.
  const commentsOf = (await readSnapshot('comments')) as Readonly<Record<string, readonly ApprovedComment[]>>;
  const all = commentsOf[postId] ?? [];
  return { total: all.length, comments: all.slice(-limit) };
}
