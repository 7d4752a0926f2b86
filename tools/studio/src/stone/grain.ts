import { shade, type Canvas } from '../canvas/canvas.ts';
import type { View } from '../canvas/view.ts';
import { createNoise } from '../noise/random.ts';

/** The fine unevenness of pressed quartz: light and dark by `strength`, in grains `size` inches wide. */
export type GrainLayer = { readonly kind: 'grain'; readonly strength: number; readonly size: number };

export function drawGrain(canvas: Canvas, view: View, seed: string, { strength, size }: GrainLayer): void {
  const coarse = createNoise(`${seed}/coarse`);
  const fine = createNoise(`${seed}/fine`);
  const finest = createNoise(`${seed}/finest`);
  // What is finer than a pixel averages away, as it does to the eye.
  const seenAt = (inches: number) => Math.min(1, inches / view.inchesPerPixel / 1.6);
  const seen = seenAt(size);
  const dust = size / 3;
  const dustSeen = seenAt(dust);
  const factor = new Float32Array(view.width * view.height);
  let index = 0;
  for (let py = 0; py < view.height; py += 1) {
    const y = view.top + py * view.inchesPerPixel;
    for (let px = 0; px < view.width; px += 1) {
      const x = view.left + px * view.inchesPerPixel;
      const value =
        0.45 * coarse(x / (size * 2.2), y / (size * 2.2)) +
        0.4 * seen * fine(x / size, y / size) +
        0.35 * dustSeen * finest(x / dust, y / dust);
      factor[index] = 1 + strength * value;
      index += 1;
    }
  }
  shade(canvas, factor);
}
