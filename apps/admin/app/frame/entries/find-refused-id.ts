import type { EntryOutcome } from './take-entry-form.server.ts';

/**
 * In the form of which entry a refusal stands; undefined where there is none. What was typed for one that someone deleted in the meantime stands
 * in the empty form, whose id is empty: sent again, it is added again.
 */
export function findRefusedId(
  entries: readonly { readonly id: string }[],
  outcome: EntryOutcome<unknown, unknown> | undefined,
): string | undefined {
  if (outcome === undefined || outcome.ok) return undefined;
  return entries.some(({ id }) => id === outcome.id) ? outcome.id : '';
}
