/** How long deleted content stays in the trash. */
export const TRASH_DAYS = 30;
