import { useEffect, useRef, useState, type RefObject } from 'react';

/** How long a strip must stand still, in milliseconds, before its place counts. Not every browser has `scrollend`. */
const settleMs = 90;
/** How often a browser that rests elsewhere is sent again to where it was asked to go. */
const mostReminders = 3;

export interface SlideStrip {
  readonly strip: RefObject<HTMLDivElement | null>;
  /** Of the slide shown, from 0. */
  readonly index: number;
  readonly show: (index: number) => void;
  readonly handleScroll: () => void;
  /** The visitor takes the strip in hand: where it comes to rest counts, whatever was asked for before. */
  readonly handleGrab: () => void;
}

/** Keeps the index of a strip of slides and its place on screen together, whichever of the two moved. */
export function useSlideStrip(count: number): SlideStrip {
  const strip = useRef<HTMLDivElement>(null);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The slide that was asked for and not reached yet. */
  const asked = useRef<{ readonly to: number; readonly reminders: number } | null>(null);
  const [index, setIndex] = useState(0);

  useEffect(() => {
    // Where it was swiped, or led by a thumbnail, before hydration.
    if (strip.current !== null && strip.current.scrollLeft > 0) handleScroll();
    return () => clearTimeout(settling.current);
    // Once, on arrival.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  function show(next: number) {
    setIndex(next);
    // The style sheet makes it glide, or jump under reduced motion.
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
    // Asked in the middle of another glide, or while the page is laid out again, a browser may snap back and forget it.
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
