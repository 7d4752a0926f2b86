import { z } from 'zod';

const DAYS = 'Enter a number of days from 1 to 3650';

/** Separate from the business facts, whose defaults are sent to browsers. */
export const commentRuleSchema = z.object({
  areTaken: z.boolean(),
  /** Counted from the post's publish date. */
  closeAfterDays: z.number({ error: DAYS }).int(DAYS).min(1, DAYS).max(3650, DAYS),
});

export type CommentRule = z.infer<typeof commentRuleSchema>;

export const usualCommentRule: CommentRule = { areTaken: true, closeAfterDays: 90 };
