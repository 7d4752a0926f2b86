import { useEffect, useRef } from 'react';

/**
 * Puts the focus in a new place once the page has changed, where the link that was followed went with the change. Say where
 * when the link is followed; it counts for the next change alone, and only while nothing else has the focus.
 */
export function useFocusAfterChange(page: string) {
  const find = useRef<(() => HTMLElement | null | undefined) | null>(null);
  const lastPage = useRef(page);
  useEffect(() => {
    if (lastPage.current === page) return;
    lastPage.current = page;
    if (document.activeElement === document.body) find.current?.()?.focus();
    find.current = null;
  }, [page]);
  return (place: () => HTMLElement | null | undefined) => {
    find.current = place;
  };
}
