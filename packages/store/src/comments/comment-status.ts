/** Safe to import in a browser. */
export const commentStatuses = ['pending', 'approved', 'rejected', 'spam'] as const;
export type CommentStatus = (typeof commentStatuses)[number];

/** Spam and rejected comments don't count. */
export const countedStatuses: readonly CommentStatus[] = ['pending', 'approved'];

export const commentStatusLabels: Readonly<Record<CommentStatus, string>> = {
  pending: 'To review',
  approved: 'Approved',
  rejected: 'Rejected',
  spam: 'Spam',
};

export function isCommentStatus(text: string): text is CommentStatus {
  return commentStatuses.some((status) => status === text);
}
