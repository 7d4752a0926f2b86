/** At most, in characters: also for forms, which run in the browser. */
export const LONGEST_COMMENT_NAME = 80;
export const LONGEST_COMMENT = 3_000;
