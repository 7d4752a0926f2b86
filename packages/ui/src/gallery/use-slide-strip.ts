import { useEffect, useRef, useState, type RefObject } from 'react';

/** How long a strip must stand still, in milliseconds, before its place counts. Not every browser has `scrollend`. */
const settleMs = 90;

export interface SlideStrip {
  readonly strip: RefObject<HTMLDivElement | null>;
  /** Of the slide shown, from 0. */
  readonly index: number;
  readonly show: (index: number) => void;
  readonly handleScroll: () => void;
}

/** Keeps the index of a strip of slides and its place on screen together, whichever of the two moved. */
export function useSlideStrip(count: number): SlideStrip {
  const strip = useRef<HTMLDivElement>(null);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The slide that was asked for and not reached yet, and the one that was left for it. */
  const asked = useRef<{ readonly to: number; readonly from: number } | null>(null);
  const [index, setIndex] = useState(0);

  useEffect(() => () => clearTimeout(settling.current), []);

  function show(next: number) {
    setIndex(next);
    // The style sheet makes it glide, or jump under reduced motion.
    if (strip.current !== null) strip.current.scrollLeft = next * strip.current.clientWidth;
    asked.current = { to: next, from: index };
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
    asked.current = null;
    // Asked in the middle of another glide, a browser may snap to where that one ends and forget the second. A strip that
    // stands anywhere else was moved by the visitor meanwhile: that counts.
    if (order !== null && order.to !== reached && order.from === reached) {
      strip.current?.scrollTo({ left: order.to * clientWidth, behavior: 'instant' });
    } else setIndex(reached);
  }

  return { strip, index, show, handleScroll };
}
