import { useLayoutEffect, useRef } from 'react';

/**
 * Brings controls that show their own state to the state of another list, before that is drawn. Not to that of the first:
 * what a visitor did to them before the scripts came is about to be done again.
 *
 * @param search What the list is asked for.
 */
export function useListChange(search: string, follow: () => void): void {
  const shown = useRef(search);
  useLayoutEffect(() => {
    if (shown.current === search) return;
    shown.current = search;
    follow();
  });
}
