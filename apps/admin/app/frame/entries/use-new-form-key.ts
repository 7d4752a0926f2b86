import { useState } from 'react';
import type { EntryOutcome } from './save-entry-form.server.ts';

/**
 * The key of the empty form. It changes when an entry was added, and when the form takes over the text of an entry
 * that was deleted. What is being typed stays while other entries are deleted and restored.
 *
 * @param refusedId the entry that was refused; see `findRefusedId`
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
