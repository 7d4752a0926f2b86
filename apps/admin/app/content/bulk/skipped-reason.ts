import type { deleteContent } from '@showroom/store/admin/edit-content';

type Refusal = Extract<Awaited<ReturnType<typeof deleteContent>>, { ok: false }>;

/** Why a thing was left as it is, where something was to be done to several. */
export type LeftReason = 'deleted' | 'changed' | 'incomplete' | 'too-large';

/** Reads that from a refusal of the store. */
export function toLeftReason(refusal: Refusal): LeftReason {
  if (refusal.code === 'not-found') return 'deleted';
  if (refusal.code === 'invalid' && refusal.issues.every(({ isTooLarge }) => isTooLarge === true)) return 'too-large';
  if (refusal.code !== 'stale') return 'incomplete';
  return refusal.changes.at(-1)?.action === 'deleted' ? 'deleted' : 'changed';
}

const told: Readonly<Record<LeftReason, (them: string) => string>> = {
  deleted: (them) => `someone else deleted ${them}`,
  changed: (them) => `someone else changed ${them}`,
  incomplete: () => 'required fields are missing',
  'too-large': () => 'the text is too long to publish',
};

/** How many were left as they are, by why: "1 skipped: someone else deleted it", "2 skipped: required fields are missing". */
export function tellLeft(left: readonly LeftReason[]): string[] {
  return (['deleted', 'changed', 'incomplete', 'too-large'] as const).flatMap((reason) => {
    const { length } = left.filter((one) => one === reason);
    return length === 0 ? [] : [`${length} skipped: ${told[reason](length === 1 ? 'it' : 'them')}`];
  });
}
