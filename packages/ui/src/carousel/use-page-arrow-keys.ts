import { useEffect, useEffectEvent, type RefObject } from 'react';
import { stepsOfArrowKey } from '../wrap-index/wrap-index.ts';

export interface PageArrowKeysOptions {
  /** Keys work while its middle is in view. */
  readonly target: RefObject<HTMLElement | null>;
  readonly isOn: boolean;
  /** -1 for back, 1 for forward. */
  readonly onStep: (steps: number) => void;
}

/** Elements that use arrow keys themselves. */
const ownersOfArrowKeys =
  'input, textarea, select, [contenteditable], details[open], [aria-expanded="true"], [role], [tabindex="0"], dialog, audio, video, iframe';

/** Handles left and right arrow keys anywhere on the page, unless something else uses them. */
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
    // On the window, so that handlers inside the page run first.
    const listener = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [isOn]);
}
