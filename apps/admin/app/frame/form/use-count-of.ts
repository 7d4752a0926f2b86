import { useState } from 'react';

/** How often the form’s outcome has changed since the first render. */
export function useCountOf(outcome: object | undefined): number {
  const [known, setKnown] = useState({ outcome, count: 0 });
  if (outcome === undefined || known.outcome === outcome) return known.count;
  const next = { outcome, count: known.count + 1 };
  setKnown(next);
  return next.count;
}
