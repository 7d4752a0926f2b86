import { focusMain } from '@showroom/ui/route-announcer';
import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router-dom';

/**
 * Whoever pressed a button that is gone once it has acted (one of a bar, of a message, of a line that was removed) goes on
 * from the page, and not from the top of the browser.
 */
export function useKeptFocus(): void {
  const { state } = useNavigation();
  const last = useRef<Element>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target instanceof Element ? target : null;
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
      if (!isHeld && last.current !== null && !isThere(last.current)) focusMain();
    });
    return () => cancelAnimationFrame(frame);
  }, [state]);
}

function isThere(element: Element): boolean {
  return element.isConnected && (!('checkVisibility' in element) || element.checkVisibility());
}
