import { layInGrains, type Blend, type Canvas } from '../canvas/canvas.ts';
import type { Hex } from '../canvas/colour.ts';
import { plane, type View } from '../canvas/view.ts';
import { createFractal, createNoise } from '../noise/random.ts';
import { smoothstep } from '../noise/shape.ts';
import type { Flow } from './flow.ts';

/** Soft areas of another tone: depth in a white stone, trowelling in a concrete. */
export type CloudLayer = {
  readonly kind: 'clouds';
  readonly colour: Hex;
  readonly strength: number;
  /** Inches across one cloud. */
  readonly scale: number;
  /** How many times longer than wide, along the movement. */
  readonly stretch?: number;
  /** Finer and finer clouds within clouds. */
  readonly octaves?: number;
  /** Where on -1 to 1 a cloud begins and is full; the nearer, the harder its edge. */
  readonly from?: number;
  readonly to?: number;
  /** How far clouds are stirred into one another, in cloud widths. */
  readonly stir?: number;
  /** How far their edges are torn and folded, in cloud widths; 0 is fog, 0.5 is mineral. */
  readonly torn?: number;
  readonly blend: Blend;
};

export function drawClouds(canvas: Canvas, view: View, flow: Flow, seed: string, layer: CloudLayer): void {
  const { scale, stretch = 1, octaves = 4, from = -0.4, to = 0.7, stir = 0.3, torn = 0, strength } = layer;
  const cloud = createFractal(`${seed}/cloud`, octaves);
  const stirX = createNoise(`${seed}/stir/x`);
  const stirY = createNoise(`${seed}/stir/y`);
  const tornX = createFractal(`${seed}/torn/x`, 3, 0.6);
  const tornY = createFractal(`${seed}/torn/y`, 3, 0.6);
  // A stirred flow squeezes clouds together in places.
  const finest = (scale / 2 ** (octaves - 1)) * (flow.isStirred || torn > 0 ? 0.4 : 0.75);
  // Three pixels are fine enough for a cloud: what it is made of is finer, and laid on afterwards.
  const strengths = plane(view, Math.max(finest * 0.9, 21.5 * view.inchesPerPixel), (x, y) => {
    const calmAlong = flow.along(x, y) / (scale * stretch);
    const calmAcross = flow.across(x, y) / scale;
    const along = torn === 0 ? calmAlong : calmAlong + torn * tornX(calmAlong * 1.3, calmAcross * 1.3);
    const across = torn === 0 ? calmAcross : calmAcross + torn * tornY(calmAlong * 1.3 + 7, calmAcross * 1.3);
    const value = cloud(
      along + stir * stirX(along * 0.9, across * 0.9 + 5),
      across + stir * stirY(along * 0.9 + 9, across * 0.9),
    );
    return strength * smoothstep(from, to, value);
  });
  layInGrains(canvas, strengths, layer.colour, layer.blend);
}
