import { lay, layInGrains, type Blend, type Canvas } from '../canvas/canvas.ts';
import type { Hex } from '../canvas/colour.ts';
import { plane, type View } from '../canvas/view.ts';
import { createFractal, createNoise } from '../noise/random.ts';
import { smoothstep } from '../noise/shape.ts';
import type { Flow } from './flow.ts';

/** Bands across the slab with one clear side and one that fades: northern lights, far ridges, honeyed layers. */
export type BandLayer = {
  readonly kind: 'bands';
  /** Bands take these in turn, at random. */
  readonly colours: readonly Hex[];
  readonly strength: number;
  /** Inches from one band to the next. */
  readonly spacing: number;
  /** How quickly a band fades from its clear side: 1 slowly, 6 at once. */
  readonly fade: number;
  /** Share of a band over which its clear side rises: 0.01 is a cut, 0.3 a veil. */
  readonly rise: number;
  /** How jagged the clear side is, inches. */
  readonly jagged: number;
  /** Inches of the largest bends beyond the flow's own. */
  readonly sway: number;
  /** Share of the length where a band shows, 0 to 1. */
  readonly coverage: number;
  /** A thin line along the clear side. */
  readonly edge?: {
    readonly colour: Hex;
    readonly strength: number;
    readonly width: number;
    readonly coverage: number;
  };
  readonly blend: Blend;
};

export function drawBands(canvas: Canvas, view: View, flow: Flow, seed: string, layer: BandLayer): void {
  const { spacing, rise, fade, edge } = layer;
  const sway = createNoise(`${seed}/sway`);
  const jagged = createFractal(`${seed}/jagged`, 5, 0.52);
  const uneven = createNoise(`${seed}/uneven`);
  const shown = createFractal(`${seed}/shown`, 2);
  const depth = createFractal(`${seed}/depth`, 3);
  const edgeShown = createFractal(`${seed}/edge`, 3);
  // Half-soft places: a real band is not equally crisp along all its length.
  const soften = createNoise(`${seed}/soften`);
  const phases = plane(view, Math.min(0.5, spacing * 0.1), (x, y) => {
    const across = flow.across(x, y) + layer.sway * sway(x / 34, y / 34) + layer.jagged * jagged(x / 11 + 31, y / 11);
    const place = across / spacing;
    return place + 0.7 * uneven(place * 0.63, 4);
  });
  const alongs = plane(view, 4, flow.along);
  const bands = layer.colours.map(() => new Float32Array(phases.length));
  const lines = new Float32Array(edge ? phases.length : 0);
  const threshold = 0.75 - 1.5 * layer.coverage;
  for (let index = 0; index < phases.length; index += 1) {
    const phase = phases[index] ?? 0;
    const along = alongs[index] ?? 0;
    const band = Math.floor(phase);
    const t = phase - band;
    const here = smoothstep(threshold, threshold + 0.6, shown(along / 45, band * 7.7));
    const tone = 0.7 + 0.45 * depth(along / 16, phase * 2.5);
    const rising = rise * Math.exp(1.1 * soften(along / 20, band * 3.1));
    const body = smoothstep(0, rising, t) * (1 - t) ** fade;
    const colour = Math.floor((0.5 + 0.5 * uneven(band * 5.3, 80)) * bands.length * 0.999);
    const target = bands[colour];
    if (target) target[index] = layer.strength * here * tone * body;
    if (edge) {
      const inches = (t - rising * 0.5) * spacing;
      const from = 0.6 - 1.3 * edge.coverage;
      const gold = smoothstep(from, from + 0.45, edgeShown(along / 13, band * 9.1 + 50));
      const width = Math.max(edge.width * (0.5 + gold), view.inchesPerPixel * 0.6);
      const squared = (inches / width) ** 2;
      lines[index] = (edge.strength * gold * (0.35 + 0.65 * here)) / (1 + squared) ** 1.5;
    }
  }
  bands.forEach((strengths, i) => {
    const colour = layer.colours[i];
    if (colour) layInGrains(canvas, strengths, colour, layer.blend);
  });
  if (edge) lay(canvas, lines, edge.colour, layer.blend);
}
