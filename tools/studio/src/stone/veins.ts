import { lay, layInGrains, type Blend, type Canvas } from '../canvas/canvas.ts';
import type { Hex } from '../canvas/colour.ts';
import type { View } from '../canvas/view.ts';
import { createNoise } from '../noise/random.ts';
import { clamp01, smoothstep } from '../noise/shape.ts';
import type { Flow } from './flow.ts';
import { grainy } from './grainy.ts';
import { acrossAt, alongAt, createVeinField, measureVein, type Reached, type VeinField } from './vein-field.ts';
import { layVeinPaths, type VeinPath, type VeinPlan } from './vein-paths.ts';
import {
  column,
  columns,
  createVeinProfile,
  profileStep,
  type VeinCharacter,
  type VeinProfile,
} from './vein-profile.ts';
import { createWarp, type Warp } from './warp.ts';

/** Veins with a course, forks, edges, inside and halo. */
export type VeinLayer = VeinPlan &
  VeinCharacter & {
    readonly kind: 'veins';
    readonly core: Hex;
    readonly coreStrength: number;
    readonly fill: Hex;
    readonly fillStrength: number;
    readonly halo: Hex;
    readonly haloStrength: number;
    /** A second mineral that takes over along parts of the veins, 0 to 1 of their length. */
    readonly stain?: { readonly colour: Hex; readonly share: number; readonly strength: number };
    /** 1 is torn like marble, 0 glassy smooth. */
    readonly ragged: number;
    readonly blend: Blend;
  };

type Marks = { core: Float32Array; fill: Float32Array; halo: Float32Array; stain: Float32Array };

export function drawVeins(canvas: Canvas, view: View, flow: Flow, seed: string, layer: VeinLayer): void {
  const pixels = view.width * view.height;
  const marks: Marks = {
    core: new Float32Array(pixels),
    fill: new Float32Array(pixels),
    halo: new Float32Array(pixels),
    stain: new Float32Array(pixels),
  };
  const warp = createWarp(`${seed}/warp`, view, layer.ragged);
  const field = createVeinField(view, warp.most + 0.5);
  const grain = createGrain(seed, layer.blend === 'cover', canvas);
  for (const path of layVeinPaths(seed, flow, layer)) {
    const profile = createVeinProfile(path, layer, layer.stain?.share ?? 0);
    const reached = measureVein(field, path, profile.reach);
    if (reached) markVein(marks, view, warp, field, reached, path, profile, grain);
  }
  const layMineral = (strengths: Float32Array, colour: Hex, whole: number = wholeGrains[layer.blend]) =>
    grain.seen > 0
      ? layInGrains(canvas, strengths, colour, layer.blend, whole * grain.seen)
      : lay(canvas, strengths, colour, layer.blend);
  layMineral(scaled(marks.halo, layer.haloStrength * (grain.isPale ? 0.55 : 1)), layer.halo, wholeGrains.halo);
  layMineral(scaled(marks.fill, layer.fillStrength), layer.fill);
  if (layer.stain) {
    const { colour, strength } = layer.stain;
    const stain = marks.stain;
    for (let i = 0; i < pixels; i += 1) {
      const here = clamp01(stain[i] ?? 0);
      const marked = clamp01(
        (marks.core[i] ?? 0) * layer.coreStrength + 0.5 * (marks.fill[i] ?? 0) + 0.35 * (marks.halo[i] ?? 0),
      );
      stain[i] = here * marked * strength;
      marks.core[i] = (marks.core[i] ?? 0) * (1 - here * 0.85);
    }
    layMineral(scaled(marks.core, layer.coreStrength), layer.core);
    layMineral(stain, colour);
  } else {
    layMineral(scaled(marks.core, layer.coreStrength), layer.core);
  }
}

/** Share of a vein's mineral that whole grains take or leave, where grains are seen one by one: a stain spreads between them. */
const wholeGrains = { stain: 0.14, cover: 0.4, halo: 0.08 } as const satisfies Record<Blend | 'halo', number>;

type Grain = {
  readonly isPale: boolean;
  /** Fibres along the vein, -1 to 1. */
  readonly fibre: (along: number, across: number) => number;
  /** Mineral particles, -1 to 1. */
  readonly particle: (x: number, y: number) => number;
  /** The slab's own grains, and how far a view shows them one by one: 0 for the whole slab, 1 close by. */
  readonly grit: Float32Array;
  readonly seen: number;
};

function createGrain(seed: string, isPale: boolean, { grit, gritSeen }: Canvas): Grain {
  const coarse = createNoise(`${seed}/fibre`);
  const fine = createNoise(`${seed}/fibre/fine`);
  const particle = createNoise(`${seed}/particle`);
  return {
    isPale,
    grit,
    seen: smoothstep(0.5, 1, gritSeen),
    fibre: (along, across) => 0.6 * coarse(along / 4, across / 0.55) + 0.4 * fine(along / 1.6, across / 0.19),
    particle: (x, y) => 0.6 * particle(x / 0.16, y / 0.16) + 0.4 * particle(x / 0.45 + 70, y / 0.45),
  };
}

function markVein(
  marks: Marks,
  view: View,
  warp: Warp,
  field: VeinField,
  reached: Reached,
  path: VeinPath,
  profile: VeinProfile,
  grain: Grain,
): void {
  const pixel = view.inchesPerPixel;
  const edge = (cell: number, origin: number, viewOrigin: number, slack: number) =>
    (cell * field.cell + origin - viewOrigin + slack) / pixel;
  const firstY = Math.max(0, Math.floor(edge(reached.firstRow, field.top, view.top, -warp.most)));
  const lastY = Math.min(view.height - 1, Math.ceil(edge(reached.lastRow, field.top, view.top, warp.most)));
  const calm = Math.max(1, path.width * 0.7);
  const fibreLane = path.seed.length * 31 + path.xs.length;
  for (let py = firstY; py <= lastY; py += 1) {
    // A vein that crosses the slab on the diagonal is near a few columns of each row only.
    const [firstColumn, lastColumn] = columnsNear(field, reached, view.top + py * pixel, warp.most);
    const firstX = Math.max(0, Math.floor(edge(firstColumn, field.left, view.left, -warp.most)));
    const lastX = Math.min(view.width - 1, Math.ceil(edge(lastColumn, field.left, view.left, warp.most)));
    for (let px = firstX; px <= lastX; px += 1) {
      const index = py * view.width + px;
      const x = view.left + px * pixel;
      const y = view.top + py * pixel;
      const cellX = (x + (warp.x[index] ?? 0) - field.left) / field.cell;
      const cellY = (y + (warp.y[index] ?? 0) - field.top) / field.cell;
      const across = acrossAt(field, cellX, cellY);
      if (across < profile.reach && across > -profile.reach) {
        markPixel(marks, index, across, alongAt(field, cellX, cellY), profile, grain, x, y, pixel, fibreLane, calm);
      }
    }
  }
}

/** The columns of the field that a vein reaches at a height, as far above and below as `slack` inches. */
function columnsNear(
  field: VeinField,
  { firstRow, lastRow, firstColumns, lastColumns }: Reached,
  y: number,
  slack: number,
): readonly [first: number, last: number] {
  let first = field.columns;
  let last = -1;
  const from = Math.max(firstRow, Math.floor((y - slack - field.top) / field.cell));
  const to = Math.min(lastRow, Math.ceil((y + slack - field.top) / field.cell));
  for (let row = from; row <= to; row += 1) {
    first = Math.min(first, firstColumns[row] ?? first);
    last = Math.max(last, lastColumns[row] ?? last);
  }
  return [first, last];
}

function markPixel(
  marks: Marks,
  index: number,
  across: number,
  along: number,
  profile: VeinProfile,
  grain: Grain,
  x: number,
  y: number,
  pixel: number,
  lane: number,
  calm: number,
): void {
  const { values, last } = profile;
  const position = Math.min(Math.max(along / profileStep, 0), last - 0.001);
  const step = Math.floor(position);
  const share = position - step;
  const row = step * columns;
  const low = between(values, row + column.low, share);
  const high = between(values, row + column.high, share);
  const below = low - across;
  const above = across - high;
  const outside = Math.max(below, above, 0);
  const haloReach = between(values, row + (below > 0 ? column.haloBelow : column.haloAbove), share);
  const bare = between(values, row + column.halo, share) * Math.exp(-outside / Math.max(haloReach, 0.01));
  const lowLine = between(values, row + column.lowLine, share);
  const highLine = between(values, row + column.highLine, share);
  const isFar = outside > 0.3 + 8 * (lowLine + highLine);
  if (isFar && bare < 0.015) return;

  const fibre = grain.fibre(along / calm + lane, across / calm);
  const halo = bare * (0.8 + 0.35 * fibre);
  marks.halo[index] = union(marks.halo[index] ?? 0, halo);
  const stain = between(values, row + column.stain, share);
  if (halo > 0.05) marks.stain[index] = Math.max(marks.stain[index] ?? 0, stain * 0.9);
  if (isFar) return;

  const particle = grain.particle(x, y);
  const softness = 0.12 + (high - low) * 0.12;
  const inside = clamp01(0.5 - below / softness) * clamp01(0.5 - above / softness);
  if (inside > 0) {
    const fill = inside * between(values, row + column.fill, share) * (0.72 + 0.5 * fibre + 0.12 * particle);
    marks.fill[index] = union(marks.fill[index] ?? 0, fill);
  }
  const fromFilament = Math.abs(across - between(values, row + column.filament, share));
  const filamentLine = between(values, row + column.filamentLine, share);
  const rough = grain.isPale ? grain.seen * ((grain.grit[index] ?? 0.5) - 0.5) : 0;
  const core = Math.max(
    between(values, row + column.lowStrength, share) * mineralLine(-below, lowLine, pixel, grain, rough),
    between(values, row + column.highStrength, share) * mineralLine(-above, highLine, pixel, grain, rough),
    between(values, row + column.filamentStrength, share) *
      mineralLine(fromFilament, filamentLine, pixel, grain, rough),
  );
  if (core > 0.004) {
    const texture = grain.isPale ? 0.8 + 0.35 * particle + 0.2 * fibre : 0.86 + 0.2 * particle + 0.16 * fibre;
    marks.core[index] = union(marks.core[index] ?? 0, core * texture);
    marks.stain[index] = Math.max(marks.stain[index] ?? 0, stain);
  }
}

/** A profile's value between this row and the next. Not a closure: it runs some hundred million times a slab. */
function between(values: Float32Array, at: number, share: number): number {
  const here = values[at] ?? 0;
  return here + ((values[at + columns] ?? 0) - here) * share;
}

/**
 * Dark along the line, crisp outside, bleeding inwards: `inward` is positive inside the vein, in inches. A pale line does not
 * bleed, for in dark stone it would seem to glow: close by it ends where its grains end.
 */
function mineralLine(inward: number, thickness: number, pixel: number, { isPale, seen }: Grain, rough: number): number {
  const drawn = Math.max(thickness, pixel * 0.55);
  const t = inward / drawn / (inward > 0 ? 1.7 : 0.8);
  const squared = 1 + t * t;
  if (!isPale) return thickness / drawn / (squared * Math.sqrt(squared));
  const fall = squared * squared * squared;
  return seen === 0 ? thickness / drawn / fall : (thickness / drawn) * grainy(1 / fall, drawn / pixel, seen, rough);
}

function union(a: number, b: number): number {
  const share = clamp01(b);
  return a + share - a * share;
}

function scaled(marks: Float32Array, strength: number): Float32Array {
  for (let i = 0; i < marks.length; i += 1) marks[i] = (marks[i] ?? 0) * strength;
  return marks;
}
