import { readText } from '../rules/answers.ts';

/** A hidden field. Its name is deliberately nonsense, so that browsers don't autofill it. */
export const SPAM_TRAP_FIELD = 'vuqo_7k';

/** Checks whether the hidden field was filled in. Such a request is flagged, never dropped. */
export function isSpamTrapFilled(input: unknown): boolean {
  return readText(input, SPAM_TRAP_FIELD).trim() !== '';
}
