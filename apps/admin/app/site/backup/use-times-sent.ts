import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * How many times a form has gone through since the page was drawn, and what the form tells as it is sent. Of one whose action leads back
 * to the page itself nothing else remains.
 *
 * @param isRefused whether something stands in the way of what was sent last
 */
export function useTimesSent(isRefused: boolean): readonly [count: number, onSubmit: () => void] {
  // Each answer of an action is a place of its own in the history, also where its address is the same.
  const { key } = useLocation();
  const [{ sentAt, count }, setKnown] = useState<{ readonly sentAt: string | null; readonly count: number }>({
    sentAt: null,
    count: 0,
  });
  if (sentAt !== null && sentAt !== key) setKnown({ sentAt: null, count: isRefused ? count : count + 1 });
  return [count, () => setKnown({ sentAt: key, count })];
}
