import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterFrame } from './after-frame.ts';

/** What the router keeps with an entry, beside the state that we give it. */
interface RouterEntry {
  readonly key: string;
  readonly idx: number;
}

/**
 * A window over the page with an entry of its own in the history: Back closes it, Forward opens it again. The address
 * stays; the entry's state names the window. A route whose window this is says in `shouldRevalidate` that its data stay.
 *
 * It opens and closes in the frame of the press. The router draws all of the page for an entry, and begins after that: the entry itself is
 * there at once, in the shape of the router's own, so that whoever presses Back before the router has begun closes the window and not
 * the page.
 */
export function useWindowInHistory(name: string): {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
} {
  const { pathname, search, hash, state, key } = useLocation();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{ readonly at: string; readonly isOpen: boolean }>();
  const isOpenHere = typeof state === 'object' && state !== null && 'window' in state && state.window === name;
  const isOpen = asked?.at === key ? asked.isOpen : isOpenHere;
  /** The entry that was left already: pressed twice, Close must not leave the page. */
  const left = useRef<string | null>(null);
  const callOff = useRef<() => void>(null);

  function onOpenChange(wanted: boolean) {
    if (wanted === isOpen || left.current === key) return;
    left.current = key;
    setAsked({ at: key, isOpen: wanted });
    const usr = { window: name };
    const { idx }: RouterEntry = history.state;
    if (wanted) history.pushState({ usr, key: name, idx: idx + 1 }, '');
    callOff.current = afterFrame(() => {
      const { key: there }: RouterEntry = history.state;
      if (!wanted) void navigate(-1);
      else if (there === name)
        void navigate({ pathname, search, hash }, { replace: true, state: usr, preventScrollReset: true });
      else {
        // Back was quicker, and the router sees no other place in that.
        left.current = null;
        setAsked(undefined);
      }
    });
  }

  // Whoever has gone on or back in the meantime wants to be there; back at an entry, it may be left once more.
  useEffect(
    () => () => {
      callOff.current?.();
      if (left.current === key) left.current = null;
      setAsked(undefined);
    },
    [key],
  );

  return { isOpen, onOpenChange };
}
