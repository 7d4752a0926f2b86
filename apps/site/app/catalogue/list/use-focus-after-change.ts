import { useEffect, useRef } from 'react';

/**
 * Puts the focus in a new place once the page has changed: where the link that was followed went with the change, or where reading
 * goes on elsewhere. Say where when the link is followed; it counts for the next change alone, and only while nothing else has
 * the focus.
 */
export function useFocusAfterChange(page: string) {
  const next = useRef<{ readonly pressed: Element | null; readonly find: FindPlace }>(null);
  const lastPage = useRef(page);
  useEffect(() => {
    if (lastPage.current === page) return;
    lastPage.current = page;
    const { activeElement, body } = document;
    if (activeElement === body || activeElement === next.current?.pressed) next.current?.find()?.focus();
    next.current = null;
  }, [page]);
  return (find: FindPlace) => {
    next.current = { pressed: document.activeElement, find };
  };
}

type FindPlace = () => HTMLElement | null | undefined;
