import type { EntryOutcome } from './save-entry-form.server.ts';

/**
 * The id of the entry whose form shows a refusal; undefined for none. The text of an entry that someone deleted since
 * is in the empty form, whose id is empty: submitted again, it is added again.
 */
export function findRefusedId(
  entries: readonly { readonly id: string }[],
  outcome: EntryOutcome<unknown, unknown> | undefined,
): string | undefined {
  if (outcome === undefined || outcome.ok) return undefined;
  return entries.some(({ id }) => id === outcome.id) ? outcome.id : '';
}
