import type { Canvas } from '../canvas/canvas.ts';
import type { View } from '../canvas/view.ts';
import { hash } from '../noise/hash.ts';
import { createRandom } from '../noise/random.ts';

/** Inches across a usual grain and across a large one; where a large one lies the small ones give way. */
const usual = 0.045;
const large = 0.12;
const shareOfLarge = 0.22;

/** A number from 0 to 1 for each grain of the slab, at every pixel of a view. */
export function createGrit(seed: string, view: View): Pick<Canvas, 'grit' | 'gritSeen'> {
  const lane = Math.floor(createRandom(`${seed}/grit`)() * 1e6);
  const grit = new Float32Array(view.width * view.height);
  let index = 0;
  for (let py = 0; py < view.height; py += 1) {
    const y = view.top + py * view.inchesPerPixel;
    for (let px = 0; px < view.width; px += 1) {
      const x = view.left + px * view.inchesPerPixel;
      const big = grainAt(x / large, y / large, lane);
      grit[index] = big < shareOfLarge ? big / shareOfLarge : grainAt(x / usual, y / usual, lane + 9);
      index += 1;
    }
  }
  return { grit, gritSeen: Math.min(1, usual / view.inchesPerPixel / 2.5) };
}

/** The number of the grain that a place lies in: of the four whose middles may be nearest, the nearest. */
function grainAt(x: number, y: number, lane: number): number {
  const column = Math.floor(x - 0.5);
  const row = Math.floor(y - 0.5);
  let nearest = 9;
  let found = 0;
  for (let r = row; r <= row + 1; r += 1) {
    for (let c = column; c <= column + 1; c += 1) {
      const own = hash(c, r, lane);
      // Two places out of one draw: this runs forty million times a slab.
      const dx = c + 0.15 + 0.7 * own - x;
      const dy = r + 0.15 + 0.7 * ((own * 4096) % 1) - y;
      const squared = dx * dx + dy * dy;
      if (squared < nearest) {
        nearest = squared;
        found = (own * 262144) % 1;
      }
    }
  }
  return found;
}
