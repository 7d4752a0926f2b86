import { BRIGHTEST, KNEE } from '@showroom/room-view/light-code';

const SCALE = 255 / Math.log2(1 + KNEE * BRIGHTEST);

/**
 * The byte that a room's files store for linear light: 255 × log2(1 + 16 x) / log2(1 + 16 × 12). Steps are finer than a display shows
 * almost everywhere, and light up to twelve times white paper is kept.
 *
 * @param dither from 0 up to 1, so that a smooth wall has no bands; 0.5 rounds to the nearest
 */
export function byteOfLight(light: number, dither: number): number {
  return Math.min(255, Math.max(0, Math.floor(SCALE * Math.log2(1 + KNEE * Math.max(light, 0)) + dither)));
}
