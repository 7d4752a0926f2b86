import { useLayoutEffect, useRef } from 'react';

/**
 * Brings what React does not draw again to the state of another list, before that is drawn: controls that show their own, and
 * cards that stay. Not to that of the first: what a visitor did to them before the scripts came is about to be done again.
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
