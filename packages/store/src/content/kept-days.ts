/** For so many days what was deleted is listed and can be brought back. */
export const KEPT_DAYS = 30;
