import { z } from 'zod';

const DAYS = 'Enter a number of days from 1 to 3650';

/** Which articles take comments. Apart from the facts of the business, whose defaults travel to browsers. */
export const commentRuleSchema = z.object({
  /** Whether visitors may write any. */
  areTaken: z.boolean(),
  /** For how many days, counted from the one that an article bears. */
  closeAfterDays: z.number({ error: DAYS }).int(DAYS).min(1, DAYS).max(3650, DAYS),
});

export type CommentRule = z.infer<typeof commentRuleSchema>;

/** Until the owner says something else. */
export const usualCommentRule: CommentRule = { areTaken: true, closeAfterDays: 90 };
