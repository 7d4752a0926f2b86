import { focusMain } from '@showroom/ui/route-announcer';
import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router-dom';
import { isThere, rememberPlace } from '../dialogs/remember-place.ts';

/**
 * Restores the focus when a button disappears after its action (in a bulk bar, a message, a removed row): to what
 * took its place, or to where the focus was before.
 */
export function useRestoredFocus(): void {
  const { state } = useNavigation();
  const last = useRef<Element>(null);
  const findSuccessor = useRef<() => HTMLElement | undefined>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target instanceof Element ? target : null;
      if (last.current?.parentElement?.closest('main')) findSuccessor.current = rememberPlace(last.current);
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (state !== 'idle') return undefined;
    // A page that handles the focus itself comes first.
    const frame = requestAnimationFrame(() => {
      const { activeElement, body } = document;
      const isHeld = activeElement !== null && activeElement !== body && isThere(activeElement);
      if (isHeld || last.current === null || isThere(last.current)) return;
      const successor = findSuccessor.current?.();
      if (successor === undefined) focusMain();
      else successor.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [state]);
}
