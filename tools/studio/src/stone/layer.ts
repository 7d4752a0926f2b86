import type { Canvas } from '../canvas/canvas.ts';
import type { View } from '../canvas/view.ts';
import { drawBands, type BandLayer } from './bands.ts';
import { drawChips, type ChipLayer } from './chips.ts';
import { drawClouds, type CloudLayer } from './clouds.ts';
import { drawCrackle, type CrackleLayer } from './crackle.ts';
import type { Flow } from './flow.ts';
import { drawGrain, type GrainLayer } from './grain.ts';
import { drawStreaks, type StreakLayer } from './streaks.ts';
import { drawTrowel, type TrowelLayer } from './trowel.ts';
import { drawVeins, type VeinLayer } from './veins.ts';

/** One thing that stone is made of. A look is a list of them, from the deepest to the surface. */
export type Layer =
  | BandLayer
  | ChipLayer
  | CloudLayer
  | CrackleLayer
  | GrainLayer
  | StreakLayer
  | TrowelLayer
  | VeinLayer;

export function drawLayer(canvas: Canvas, view: View, flow: Flow, seed: string, layer: Layer): void {
  switch (layer.kind) {
    case 'bands':
      return drawBands(canvas, view, flow, seed, layer);
    case 'chips':
      return drawChips(canvas, view, seed, layer);
    case 'clouds':
      return drawClouds(canvas, view, flow, seed, layer);
    case 'crackle':
      return drawCrackle(canvas, view, flow, seed, layer);
    case 'grain':
      return drawGrain(canvas, view, seed, layer);
    case 'streaks':
      return drawStreaks(canvas, view, flow, seed, layer);
    case 'trowel':
      return drawTrowel(canvas, view, seed, layer);
    case 'veins':
      return drawVeins(canvas, view, flow, seed, layer);
  }
}
