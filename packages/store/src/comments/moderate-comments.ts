import { noteActivity } from '../activity/note-activity.ts';
import { raiseContentVersion } from '../content/content-version.ts';
import { writer } from '../database/handles.ts';
import type { WriteTransaction } from '../database/write-transaction.ts';
import type { CommentStatus } from './comment-status.ts';
import { eraseDeletedComments } from './erase-deleted.ts';

/** What was done, and the sentence for it around “a comment on …”. */
interface Deed {
  readonly action: string;
  readonly verb: string;
  readonly rest?: string;
}

const deeds: Readonly<Record<CommentStatus, Deed>> = {
  pending: { action: 'put-back', verb: 'Put', rest: ' back to be reviewed' },
  approved: { action: 'approved', verb: 'Approved' },
  rejected: { action: 'rejected', verb: 'Rejected' },
  spam: { action: 'marked-as-spam', verb: 'Marked', rest: ' as spam' },
};

// Each function answers false when the comment does not exist (any more). One that is as asked already is left as it is.

/** Decides about a comment. Visitors see an approved one at the next request, and any other no more. */
export async function setCommentStatus(
  transaction: WriteTransaction,
  { commentId, status }: { commentId: string; status: CommentStatus },
): Promise<boolean> {
  const comment = await findComment(transaction, commentId);
  if (comment === undefined || comment.deleted_at !== null) return false;
  if (comment.status === status) return true;
  await writer(transaction).updateTable('comment').set({ status }).where('id', '=', commentId).execute();
  await note(transaction, comment, deeds[status]);
  if (status === 'approved' || comment.status === 'approved') await raiseContentVersion(transaction);
  return true;
}

/** Deletes a comment. It can be brought back for an hour, with the status that it had. */
export async function deleteComment(
  transaction: WriteTransaction,
  { commentId }: { commentId: string },
): Promise<boolean> {
  await eraseDeletedComments(transaction);
  const comment = await findComment(transaction, commentId);
  if (comment === undefined || comment.deleted_at !== null) return false;
  await setDeleted(transaction, comment, transaction.now.toISOString());
  await note(transaction, comment, { action: 'deleted', verb: 'Deleted' });
  return true;
}

/** Brings a deleted comment back, as long as it is there. */
export async function undeleteComment(
  transaction: WriteTransaction,
  { commentId }: { commentId: string },
): Promise<boolean> {
  await eraseDeletedComments(transaction);
  const comment = await findComment(transaction, commentId);
  if (comment === undefined) return false;
  if (comment.deleted_at === null) return true;
  await setDeleted(transaction, comment, null);
  await note(transaction, comment, { action: 'undeleted', verb: 'Brought back' });
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

async function setDeleted(transaction: WriteTransaction, { id, status }: FoundComment, at: string | null) {
  await writer(transaction).updateTable('comment').set({ deleted_at: at }).where('id', '=', id).execute();
  if (status === 'approved') await raiseContentVersion(transaction);
}

/** The comment is told by its post: neither its words nor its writer's name belong into the activity. */
function note(transaction: WriteTransaction, { id, title }: FoundComment, { action, verb, rest = '' }: Deed) {
  return noteActivity(transaction, {
    action: `comment.${action}`,
    subjectId: id,
    words: `${verb} a comment on “${title}”${rest}`,
  });
}
