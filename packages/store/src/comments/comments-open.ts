import type { CommentRule } from '../content/settings/comment-rule.ts';
import { addDays, shopDayOf } from '../shop-day.ts';

export interface CommentablePost {
  readonly fields: { readonly allowsComments: boolean };
  readonly day: string;
}

/** Checks whether a post accepts comments: the owner allows them, the post has not turned them off, and it is not too old. */
export function areCommentsOpen(
  { fields, day }: CommentablePost,
  { areTaken, closeAfterDays }: CommentRule,
  now: Date,
): boolean {
  return areTaken && fields.allowsComments && shopDayOf(now) <= addDays(day, closeAfterDays);
}
