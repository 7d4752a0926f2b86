import { useState } from 'react';
import type { SealedOutcome } from './sealed-form.tsx';

/**
 * The hint where a secret has to be typed again: a refused form keeps it, a page rendered again loses it.
 *
 * @param noun the secret: “password”
 */
export function useRetypeHint(outcome: SealedOutcome<unknown> | undefined, noun: string): string | undefined {
  const [drawnWith] = useState(outcome);
  const isCleared = outcome?.ok === false && outcome.hadSecret && outcome === drawnWith;
  return isCleared ? `For security, enter the ${noun} again` : undefined;
}
