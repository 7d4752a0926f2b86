import { clamp01 } from '../noise/shape.ts';

/** Where a line's strength falls through this, its weight on either side is as it was. */
const middle = 0.41;

/**
 * A line's strength, 1 in its middle and fading away, as its grains show it: whole up to its edge, and there one grain is in
 * and the next one out. `pixels` is how wide the line is drawn, `seen` how far the view shows grains (0 to 1), `rough` the
 * draw of the grain here, -0.5 to 0.5, times `seen`.
 */
export function grainy(soft: number, pixels: number, seen: number, rough: number): number {
  const width = Math.max(0.2, 1.3 / pixels);
  const whole = clamp01((soft + 0.5 * rough - middle) / width + 0.5);
  return soft + seen * Math.min(1, Math.max(0, pixels - 0.8)) * (whole * (0.88 + 0.24 * (rough + 0.5)) - soft);
}
