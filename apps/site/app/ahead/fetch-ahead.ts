import { useCallback, useEffect } from 'react';
import { useMatches } from 'react-router-dom';
import { findFollowed, toPath } from '../shell/follow-links.tsx';
import { askAhead, readyWorker } from './ask-ahead.ts';

/**
 * For a page that has other states (another list, another page of it): asks the server for one while the finger that is about to ask
 * for it is still down. A tenth of a second later the router finds the answer there, whole. Links it sees by itself; for all else
 * that leads to another state, what it answers is called with its path when the finger comes down.
 */
export function useFetchAhead() {
  const id = useMatches().at(-1)?.id ?? '';
  const fetchAhead = useCallback(
    (path: string) => {
      const { pathname, search } = new URL(path, location.href);
      if (pathname !== location.pathname || search === location.search) return;
      // Word for word what the router will ask: of the routes that make the page, the last alone changes with its query.
      const query = search === '' ? '?' : `${search}&`;
      askAhead(`${location.origin}${pathname}.data${query}_routes=${encodeURIComponent(id)}`);
    },
    [id],
  );
  useEffect(() => {
    function handlePointerDown(event: PointerEvent) {
      const link = findFollowed(event);
      if (link !== null) fetchAhead(toPath(link));
    }
    addEventListener('touchstart', readyWorker, { once: true, passive: true });
    document.addEventListener('pointerdown', handlePointerDown);
    return () => {
      removeEventListener('touchstart', readyWorker);
      document.removeEventListener('pointerdown', handlePointerDown);
    };
  }, [fetchAhead]);
  return fetchAhead;
}
