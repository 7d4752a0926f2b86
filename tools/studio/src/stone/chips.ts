import type { Canvas } from '../canvas/canvas.ts';
import { toLinear, type Hex } from '../canvas/colour.ts';
import type { View } from '../canvas/view.ts';
import { hash } from '../noise/hash.ts';
import { createNoise, createRandom } from '../noise/random.ts';
import { clamp01, smoothstep } from '../noise/shape.ts';

/** Scattered grains of stone, glass or metal, each a small broken shape of one colour. */
export type ChipLayer = {
  readonly kind: 'chips';
  readonly colours: readonly Hex[];
  /** Radius range, inches; most are near the small end. */
  readonly size: readonly [number, number];
  /** Inches between neighbours. */
  readonly spacing: number;
  /** Share of places that hold a chip, 0 to 1. */
  readonly density: number;
  /** How solid they are: translucent glass about 0.3, mineral 0.9. */
  readonly opacity: readonly [number, number];
  /** Width of the blurred edge as a share of the radius. */
  readonly soft?: number;
  /** Inches across the patches that chips gather in; even without. */
  readonly patches?: number;
};

/** Pixels: smaller chips, lighter and darker, even out before they are seen. */
const tooSmall = 0.55;

export function drawChips(canvas: Canvas, view: View, seed: string, layer: ChipLayer): void {
  const lane = Math.floor(createRandom(seed)() * 1e9);
  const patch = createNoise(`${seed}/patches`);
  const palette = layer.colours.map(toLinear);
  const pixel = view.inchesPerPixel;
  const { spacing, size } = layer;
  const margin = size[1] / spacing + 1;
  const fromColumn = Math.floor(view.left / spacing - margin);
  const toColumn = Math.ceil((view.left + view.width * pixel) / spacing + margin);
  const fromRow = Math.floor(view.top / spacing - margin);
  const toRow = Math.ceil((view.top + view.height * pixel) / spacing + margin);
  for (let row = fromRow; row <= toRow; row += 1) {
    for (let column = fromColumn; column <= toColumn; column += 1) {
      const gathered = layer.patches
        ? smoothstep(-0.1, 0.8, patch((column * spacing) / layer.patches, (row * spacing) / layer.patches))
        : 1;
      if (hash(column, row, lane) >= layer.density * gathered) continue;
      const radius = (size[0] + (size[1] - size[0]) * hash(column, row, lane + 5) ** 2.4) / pixel;
      if (radius < tooSmall) continue;
      const [red, green, blue] = palette[Math.floor(hash(column, row, lane + 1) * palette.length)] ?? [1, 1, 1];
      const tone = 0.88 + 0.24 * hash(column, row, lane + 2);
      drawChip(canvas, view, {
        x: ((column + hash(column, row, lane + 3)) * spacing - view.left) / pixel,
        y: ((row + hash(column, row, lane + 4)) * spacing - view.top) / pixel,
        radius,
        opacity: layer.opacity[0] + (layer.opacity[1] - layer.opacity[0]) * hash(column, row, lane + 6),
        depth: hash(column, row, lane + 11) ** 1.6,
        soft: layer.soft ?? 0.12,
        shape: [
          hash(column, row, lane + 7),
          hash(column, row, lane + 8),
          hash(column, row, lane + 9),
          hash(column, row, lane + 10),
        ],
        colour: [red * tone, green * tone, blue * tone],
      });
    }
  }
}

type Chip = {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly opacity: number;
  /** 0 lies in the polished face, 1 deep in the resin: dimmer, and out of focus. */
  readonly depth: number;
  readonly soft: number;
  /** Four draws that break it into its own shape, and place its facets. */
  readonly shape: readonly [number, number, number, number];
  readonly colour: readonly [number, number, number];
};

/** Below this many pixels across nothing is seen inside a chip. */
const facetedFrom = 2.5;

function drawChip(canvas: Canvas, view: View, chip: Chip): void {
  // A chip smaller than a pixel is drawn at pixel size and as much fainter.
  const radius = Math.max(chip.radius, 0.62);
  const opacity = chip.opacity * (chip.radius / radius) ** 2 * (1 - 0.55 * chip.depth);
  const extent = radius + 1;
  const blur = Math.max((chip.soft + 0.25 * chip.depth) * radius, 1);
  const [red, green, blue] = chip.colour;
  const [turn, second, third, fourth] = chip.shape;
  const lastX = Math.min(view.width - 1, Math.floor(chip.x + extent));
  const lastY = Math.min(view.height - 1, Math.floor(chip.y + extent));
  const isFaceted = radius > facetedFrom;
  const seen = isFaceted ? Math.min((radius - facetedFrom) / 3, 1) * (1 - 0.6 * chip.depth) : 0;
  const cos = Math.cos(turn * Math.PI * 2);
  const sin = Math.sin(turn * Math.PI * 2);
  const slim = 0.62 + 0.38 * second;
  const cut = [0.55 + 0.4 * third, 0.62 + 0.36 * fourth, 0.6 + 0.4 * second, 0.7 + 0.3 * ((third * 7) % 1)] as const;
  // Light from the upper left, in the chip's own frame.
  const lightU = -0.6 * cos - 0.8 * sin;
  const lightV = 0.6 * sin - 0.8 * cos;
  for (let y = Math.max(0, Math.ceil(chip.y - extent)); y <= lastY; y += 1) {
    for (let x = Math.max(0, Math.ceil(chip.x - extent)); x <= lastX; x += 1) {
      const u = (x - chip.x) * cos + (y - chip.y) * sin;
      const v = ((y - chip.y) * cos - (x - chip.x) * sin) / slim;
      // A disc that is broken off on five sides looks crushed, not round.
      const distance = Math.max(
        Math.sqrt(u * u + v * v),
        (u * 0.8 + v * 0.6) / cut[0],
        (-u * 0.9 + v * 0.44) / cut[1],
        (-u * 0.2 - v * 0.98) / cut[2],
        (u * 0.64 - v * 0.77) / cut[3],
        (-u * 0.5 + v * 0.87) / (0.7 + 0.3 * turn),
      );
      const share = opacity * clamp01((radius - distance) / blur + 0.5);
      if (share <= 0) continue;
      const tone =
        seen === 0 ? 1 : 1 + seen * relief(u / radius, v / radius, distance / radius, chip.shape, lightU, lightV);
      const index = y * view.width + x;
      canvas.red[index] = (canvas.red[index] ?? 0) * (1 - share) + red * tone * share;
      canvas.green[index] = (canvas.green[index] ?? 0) * (1 - share) + green * tone * share;
      canvas.blue[index] = (canvas.blue[index] ?? 0) * (1 - share) + blue * tone * share;
    }
  }
}

/**
 * What a crushed grain shows under the polish: two facets inside it that catch the light differently, and a rim that is
 * bright towards the light and dark away from it, as light goes in on one side and is lost on the other.
 */
function relief(
  u: number,
  v: number,
  distance: number,
  [first, second, third, fourth]: Chip['shape'],
  lightU: number,
  lightV: number,
): number {
  const facing = u * lightU + v * lightV;
  const rim = distance > 0.62 ? ((distance - 0.62) / 0.38) * facing * 0.42 : 0;
  const break1 = u * (first - 0.5) + v * (second - 0.5) > (third - 0.5) * 0.25 ? 0.09 : -0.05;
  const break2 = u * (fourth - 0.5) - v * (third - 0.5) > (first - 0.3) * 0.2 ? 0.06 : -0.04;
  return rim + break1 * (0.4 + third) + break2 * (0.4 + fourth);
}
