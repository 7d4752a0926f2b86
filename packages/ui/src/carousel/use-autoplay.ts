import { useEffect, useState, useSyncExternalStore } from 'react';
import { useReducedMotion } from '../use-reduced-motion/use-reduced-motion.ts';

export interface AutoplayOptions {
  readonly intervalMs: number;
  readonly onAdvance: () => void;
}

export interface Autoplay {
  /** The slideshow means to go on by itself, even if something holds it just now. */
  readonly isOn: boolean;
  /** Pointer or keyboard focus holds it. */
  readonly isHeld: boolean;
  readonly start: () => void;
  readonly stop: () => void;
  readonly setIsHovered: (isHovered: boolean) => void;
  readonly setHasFocus: (hasFocus: boolean) => void;
}

/**
 * Advances by itself while nothing speaks against it: not under reduced motion unless the visitor starts it, not
 * while the pointer is over it or the keyboard in it, not in a tab out of sight.
 */
export function useAutoplay({ intervalMs, onAdvance }: AutoplayOptions): Autoplay {
  const isReduced = useReducedMotion();
  const isInSight = useIsInSight();
  const [choice, setChoice] = useState<'start' | 'stop' | null>(null);
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);

  const isOn = choice === null ? !isReduced : choice === 'start';
  // A visitor who pressed play with the keyboard still has the focus there, and wants it to play.
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
