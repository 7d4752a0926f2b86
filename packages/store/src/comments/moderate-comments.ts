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
  pending: { action: 'put-back', verb: 'Moved', rest: ' back to review' },
  approved: { action: 'approved', verb: 'Approved' },
  rejected: { action: 'rejected', verb: 'Rejected' },
  spam: { action: 'marked-as-spam', verb: 'Marked', rest: ' as spam' },
};

/** A comment, and where it stood when it was decided about: what someone else has decided in the meantime is not undone unseen. */
export interface ShownComment {
  readonly commentId: string;
  readonly shown: CommentStatus;
}

/** What came of a decision: `moved` and `gone` when someone else was quicker and nothing was done, `as-asked` when both want the same. */
export type CommentOutcome =
  | { readonly code: 'done' | 'as-asked' | 'gone' }
  | { readonly code: 'moved'; readonly status: CommentStatus };

/** Decides about a comment. Visitors see an approved one at the next request, and any other no more. */
export async function setCommentStatus(
  transaction: WriteTransaction,
  { commentId, shown, status }: ShownComment & { readonly status: CommentStatus },
): Promise<CommentOutcome> {
  const comment = await findComment(transaction, commentId);
  if (comment === undefined || comment.deleted_at !== null) return { code: 'gone' };
  if (comment.status === status) return { code: 'as-asked' };
  if (!(await changeShown(transaction, { commentId, shown }, { status })))
    return { code: 'moved', status: comment.status };
  await note(transaction, comment, deeds[status]);
  if (status === 'approved' || shown === 'approved') await raiseContentVersion(transaction);
  return { code: 'done' };
}

/** Deletes a comment. It can be restored for an hour, with the status that it had. */
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

/** Brings a deleted comment back, as long as it is there. @returns false when it is not anymore */
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

/** Changes a comment that is where it was shown. @returns false when someone else was quicker, in the same moment as well */
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

/** The comment is told by its post: neither its words nor its writer's name belong into the activity. */
function note(transaction: WriteTransaction, { id, title }: FoundComment, { action, verb, rest = '' }: Deed) {
  return noteActivity(transaction, {
    action: `comment.${action}`,
    subjectId: id,
    words: `${verb} a comment on “${title}”${rest}`,
  });
}
