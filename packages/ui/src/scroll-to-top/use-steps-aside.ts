import { useEffect, useState, type RefObject } from 'react';

/** What must not be stood on: someone is about to write in it or press it, or has moved to it by key. */
const keptClear = 'input, select, textarea, button, label, [data-slot="link-button"], a:focus-visible';

/** Whether a floating control stands on a field or a button just now. One that has the focus stays where it is. */
export function useStepsAside(control: RefObject<HTMLElement | null>, isShown: boolean): boolean {
  const [isAside, setIsAside] = useState(false);

  useEffect(() => {
    if (!isShown) return undefined;
    let frame = 0;
    const look = () => {
      frame = 0;
      const { current } = control;
      if (current !== null) setIsAside(current !== document.activeElement && standsOnControl(current));
    };
    const lookSoon = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    lookSoon();
    window.addEventListener('scroll', lookSoon, { passive: true });
    window.addEventListener('resize', lookSoon);
    window.addEventListener('focusin', lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', lookSoon);
      window.removeEventListener('resize', lookSoon);
      window.removeEventListener('focusin', lookSoon);
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
