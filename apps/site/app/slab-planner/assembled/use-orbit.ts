import { useEffect, useRef, useState } from 'react';
import { nearestTurn, roomViews, startOrbit, turnOrbit, type Orbit } from './orbit.ts';

const TURN_MS = 260;

/** Where the room is looked at from. Steps are eased, unless the visitor prefers less motion. */
export function useOrbit() {
  const [orbit, setOrbit] = useState(startOrbit);
  const [aim, setAim] = useState(startOrbit);
  const frame = useRef(0);

  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  /** Follows a finger or a mouse. */
  function drag(byDeg: number, tiltByDeg: number): void {
    cancelAnimationFrame(frame.current);
    const next = turnOrbit(orbit, byDeg, tiltByDeg);
    setOrbit(next);
    setAim(next);
  }

  function goTo(next: Orbit): void {
    cancelAnimationFrame(frame.current);
    setAim(next);
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setOrbit(next);
      return;
    }
    const [from, start] = [orbit, performance.now()];
    const step = (now: number): void => {
      const share = Math.min(1, Math.max(0, (now - start) / TURN_MS));
      const eased = 1 - (1 - share) ** 3;
      setOrbit({
        turnDeg: from.turnDeg + (next.turnDeg - from.turnDeg) * eased,
        tiltDeg: from.tiltDeg + (next.tiltDeg - from.tiltDeg) * eased,
      });
      if (share < 1) frame.current = requestAnimationFrame(step);
    };
    frame.current = requestAnimationFrame(step);
  }

  return {
    orbit,
    /** Where it is going to be. */
    aim,
    drag,
    turn: (byDeg: number, tiltByDeg = 0) => goTo(turnOrbit(aim, byDeg, tiltByDeg)),
    lookFrom: (view: keyof typeof roomViews) => goTo(nearestTurn(roomViews[view], orbit)),
  };
}
