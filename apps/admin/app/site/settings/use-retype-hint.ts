import { useState } from 'react';
import type { SealedOutcome } from './sealed-form.tsx';

/**
 * What is said where a secret has to be typed again: it stays in a form that was refused, and is gone in a page that was sent back.
 *
 * @param noun what the secret is: "password"
 */
export function useRetypeHint(outcome: SealedOutcome<unknown> | undefined, noun: string): string | undefined {
  const [drawnWith] = useState(outcome);
  const isCleared = outcome?.ok === false && outcome.hadSecret && outcome === drawnWith;
  return isCleared ? `For security, enter the ${noun} again` : undefined;
}
