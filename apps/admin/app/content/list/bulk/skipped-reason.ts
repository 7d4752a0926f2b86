import type { deleteContent } from '@showroom/store/admin';

type Refusal = Extract<Awaited<ReturnType<typeof deleteContent>>, { ok: false }>;

export type SkippedReason = 'deleted' | 'changed' | 'incomplete' | 'too-large';

export function toSkippedReason(refusal: Refusal): SkippedReason {
  if (refusal.code === 'not-found') return 'deleted';
  if (refusal.code === 'invalid' && refusal.issues.every(({ isTooLarge }) => isTooLarge === true)) return 'too-large';
  if (refusal.code !== 'stale') return 'incomplete';
  return refusal.changes.at(-1)?.action === 'deleted' ? 'deleted' : 'changed';
}

const reasonText: Readonly<Record<SkippedReason, (them: string) => string>> = {
  deleted: (them) => `someone else deleted ${them}`,
  changed: (them) => `someone else changed ${them}`,
  incomplete: () => 'required fields are missing',
  'too-large': () => 'the text is too long to publish',
};

/**
 * Counts the skipped entries by reason: “1 skipped: someone else deleted it”, “2 skipped: required fields are
 * missing”.
 */
export function describeSkipped(skipped: readonly SkippedReason[]): string[] {
  return (['deleted', 'changed', 'incomplete', 'too-large'] as const).flatMap((reason) => {
    const { length } = skipped.filter((one) => one === reason);
    return length === 0 ? [] : [`${length} skipped: ${reasonText[reason](length === 1 ? 'it' : 'them')}`];
  });
}
