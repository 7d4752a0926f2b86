import { useRef } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';

/**
 * A dialog with its own history entry: Back closes it, Forward opens it again. The URL stays, and the entry's state names the
 * dialog. The route's `shouldRevalidate` should keep its data.
 */
export function useWindowInHistory(name: string): {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
} {
  const location = useLocation();
  const { pathname, search, hash, state } = location;
  const navigate = useNavigate();
  const isOpen = typeof state === 'object' && state !== null && 'window' in state && state.window === name;
  /** The location that was already left, so that closing twice quickly doesn't leave the page. Each return to an entry is a new location. */
  const left = useRef<Location>(null);

  function onOpenChange(wanted: boolean) {
    if (wanted === isOpen || left.current === location) return;
    left.current = location;
    if (wanted) void navigate({ pathname, search, hash }, { state: { window: name }, preventScrollReset: true });
    else void navigate(-1);
  }

  return { isOpen, onOpenChange };
}
