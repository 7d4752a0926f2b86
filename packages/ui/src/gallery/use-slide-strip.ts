import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * How long a strip must stand still, in milliseconds, before its position counts. Not every browser has `scrollend`.
 */
const settleMs = 90;
/** How often a browser that stops elsewhere is told to scroll again. */
const mostReminders = 3;

export interface SlideStrip {
  readonly strip: RefObject<HTMLDivElement | null>;
  /** The visible slide, from 0. */
  readonly index: number;
  readonly show: (index: number) => void;
  readonly handleScroll: () => void;
  /** The visitor swipes: where the strip stops counts, whatever was requested before. */
  readonly handleGrab: () => void;
}

/** Keeps the index and the scroll position of a strip in sync. */
export function useSlideStrip(count: number): SlideStrip {
  const strip = useRef<HTMLDivElement>(null);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The requested slide, until it is reached. */
  const asked = useRef<{ readonly to: number; readonly reminders: number } | null>(null);
  const [index, setIndex] = useState(0);

  useEffect(() => {
    // Swiped or followed a thumbnail before hydration.
    if (strip.current !== null && strip.current.scrollLeft > 0) handleScroll();
    return () => clearTimeout(settling.current);
    // Once, on mount.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  function show(next: number) {
    setIndex(next);
    // The style sheet makes it smooth, or instant under reduced motion.
    if (strip.current !== null) strip.current.scrollLeft = next * strip.current.clientWidth;
    asked.current = { to: next, reminders: 0 };
    handleScroll();
  }

  function handleScroll() {
    clearTimeout(settling.current);
    settling.current = setTimeout(settle, settleMs);
  }

  function settle() {
    const { scrollLeft = 0, clientWidth = 0 } = strip.current ?? {};
    if (clientWidth === 0) return;
    const reached = Math.min(count - 1, Math.max(0, Math.round(scrollLeft / clientWidth)));
    const order = asked.current;
    // During another scroll or a layout change, a browser may snap back and drop the request.
    if (order !== null && order.to !== reached && order.reminders < mostReminders) {
      asked.current = { to: order.to, reminders: order.reminders + 1 };
      strip.current?.scrollTo({ left: order.to * clientWidth, behavior: 'instant' });
      handleScroll();
      return;
    }
    asked.current = null;
    setIndex(reached);
  }

  function handleGrab() {
    asked.current = null;
  }

  return { strip, index, show, handleScroll, handleGrab };
}
