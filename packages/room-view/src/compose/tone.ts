import { toSrgbValue } from '../photo/pixels.ts';

/** Light up to here is shown as it is, so that a stone keeps its colour. Brighter light is compressed towards WHITEST. */
export const SHOULDER = 0.6;
/** 244 of 255 in sRGB, so that white stone keeps its veins and edges in the sun. */
export const WHITEST = 0.905;

/** The light that a screen shows for linear light, below WHITEST. */
export function toneLight(light: number): number {
  if (light <= SHOULDER) return light;
  return WHITEST - (WHITEST - SHOULDER) * Math.exp((SHOULDER - light) / (WHITEST - SHOULDER));
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
