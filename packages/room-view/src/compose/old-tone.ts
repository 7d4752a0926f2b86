import type { PhotoWhite } from '../photo/photo-white.ts';

/** How light the old surface is. The photo alone can't tell a grey counter in full light from a white one in the shade. */
export const oldTones = ['auto', 'white', 'light', 'medium', 'dark', 'black'] as const;
export type OldTone = (typeof oldTones)[number];

/** The share of light that a surface throws back, of painted and stone samples between these words. */
const reflectances: Readonly<Record<Exclude<OldTone, 'auto'>, number>> = {
  white: 0.75,
  light: 0.5,
  medium: 0.25,
  dark: 0.1,
  black: 0.04,
};

/** What a white wall throws back. */
const WHITE_WALL = 0.85;

/** Half as bright as the photo's white, or brighter: taken for a white surface, perhaps in the shade. */
const SURELY_WHITE = 0.5;

/** Darker than this share of the photo's white: taken for what it looks like, in full light. */
const SURELY_DARK = 0.15;

/**
 * Finds the share of light that the old surface throws back.
 *
 * @param brightness of the surface in the photo, linear
 */
export function findReflectance(tone: OldTone, brightness: number, white: PhotoWhite): number {
  if (tone !== 'auto') return reflectances[tone];
  const share = brightness / white.brightness;
  if (share >= SURELY_WHITE) return reflectances.white;
  if (share <= SURELY_DARK) return Math.max(0.03, share * WHITE_WALL);
  const way = Math.log(share / SURELY_DARK) / Math.log(SURELY_WHITE / SURELY_DARK);
  return SURELY_DARK * WHITE_WALL * (reflectances.white / (SURELY_DARK * WHITE_WALL)) ** way;
}
