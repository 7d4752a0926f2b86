import { toSrgbValue } from '../photo/pixels.ts';

/** Light up to here is shown as it is, so that a stone keeps its colour. Brighter light approaches white. */
export const SHOULDER = 0.6;

/** The light that a screen shows for linear light, below 1. */
function toneLight(light: number): number {
  if (light <= SHOULDER) return light;
  return 1 - (1 - SHOULDER) * Math.exp((SHOULDER - light) / (1 - SHOULDER));
}

/** Steps of the square root, because dark values need finer ones. */
const STEPS = 8192;
const BRIGHTEST = 16;
const values = Uint8Array.from({ length: STEPS + 1 }, (_, step) =>
  Math.round(toSrgbValue(toneLight((step / STEPS) ** 2 * BRIGHTEST))),
);

/** The 8-bit sRGB value shown for linear light. */
export function developLight(light: number): number {
  const share = Math.sqrt(Math.min(Math.max(light, 0), BRIGHTEST) / BRIGHTEST);
  return values[Math.round(share * STEPS)] ?? 0;
}
