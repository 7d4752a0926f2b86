import { lay, type Blend, type Canvas } from '../canvas/canvas.ts';
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
  readonly blend: Blend;
};

export function drawClouds(canvas: Canvas, view: View, flow: Flow, seed: string, layer: CloudLayer): void {
  const { scale, stretch = 1, octaves = 4, from = -0.4, to = 0.7, stir = 0.3, strength } = layer;
  const cloud = createFractal(`${seed}/cloud`, octaves);
  const stirX = createNoise(`${seed}/stir/x`);
  const stirY = createNoise(`${seed}/stir/y`);
  // A stirred flow squeezes clouds together in places.
  const finest = (scale / 2 ** (octaves - 1)) * (flow.isStirred ? 0.4 : 0.75);
  const strengths = plane(view, finest * 0.9, (x, y) => {
    const along = flow.along(x, y) / (scale * stretch);
    const across = flow.across(x, y) / scale;
    const value = cloud(
      along + stir * stirX(along * 0.9, across * 0.9 + 5),
      across + stir * stirY(along * 0.9 + 9, across * 0.9),
    );
    return strength * smoothstep(from, to, value);
  });
  lay(canvas, strengths, layer.colour, layer.blend);
}
