import { layInGrains, type Blend, type Canvas } from '../canvas/canvas.ts';
import type { Hex } from '../canvas/colour.ts';
import { plane, type View } from '../canvas/view.ts';
import { createFractal, createNoise } from '../noise/random.ts';
import { smoothstep } from '../noise/shape.ts';
import type { Flow } from './flow.ts';

/**
 * Feathering along the movement, as in Carrara: each streak has one crisp side and fades away on the other,
 * so that no streak closes on itself the way a contour line does.
 */
export type StreakLayer = {
  readonly kind: 'streaks';
  readonly colour: Hex;
  readonly strength: number;
  /** Inches between streaks, and how many times longer than that they are. */
  readonly spacing: number;
  readonly stretch: number;
  /** Share of the slab that has any, 0 to 1. */
  readonly coverage: number;
  /** How crisp the crisp side is, 0 to 1. */
  readonly crisp: number;
  /** How far streaks are bent, in spacings. */
  readonly bend?: number;
  readonly blend: Blend;
};

export function drawStreaks(canvas: Canvas, view: View, flow: Flow, seed: string, layer: StreakLayer): void {
  const { spacing, stretch, bend = 0.8, strength } = layer;
  const body = createNoise(`${seed}/body`);
  const second = createNoise(`${seed}/second`);
  const bendNoise = createFractal(`${seed}/bend`, 4, 0.55);
  const mask = createFractal(`${seed}/mask`, 3);
  const weight = createNoise(`${seed}/weight`);
  const rise = 0.34 - 0.3 * layer.crisp;
  const threshold = 0.75 - 1.5 * layer.coverage;
  const sided = (value: number) => (value <= 0 ? 0 : smoothstep(0, rise, value) * Math.exp(-value * 3.2));
  const strengths = plane(view, spacing * 0.09, (x, y) => {
    const along = flow.along(x, y);
    const across = flow.across(x, y);
    const place = mask(along / (spacing * stretch * 1.1), across / (spacing * 5));
    const shown = smoothstep(threshold, threshold + 0.7, place);
    if (shown === 0) return 0;
    const bent = across / spacing + bend * bendNoise(along / (spacing * stretch * 0.5), across / (spacing * 2.2));
    const u = along / (spacing * stretch);
    const main = sided(body(u, bent * 0.55) - 0.12 + 0.25 * weight(u * 2, bent));
    const fine = sided(second(u * 1.7, bent * 1.5) - 0.25);
    return strength * shown * (main + 0.55 * fine);
  });
  layInGrains(canvas, strengths, layer.colour, layer.blend);
}
