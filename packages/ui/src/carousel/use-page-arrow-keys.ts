import { useEffect, useEffectEvent, type RefObject } from 'react';
import { stepsOfArrowKey } from '../wrap-index/wrap-index.ts';

export interface PageArrowKeysOptions {
  /** What the keys move; they are heard while its middle is in the window. */
  readonly target: RefObject<HTMLElement | null>;
  readonly isOn: boolean;
  /** -1 for back, 1 for on. */
  readonly onStep: (steps: number) => void;
}

/** Fields, lists, menus, windows, players, and what scrolls by itself: the arrow keys are theirs. */
const ownersOfArrowKeys =
  'input, textarea, select, [contenteditable], details[open], [aria-expanded="true"], [role], [tabindex="0"], dialog, audio, video, iframe';

/** Hears the left and right arrow keys wherever the focus is on the page, unless something else has a use for them. */
export function usePageArrowKeys({ target, isOn, onStep }: PageArrowKeysOptions): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const steps = stepsOfArrowKey(event);
    if (steps === null || event.defaultPrevented || target.current === null) return;
    const focused = document.activeElement;
    if (focused !== null && focused.closest(ownersOfArrowKeys) !== null) return;
    const { top, bottom } = target.current.getBoundingClientRect();
    const middle = (top + bottom) / 2;
    if (middle < 0 || middle > window.innerHeight) return;
    event.preventDefault();
    onStep(steps);
  });

  useEffect(() => {
    if (!isOn) return undefined;
    // On the window: anyone who answers the key inside the page has done so by then.
    const listener = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [isOn]);
}
