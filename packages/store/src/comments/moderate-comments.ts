import { noteActivity } from '../activity/note-activity.ts';
import { raiseContentVersion } from '../content/content-version.ts';
import { writer } from '../database/handles.ts';
import type { WriteTransaction } from '../database/write-transaction.ts';
import type { CommentStatus } from './comment-status.ts';
import { eraseDeletedComments } from './erase-deleted.ts';

/** The action, and the sentence around “a comment on …”. */
interface Moderation {
  readonly action: string;
  readonly verb: string;
  readonly rest?: string;
}

const moderations: Readonly<Record<CommentStatus, Moderation>> = {
  pending: { action: 'put-back', verb: 'Moved', rest: ' back to review' },
  approved: { action: 'approved', verb: 'Approved' },
  rejected: { action: 'rejected', verb: 'Rejected' },
  spam: { action: 'marked-as-spam', verb: 'Marked', rest: ' as spam' },
};

/** A comment and the status it was shown with, so that no one's decision is undone unseen. */
export interface ShownComment {
  readonly commentId: string;
  readonly shown: CommentStatus;
}

/** `moved`, `gone`: someone else was faster and nothing was done. `as-asked`: both wanted the same. */
export type CommentOutcome =
  | { readonly code: 'done' | 'as-asked' | 'gone' }
  | { readonly code: 'moved'; readonly status: CommentStatus };

/** Sets a comment's status. Visitors see only approved comments, from the next request on. */
export async function setCommentStatus(
  transaction: WriteTransaction,
  { commentId, shown, status }: ShownComment & { readonly status: CommentStatus },
): Promise<CommentOutcome> {
  const comment = await findComment(transaction, commentId);
  if (comment === undefined || comment.deleted_at !== null) return { code: 'gone' };
  if (comment.status === status) return { code: 'as-asked' };
  if (!(await changeShown(transaction, { commentId, shown }, { status })))
    return { code: 'moved', status: comment.status };
  await note(transaction, comment, moderations[status]);
  if (status === 'approved' || shown === 'approved') await raiseContentVersion(transaction);
  return { code: 'done' };
}

/** Deletes a comment. For an hour it can be restored with its status. */
export async function deleteComment(transaction: WriteTransaction, asked: ShownComment): Promise<CommentOutcome> {
  await eraseDeletedComments(transaction);
  const comment = await findComment(transaction, asked.commentId);
  if (comment === undefined || comment.deleted_at !== null) return { code: 'gone' };
  const deletion = { deleted_at: transaction.now.toISOString() };
  if (!(await changeShown(transaction, asked, deletion))) return { code: 'moved', status: comment.status };
  await note(transaction, comment, { action: 'deleted', verb: 'Deleted' });
  if (asked.shown === 'approved') await raiseContentVersion(transaction);
  return { code: 'done' };
}

/** Restores a deleted comment. @returns false when it was erased */
export async function undeleteComment(
  transaction: WriteTransaction,
  { commentId }: { commentId: string },
): Promise<boolean> {
  await eraseDeletedComments(transaction);
  const comment = await findComment(transaction, commentId);
  if (comment === undefined) return false;
  if (comment.deleted_at === null) return true;
  await writer(transaction).updateTable('comment').set({ deleted_at: null }).where('id', '=', commentId).execute();
  if (comment.status === 'approved') await raiseContentVersion(transaction);
  await note(transaction, comment, { action: 'undeleted', verb: 'Restored' });
  return true;
}

interface FoundComment {
  readonly id: string;
  readonly status: CommentStatus;
  readonly deleted_at: string | null;
  readonly title: string;
}

async function findComment(transaction: WriteTransaction, commentId: string): Promise<FoundComment | undefined> {
  return writer(transaction)
    .selectFrom('comment')
    .innerJoin('content', 'content.id', 'comment.post_id')
    .select(['comment.id', 'comment.status', 'comment.deleted_at', 'content.title'])
    .where('comment.id', '=', commentId)
    .executeTakeFirst();
}

/** Changes a comment if it still has the shown status. @returns false when someone else was faster, even at the same moment */
async function changeShown(
  transaction: WriteTransaction,
  { commentId, shown }: ShownComment,
  change: { readonly status: CommentStatus } | { readonly deleted_at: string },
): Promise<boolean> {
  const { numUpdatedRows } = await writer(transaction)
    .updateTable('comment')
    .set(change)
    .where('id', '=', commentId)
    .where('status', '=', shown)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Names only the post: the comment's text and author must not be in the activity. */
function note(transaction: WriteTransaction, { id, title }: FoundComment, { action, verb, rest = '' }: Moderation) {
  return noteActivity(transaction, {
    action: `comment.${action}`,
    subjectId: id,
    words: `${verb} a comment on “${title}”${rest}`,
  });
}
