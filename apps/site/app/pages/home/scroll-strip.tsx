import { lowerFirst } from '@showroom/catalog-data/first-letter';
import { joinClasses } from '@showroom/ui/join-classes';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ArrowLeftIcon, ArrowRightIcon } from '../../shell/icons.tsx';

export interface ScrollStripProps {
  readonly label: string;
  /** List items, which snap to the start. */
  readonly children: ReactNode;
}

const arrowClass =
  'hidden size-11 shrink-0 items-center justify-center rounded-sm hover:bg-stone-100 disabled:opacity-30 md:inline-flex noscript:hidden';

/** A row that scrolls by touch, wheel, keyboard and, with a mouse, by arrows. */
export function ScrollStrip({ label, children }: ScrollStripProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [edges, setEdges] = useState({ isAtStart: true, isAtEnd: false });

  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const update = () =>
      setEdges({
        isAtStart: element.scrollLeft < 2,
        isAtEnd: element.scrollLeft + element.clientWidth > element.scrollWidth - 2,
      });
    update();
    element.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      element.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, []);

  const scroll = (direction: 1 | -1) => {
    const element = strip.current;
    element?.scrollBy({ left: direction * element.clientWidth * 0.8, behavior: 'smooth' });
  };

  return (
    <div className="flex min-w-0 items-center gap-2">
      <button type="button" className={arrowClass} disabled={edges.isAtStart} onClick={() => scroll(-1)}>
        <ArrowLeftIcon className="size-5" />
        <span className="sr-only">Previous {lowerFirst(label)}</span>
      </button>
      {/* Focusable, so that it scrolls by keyboard. */}
      <ul
        ref={strip}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={label}
        className={joinClasses(
          'flex min-w-0 flex-1 snap-x overflow-x-auto [scrollbar-width:none]',
          // Fades out next to the arrow.
          !edges.isAtEnd && 'md:[mask-image:linear-gradient(to_right,black_calc(100%-5rem),transparent)]',
        )}
      >
        {children}
      </ul>
      <button type="button" className={arrowClass} disabled={edges.isAtEnd} onClick={() => scroll(1)}>
        <ArrowRightIcon className="size-5" />
        <span className="sr-only">Next {lowerFirst(label)}</span>
      </button>
    </div>
  );
}
