import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * A window over the page with an entry of its own in the history: Back closes it, Forward opens it again. The address
 * stays; the entry's state names the window. A route whose window this is says in `shouldRevalidate` that its data stay.
 */
export function useWindowInHistory(name: string): {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
} {
  const { pathname, search, hash, state, key } = useLocation();
  const navigate = useNavigate();
  const isOpen = typeof state === 'object' && state !== null && 'window' in state && state.window === name;
  /** The entry that was left already: pressed twice, Close must not leave the page. */
  const left = useRef<string | null>(null);

  function onOpenChange(wanted: boolean) {
    if (wanted === isOpen || left.current === key) return;
    left.current = key;
    if (wanted) void navigate({ pathname, search, hash }, { state: { window: name }, preventScrollReset: true });
    else void navigate(-1);
  }

  // Back at an entry, it may be left once more.
  useEffect(() => {
    if (left.current !== key) left.current = null;
  }, [key]);

  return { isOpen, onOpenChange };
}
