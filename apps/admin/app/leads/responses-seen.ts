import { readText } from '../frame/session/read-text.ts';

/** The field with the number of customer replies on the page: later ones are unread. */
export const RESPONSES_SEEN = 'seen';

export function readResponsesSeen(form: FormData): number {
  const seen = readText(form, RESPONSES_SEEN);
  return /^\d{1,6}$/.test(seen) ? Number(seen) : 0;
}
