import { shade, type Canvas } from '../canvas/canvas.ts';
import { plane, slabInches, type View } from '../canvas/view.ts';
import { createFractal, createNoise, createRandom } from '../noise/random.ts';
import { smoothstep } from '../noise/shape.ts';

/** Sweeps of a trowel over cement: faint arcs, lighter and darker, here and there. */
export type TrowelLayer = { readonly kind: 'trowel'; readonly strength: number; readonly width: number };

export function drawTrowel(canvas: Canvas, view: View, seed: string, { strength, width }: TrowelLayer): void {
  const random = createRandom(`${seed}/sweeps`);
  const sweeps = Array.from({ length: 5 }, (_, index) => ({
    x: slabInches.width * (random() * 1.6 - 0.3),
    y: slabInches.height * (random() < 0.5 ? -0.4 - random() : 1.4 + random()),
    mark: createFractal(`${seed}/mark/${index}`, 3, 0.6),
    place: createNoise(`${seed}/place/${index}`),
  }));
  const factor = plane(view, width * 0.22, (x, y) => {
    let sum = 0;
    for (const sweep of sweeps) {
      const shown = smoothstep(0.05, 0.7, sweep.place(x / 26, y / 26));
      if (shown === 0) continue;
      const radius = Math.sqrt((x - sweep.x) ** 2 + (y - sweep.y) ** 2);
      const turn = Math.atan2(y - sweep.y, x - sweep.x);
      sum += shown * sweep.mark(radius / width, turn * 5);
    }
    return 1 + strength * sum;
  });
  shade(canvas, factor);
}
