import { useState } from 'react';

/** How many outcomes of a form came since the page was drawn; undefined is none. */
export function useCountOf(outcome: object | undefined): number {
  const [known, setKnown] = useState({ outcome, count: 0 });
  if (outcome === undefined || known.outcome === outcome) return known.count;
  const next = { outcome, count: known.count + 1 };
  setKnown(next);
  return next.count;
}
