import { focusMain } from '@showroom/ui/route-announcer';
import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router-dom';
import { isThere, rememberPlace } from '../dialogs/remember-place.ts';

/**
 * Whoever pressed a button that is gone once it has acted (one of a bar, of a message, of a line that was removed) goes on
 * with what stands in its place, or with what they had before a message, and not from the top of the browser.
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
    // The page places it first, where it knows better.
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
