import { lay, layInGrains, type Canvas } from '../canvas/canvas.ts';
import type { Hex } from '../canvas/colour.ts';
import { plane, type View } from '../canvas/view.ts';
import { createFractal, createNoise } from '../noise/random.ts';
import { smoothstep } from '../noise/shape.ts';
import type { Flow } from './flow.ts';
import { grainy } from './grainy.ts';
import { nearestTwo } from './plates.ts';

/** Plates of translucent stone, broken apart and held by seams of another mineral. */
export type CrackleLayer = {
  readonly kind: 'crackle';
  /** Inches across a plate. */
  readonly size: number;
  readonly stretch: number;
  /** Tints that plates take. */
  readonly plates: readonly Hex[];
  readonly plateStrength: number;
  readonly seam: Hex;
  readonly seamStrength: number;
  /** Inches; and the share of seams that are filled at all. */
  readonly seamWidth: number;
  readonly seamShare: number;
  /** How far plate sides are bent, in inches; little keeps them angular. */
  readonly bend: number;
  /** Inches over which they bend; a wide web bends over more than a small crack. */
  readonly bendOver?: number;
  /** How much of each seam's length fades away, 0 to 1. */
  readonly broken?: number;
};

export function drawCrackle(canvas: Canvas, view: View, flow: Flow, seed: string, layer: CrackleLayer): void {
  const { size, stretch, bend, bendOver = 5, broken = 0 } = layer;
  const bendX = createFractal(`${seed}/bend/x`, 5, 0.55);
  const bendY = createFractal(`${seed}/bend/y`, 5, 0.55);
  const swell = createFractal(`${seed}/swell`, 2);
  const depth = createFractal(`${seed}/depth`, 4);
  const missing = createNoise(`${seed}/missing`);
  const offset = Math.floor(1000 * (1 + missing(3.1, 4.7)));
  const pixels = view.width * view.height;
  const seams = new Float32Array(pixels);
  const plates = layer.plates.map(() => new Float32Array(pixels));
  const inner = plane(view, 0.8, (x, y) => depth(x / 7, y / 7));
  const wanderX = plane(view, 0.25, (x, y) => bend * bendX(x / bendOver, y / bendOver));
  const wanderY = plane(view, 0.25, (x, y) => bend * bendY(x / bendOver, y / bendOver));
  const alongs = plane(view, 3, flow.along);
  const acrosses = plane(view, 3, flow.across);
  const fading = createFractal(`${seed}/fading`, 3);
  const presence = plane(view, 1, (x, y) => 1 - broken * (1 - smoothstep(-0.25, 0.35, fading(x / 13, y / 13))));
  const swells = plane(view, 1, (x, y) => swell(x / 9, y / 9));
  const grainsSeen = smoothstep(0.5, 1, canvas.gritSeen);
  for (let i = 0; i < pixels; i += 1) {
    const u = ((alongs[i] ?? 0) + (wanderX[i] ?? 0)) / (size * stretch);
    const v = ((acrosses[i] ?? 0) + (wanderY[i] ?? 0)) / size;
    const near = nearestTwo(u, v, offset);
    // The pair of plates decides: a seam is filled along all its length or not at all.
    const present = presence[i] ?? 1;
    const filled =
      present * smoothstep(1 - layer.seamShare, 1.25 - layer.seamShare, near.pair) * (0.45 + 0.55 * near.pair);
    const swelling = Math.exp(0.9 * (swells[i] ?? 0));
    const thickness = Math.max(layer.seamWidth * swelling * (0.25 + filled), view.inchesPerPixel * 0.6);
    const inches = near.edge * size;
    const squared = (inches / thickness) ** 2;
    const soft = 1 / (1 + squared) ** 2.5;
    const rough = grainsSeen * ((canvas.grit[i] ?? 0.5) - 0.5);
    seams[i] =
      layer.seamStrength *
      filled *
      (grainsSeen === 0 ? soft : grainy(soft, thickness / view.inchesPerPixel, grainsSeen, rough));
    const plate = plates[Math.floor(near.plate * plates.length)];
    // Each plate is clear in the middle and milky towards one side, as ice is.
    const side = 0.55 + 0.45 * near.slope;
    if (plate) {
      plate[i] =
        layer.plateStrength *
        (0.3 + 0.7 * near.tone) *
        side *
        (0.75 + 0.5 * (inner[i] ?? 0)) *
        (0.35 + 0.65 * smoothstep(0, 0.1, near.edge));
    }
  }
  plates.forEach((strengths, index) => {
    const colour = layer.plates[index];
    if (colour) layInGrains(canvas, strengths, colour, 'stain');
  });
  lay(canvas, seams, layer.seam, 'cover');
}
