import { useEffect, useState, type RefObject } from 'react';

/** Controls that must not be covered. */
const keptClear = 'input, select, textarea, button, label, [data-slot="link-button"], a:focus-visible';

/** Checking needs layout, so it waits until scrolling and clicking pause. Keyboard focus is checked at once. */
const REST_MS = 100;

/** Whether a floating control covers a field or a button. One that has the focus stays in place. */
export function useStepsAside(control: RefObject<HTMLElement | null>, isShown: boolean): boolean {
  const [isAside, setIsAside] = useState(false);

  useEffect(() => {
    if (!isShown) return undefined;
    let rest: ReturnType<typeof setTimeout> | undefined;
    let frame = 0;
    const look = () => {
      const { current } = control;
      if (current !== null) setIsAside(current !== document.activeElement && standsOnControl(current));
    };
    const lookAtRest = () => {
      clearTimeout(rest);
      rest = setTimeout(look, REST_MS);
    };
    const handleFocus = ({ target }: FocusEvent) => {
      lookAtRest();
      cancelAnimationFrame(frame);
      if (target instanceof Element && target.matches(':focus-visible')) frame = requestAnimationFrame(look);
    };
    lookAtRest();
    window.addEventListener('scroll', lookAtRest, { passive: true });
    window.addEventListener('resize', lookAtRest);
    window.addEventListener('focusin', handleFocus);
    return () => {
      clearTimeout(rest);
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', lookAtRest);
      window.removeEventListener('resize', lookAtRest);
      window.removeEventListener('focusin', handleFocus);
    };
  }, [control, isShown]);

  return isShown && isAside;
}

function standsOnControl(element: HTMLElement): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const middle = [(left + right) / 2, (top + bottom) / 2] as const;
  const points = [middle, [left, top], [right, top], [left, bottom], [right, bottom]] as const;
  return points.some(([x, y]) =>
    document.elementsFromPoint(x, y).some((below) => !element.contains(below) && below.closest(keptClear) !== null),
  );
}
