import type { LastAction } from '@showroom/store/admin';
import { formatInstant } from './format-instant.ts';

/** Says who changed something first, with what, and what to do now. */
export function describeConflict(last: LastAction, next = 'Save again to change it anyway.'): string {
  return `${describeOtherChange(last)} Your change wasn’t saved. ${next}`;
}

/** The same where nothing can be done about it. */
export function describeOtherChange({ at, by, words }: LastAction): string {
  return `${by ?? 'Someone else'} changed this first, ${formatInstant(at)}: “${words}”.`;
}
