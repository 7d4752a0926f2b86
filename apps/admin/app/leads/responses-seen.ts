import { readText } from '../frame/session/read-text.ts';

/** The field that says how many answers of the visitor stood on the page: what came since has been read by no one. */
export const RESPONSES_SEEN = 'seen';

/** Reads it; none where it is no number. */
export function readResponsesSeen(form: FormData): number {
  const seen = readText(form, RESPONSES_SEEN);
  return /^\d{1,6}$/.test(seen) ? Number(seen) : 0;
}
