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
      const [red, green, blue] = palette[Math.floor(hash(column, row, lane + 1) * palette.length)] ?? [1, 1, 1];
      const tone = 0.88 + 0.24 * hash(column, row, lane + 2);
      drawChip(canvas, view, {
        x: ((column + hash(column, row, lane + 3)) * spacing - view.left) / pixel,
        y: ((row + hash(column, row, lane + 4)) * spacing - view.top) / pixel,
        radius: (size[0] + (size[1] - size[0]) * hash(column, row, lane + 5) ** 2.4) / pixel,
        opacity: layer.opacity[0] + (layer.opacity[1] - layer.opacity[0]) * hash(column, row, lane + 6),
        turn: hash(column, row, lane + 7) * Math.PI * 2,
        slim: 0.55 + 0.45 * hash(column, row, lane + 8),
        cut: 0.55 + 0.4 * hash(column, row, lane + 9),
        soft: layer.soft ?? 0.15,
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
  readonly turn: number;
  readonly slim: number;
  readonly cut: number;
  readonly soft: number;
  readonly colour: readonly [number, number, number];
};

function drawChip(canvas: Canvas, view: View, chip: Chip): void {
  // A chip smaller than a pixel is drawn at pixel size and as much fainter.
  const radius = Math.max(chip.radius, 0.62);
  const opacity = chip.opacity * (chip.radius / radius) ** 2;
  const extent = radius + 1;
  const cos = Math.cos(chip.turn);
  const sin = Math.sin(chip.turn);
  const blur = Math.max(chip.soft * radius, 1);
  const [red, green, blue] = chip.colour;
  const lastX = Math.min(view.width - 1, Math.floor(chip.x + extent));
  const lastY = Math.min(view.height - 1, Math.floor(chip.y + extent));
  for (let y = Math.max(0, Math.ceil(chip.y - extent)); y <= lastY; y += 1) {
    for (let x = Math.max(0, Math.ceil(chip.x - extent)); x <= lastX; x += 1) {
      const u = (x - chip.x) * cos + (y - chip.y) * sin;
      const v = ((y - chip.y) * cos - (x - chip.x) * sin) / chip.slim;
      // A disc with three straight cuts looks broken, not round.
      const distance = Math.max(
        Math.sqrt(u * u + v * v),
        (u * 0.8 + v * 0.6) / chip.cut,
        (-u * 0.9 + v * 0.44) / (1.35 - chip.cut * 0.5),
        (-u * 0.2 - v * 0.98) / (0.4 + chip.cut * 0.5),
      );
      const share = opacity * clamp01((radius - distance) / blur + 0.5);
      if (share <= 0) continue;
      const index = y * view.width + x;
      canvas.red[index] = (canvas.red[index] ?? 0) * (1 - share) + red * share;
      canvas.green[index] = (canvas.green[index] ?? 0) * (1 - share) + green * share;
      canvas.blue[index] = (canvas.blue[index] ?? 0) * (1 - share) + blue * share;
    }
  }
}
