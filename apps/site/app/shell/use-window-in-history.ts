import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterFrame } from './after-frame.ts';

/**
 * A window over the page with an entry of its own in the history: Back closes it, Forward opens it again. The address
 * stays; the entry's state names the window. A route whose window this is says in `shouldRevalidate` that its data stay.
 *
 * It opens and closes in the frame of the press. The router draws all of the page for an entry, and begins after that.
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
    callOff.current = afterFrame(() => {
      if (wanted) void navigate({ pathname, search, hash }, { state: { window: name }, preventScrollReset: true });
      else void navigate(-1);
    });
  }

  useEffect(() => {
    // Back at an entry, it may be left once more.
    if (left.current !== key) left.current = null;
    // Whoever has gone on or back meanwhile wants to be there.
    return () => {
      callOff.current?.();
      setAsked(undefined);
    };
  }, [key]);

  return { isOpen, onOpenChange };
}
