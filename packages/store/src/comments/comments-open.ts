import type { CommentRule } from '../content/settings/comment-rule.ts';
import { addDays, shopDayOf } from '../shop-day.ts';

/** What decides whether a post takes comments. */
export interface CommentablePost {
  readonly fields: { readonly allowsComments: boolean };
  /** The day that it has, yyyy-mm-dd. */
  readonly day: string;
}

/** Whether a post takes comments: where the owner takes any, unless it is switched off for this one, for so many days. */
export function areCommentsOpen(
  { fields, day }: CommentablePost,
  { areTaken, closeAfterDays }: CommentRule,
  now: Date,
): boolean {
  return areTaken && fields.allowsComments && shopDayOf(now) <= addDays(day, closeAfterDays);
}
