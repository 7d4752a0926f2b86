/** What became of a comment. A browser may import this. */
export const commentStatuses = ['pending', 'approved', 'rejected', 'spam'] as const;
export type CommentStatus = (typeof commentStatuses)[number];

/** Of these there are so many comments: what is spam or was rejected is none. */
export const countedStatuses: readonly CommentStatus[] = ['pending', 'approved'];

/** As the owner reads them. */
export const commentStatusLabels: Readonly<Record<CommentStatus, string>> = {
  pending: 'To review',
  approved: 'Approved',
  rejected: 'Rejected',
  spam: 'Spam',
};

export function isCommentStatus(text: string): text is CommentStatus {
  return commentStatuses.some((status) => status === text);
}
