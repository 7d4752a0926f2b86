import { readText } from '../rules/answers.ts';

/**
 * Name of the field people never see. It is nonsense on purpose: a name that resembles a real field would be
 * filled in by the browser of an honest visitor.
 */
export const SPAM_TRAP_FIELD = 'vuqo_7k';

/** Did something fill in the field that people never see? Such a request is marked as suspected, never dropped. */
export function isSpamTrapFilled(input: unknown): boolean {
  return readText(input, SPAM_TRAP_FIELD).trim() !== '';
}
