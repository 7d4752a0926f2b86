import { useState } from 'react';
import type { EntryOutcome } from './take-entry-form.server.ts';

/**
 * The key of the empty form: another once what stood in it was added, and once it is to hold what was typed for an entry that is gone. What is
 * being typed in it stays while others are deleted and brought back.
 *
 * @param refusedId in the form of which entry a refusal stands; see `findRefusedId`
 */
export function useNewFormKey(
  outcome: EntryOutcome<unknown, unknown> | undefined,
  refusedId: string | undefined,
): string {
  const [lastAdded, setLastAdded] = useState('');
  const added = outcome?.ok === true ? outcome.added : '';
  if (added !== '' && added !== lastAdded) setLastAdded(added);
  const deletedId = outcome?.ok === false && refusedId === '' ? outcome.id : '';
  return `new ${lastAdded} ${deletedId}`;
}
