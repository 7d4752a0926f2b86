import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate, type NavigateOptions } from 'react-router-dom';
import { afterFrame } from './after-frame.ts';

/** Most pages come sooner: to draw for less that one is on its way takes a phone longer than to draw the page. */
const LATE_MS = 250;

/** May answer that it has changed what is to be seen. */
type Listener = (path: string) => boolean | void;
const listeners = new Set<Listener>();
/** How many pages were asked for: of two, the later counts. */
let count = 0;

/** Calls back with each page that is asked for, at that moment. Answers what ends it. */
export function listenForAsked(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Moves to a page of the site, and tells those who listen. Where one of them shows already what the page will bring, the router
 * begins after the frame that shows it; another page that is asked for until then takes its place.
 */
export function useAskForPage() {
  const navigate = useNavigate();
  return useCallback(
    (path: string, options: NavigateOptions) => {
      const { href } = location;
      const own = (count += 1);
      // Whoever has gone back in the meantime wants to be there.
      const go = () => own === count && location.href === href && void navigate(path, options);
      // All of them are told.
      if ([...listeners].filter((listener) => listener(path)).length === 0) go();
      else afterFrame(go);
    },
    [navigate],
  );
}

/**
 * The page that was asked for and is taking its time; undefined when none is. The router could say it as well, but at every
 * press, and to all of the page: each would draw it twice.
 */
export function useLatePage(): string | undefined {
  const location = useLocation();
  // Whoever comes back to an address has another location there, although it may have the same key.
  const [late, setLate] = useState({ path: '', from: location });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = listenForAsked((path) => {
      clearTimeout(timer);
      timer = setTimeout(() => setLate({ path, from: location }), LATE_MS);
    });
    return () => {
      end();
      clearTimeout(timer);
    };
  }, [location]);
  return late.from === location && late.path !== '' ? late.path : undefined;
}
