import type { LastDeed } from '@showroom/store/admin/lead-conflict';
import { formatInstant } from '../leads/format-instant.ts';

/** Tells whoever was a moment too late who was quicker, with what, and what to do now. */
export function describeDeed({ at, by, words }: LastDeed): string {
  return `${by ?? 'Somebody'} was quicker, ${formatInstant(at)}: “${words}”. Nothing was changed. Save again to change it all the same.`;
}
