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
  const [index, setIndex] = useState(0);

  useEffect(() => () => clearTimeout(settling.current), []);

  function show(next: number) {
    setIndex(next);
    // The style sheet makes it glide, or jump under reduced motion.
    if (strip.current !== null) strip.current.scrollLeft = next * strip.current.clientWidth;
  }

  function handleScroll() {
    clearTimeout(settling.current);
    settling.current = setTimeout(() => {
      const { scrollLeft = 0, clientWidth = 0 } = strip.current ?? {};
      if (clientWidth > 0) setIndex(Math.min(count - 1, Math.max(0, Math.round(scrollLeft / clientWidth))));
    }, settleMs);
  }

  return { strip, index, show, handleScroll };
}
