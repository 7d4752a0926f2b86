import type { LastAction } from '@showroom/store/admin/lead-conflict';
import { formatInstant } from './format-instant.ts';

/** Tells whoever was a moment too late who was quicker, with what, and what to do now. */
export function describeAction(deed: LastAction, next = 'Save again to change it anyway.'): string {
  return `${tellWhoWasQuicker(deed)} Your change wasn’t saved. ${next}`;
}

/** The same where there is nothing to be done about it. */
export function tellWhoWasQuicker({ at, by, words }: LastAction): string {
  return `${by ?? 'Someone else'} changed this first, ${formatInstant(at)}: “${words}”.`;
}
