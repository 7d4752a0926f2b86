import { useRef, useSyncExternalStore, type ComponentProps } from 'react';
import { ArrowUpIcon } from '../icons/icons.tsx';
import { joinClasses } from '../join-classes/join-classes.ts';
import { useStepsAside } from './use-steps-aside.ts';

export interface ScrollToTopProps extends Omit<ComponentProps<'button'>, 'ref'> {
  /** Scroll distance at which it appears, in pixels. Default: 300. */
  afterPx?: number | undefined;
  /** The accessible name. Default: "Back to top". */
  label?: string | undefined;
}

/**
 * A button that scrolls back to the top, smoothly unless reduced motion is preferred. It hides while it would cover a
 * field or a button.
 */
export function ScrollToTop({ afterPx = 300, label = 'Back to top', className, onClick, ...rest }: ScrollToTopProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isShown = useSyncExternalStore(
    subscribeToScroll,
    () => window.scrollY > afterPx,
    () => false,
  );
  const isAside = useStepsAside(button, isShown);

  if (!isShown) return null;
  return (
    <button
      data-slot="scroll-to-top"
      aria-label={label}
      {...rest}
      ref={button}
      type="button"
      onClick={(event) => {
        onClick?.(event);
        const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
        window.scrollTo({ top: 0, behavior: isReduced ? 'instant' : 'smooth' });
      }}
      className={joinClasses(
        // An open dialog removes the scroll bar; this keeps its place.
        'width-before-scroll-bar fixed right-4 bottom-4 z-30 grid size-12 animate-fade-in place-items-center rounded-sm border border-hairline bg-paper-raised text-ink shadow-card transition-colors hover:border-stone-400 hover:text-spruce sm:right-6 sm:bottom-6 print:hidden',
        isAside && 'invisible',
        className,
      )}
    >
      <ArrowUpIcon />
    </button>
  );
}

function subscribeToScroll(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}
