import { useEffect, useState, useSyncExternalStore } from 'react';

export interface AutoplayOptions {
  readonly intervalMs: number;
  readonly onAdvance: () => void;
}

export interface Autoplay {
  /** Autoplay is on, even if it is paused. */
  readonly isOn: boolean;
  /** Paused by hover or focus. */
  readonly isHeld: boolean;
  readonly start: () => void;
  readonly stop: () => void;
  readonly setIsHovered: (isHovered: boolean) => void;
  readonly setHasFocus: (hasFocus: boolean) => void;
}

/**
 * Advances automatically, but not under reduced motion unless started by the visitor, and not while hovered, focused or in a
 * hidden tab.
 */
export function useAutoplay({ intervalMs, onAdvance }: AutoplayOptions): Autoplay {
  const isReduced = useReducedMotion();
  const isInSight = useIsInSight();
  const [choice, setChoice] = useState<'start' | 'stop' | null>(null);
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);

  const isOn = choice === null ? !isReduced : choice === 'start';
  // A visitor who started it by keyboard still has the focus there.
  const isHeld = isHovered || (hasFocus && choice !== 'start');
  const isRunning = isOn && !isHeld && isInSight;

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(onAdvance, intervalMs);
    return () => clearInterval(timer);
  }, [isRunning, intervalMs, onAdvance]);

  return {
    isOn,
    isHeld,
    start: () => setChoice('start'),
    stop: () => setChoice('stop'),
    setIsHovered,
    setHasFocus,
  };
}

function useIsInSight(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      document.addEventListener('visibilitychange', onChange);
      return () => document.removeEventListener('visibilitychange', onChange);
    },
    () => document.visibilityState === 'visible',
    () => false,
  );
}

const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Whether the visitor asks for less motion; true on the server, so that nothing starts moving before we know. */
function useReducedMotion(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = window.matchMedia(reducedMotion);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => window.matchMedia(reducedMotion).matches,
    () => true,
  );
}
