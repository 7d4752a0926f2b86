/** How long deleted content stays in the trash. */
export const KEPT_DAYS = 30;
