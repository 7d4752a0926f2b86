import { toDisplay } from '../canvas/colour.ts';

/** Up to here light is shown as it is, so that a stone keeps its colour; above, a shoulder ends at white. */
const shoulder = 0.6;

/** Of linear light: what a screen is to give back, at most 1. */
function toned(light: number): number {
  if (light <= shoulder) return light;
  return 1 - (1 - shoulder) * Math.exp((shoulder - light) / (1 - shoulder));
}

/** All that a byte can tell apart, in steps of the square root: dark light has the finer ones. */
const steps = 8192;
const brightest = 16;
const table = Uint8Array.from({ length: steps + 1 }, (_, step) =>
  Math.round(toDisplay(toned((step / steps) ** 2 * brightest))),
);

/** Develops linear light; the picture's bytes. */
export function develop(light: Float32Array): Uint8Array {
  const bytes = new Uint8Array(light.length);
  for (let i = 0; i < light.length; i += 1) {
    const share = Math.sqrt(Math.min(Math.max(light[i] ?? 0, 0), brightest) / brightest);
    bytes[i] = table[Math.round(share * steps)] ?? 0;
  }
  return bytes;
}
