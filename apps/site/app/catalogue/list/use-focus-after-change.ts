import { useEffect, useRef } from 'react';

/**
 * Moves the focus after a page change that removes the clicked link, or that continues elsewhere. Returns a function to call on
 * the click; it applies to the next change only, and only if nothing else has taken the focus.
 */
export function useFocusAfterChange(page: string) {
  const next = useRef<{ readonly clicked: Element | null; readonly find: FindPlace }>(null);
  const lastPage = useRef(page);
  useEffect(() => {
    if (lastPage.current === page) return;
    lastPage.current = page;
    const { activeElement, body } = document;
    if (activeElement === body || activeElement === next.current?.clicked) next.current?.find()?.focus();
    next.current = null;
  }, [page]);
  return (find: FindPlace) => {
    next.current = { clicked: document.activeElement, find };
  };
}

type FindPlace = () => HTMLElement | null | undefined;
