import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Counts accepted forms, for actions that redirect to their own page.
 *
 * @param isRefused whether the last form was refused
 */
export function useTimesSent(isRefused: boolean): readonly [count: number, onSubmit: () => void] {
  // Each action result has its own history key, also at the same URL.
  const { key } = useLocation();
  const [{ sentAt, count }, setKnown] = useState<{ readonly sentAt: string | null; readonly count: number }>({
    sentAt: null,
    count: 0,
  });
  if (sentAt !== null && sentAt !== key) setKnown({ sentAt: null, count: isRefused ? count : count + 1 });
  return [count, () => setKnown({ sentAt: key, count })];
}
