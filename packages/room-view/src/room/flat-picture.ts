import { linearLight, toSrgbValue } from '../photo/pixels.ts';
import type { SlabSize } from '../surfaces/surface.ts';
import type { Linear } from './room-plan.ts';

/** A slab or floor seen straight on, at full, half, quarter … size, so that what is far away is averaged. */
export type FlatPicture = {
  readonly levels: readonly [FlatLevel, ...FlatLevel[]];
  readonly sizeIn: SlabSize;
  /** Linear, of the whole picture: the colour of the light that it throws into the room. */
  readonly mean: Linear;
};

/** 8-bit sRGB, interleaved RGB, row by row. */
export type FlatLevel = { readonly width: number; readonly height: number; readonly bytes: Uint8Array };

/**
 * What lies beyond the picture's edges: `tile` repeats it; `slab` repeats it to the sides, as the next slab of the same colour;
 * `book-match` mirrors every second slab, so that veins meet. Slabs are mirrored above and below.
 */
export type PictureEdges = 'tile' | 'slab' | 'book-match';

/** Halves a picture until one side is a pixel. Averages are in linear light. */
export function createFlatPicture(full: FlatLevel, sizeIn: SlabSize): FlatPicture {
  const levels: [FlatLevel, ...FlatLevel[]] = [full];
  let last = full;
  while (last.width > 1 && last.height > 1) {
    last = halve(last);
    levels.push(last);
  }
  return { levels, sizeIn, mean: findMeanLight(full.bytes) };
}

/** The mean linear light of a picture in interleaved RGB. `isCounted` tells which pixels count; all by default. */
export function findMeanLight(bytes: Uint8Array, isCounted?: (pixel: number) => boolean): Linear {
  let [red, green, blue, count] = [0, 0, 0, 0];
  for (let at = 0; at < bytes.length; at += 3) {
    if (isCounted && !isCounted(at / 3)) continue;
    red += linearLight[bytes[at] ?? 0] ?? 0;
    green += linearLight[bytes[at + 1] ?? 0] ?? 0;
    blue += linearLight[bytes[at + 2] ?? 0] ?? 0;
    count += 1;
  }
  return count === 0 ? [0, 0, 0] : [red / count, green / count, blue / count];
}

function halve({ width, height, bytes }: FlatLevel): FlatLevel {
  const half = { width: width >> 1, height: height >> 1, bytes: new Uint8Array((width >> 1) * (height >> 1) * 3) };
  let to = 0;
  for (let y = 0; y < half.height; y += 1) {
    for (let x = 0; x < half.width; x += 1) {
      for (let channel = 0; channel < 3; channel += 1) {
        const at = (2 * y * width + 2 * x) * 3 + channel;
        const below = at + width * 3;
        const sum =
          (linearLight[bytes[at] ?? 0] ?? 0) +
          (linearLight[bytes[at + 3] ?? 0] ?? 0) +
          (linearLight[bytes[below] ?? 0] ?? 0) +
          (linearLight[bytes[below + 3] ?? 0] ?? 0);
        half.bytes[to] = Math.round(toSrgbValue(sum / 4));
        to += 1;
      }
    }
  }
  return half;
}

/**
 * Adds `weight` times the picture's linear light at (u, v), fractions from the upper left, to `sum`.
 *
 * @param texels how many pixels of the full picture one look covers; between two levels both count
 */
export function addPictureLight(
  { levels }: FlatPicture,
  edges: PictureEdges,
  place: { readonly u: number; readonly v: number },
  texels: number,
  weight: number,
  sum: Float32Array,
): void {
  const depth = texels <= 1 ? 0 : Math.min(Math.log2(texels), levels.length - 1);
  const level = Math.floor(depth);
  const further = depth - level;
  addLevelLight(levels[level] ?? levels[0], edges, place, weight * (1 - further), sum);
  if (further > 0) addLevelLight(levels[level + 1] ?? levels[0], edges, place, weight * further, sum);
}

function addLevelLight(
  { width, height, bytes }: FlatLevel,
  edges: PictureEdges,
  { u, v }: { readonly u: number; readonly v: number },
  weight: number,
  sum: Float32Array,
): void {
  const x = u * width - 0.5;
  const y = v * height - 0.5;
  const column = Math.floor(x);
  const row = Math.floor(y);
  const across = x - column;
  const down = y - row;
  const isMirroredAcross = edges === 'book-match';
  const isMirroredDown = edges !== 'tile';
  const left = wrap(column, width, isMirroredAcross) * 3;
  const right = wrap(column + 1, width, isMirroredAcross) * 3;
  const upper = wrap(row, height, isMirroredDown) * width * 3;
  const lower = wrap(row + 1, height, isMirroredDown) * width * 3;
  for (let channel = 0; channel < 3; channel += 1) {
    const one = linearLight[bytes[upper + left + channel] ?? 0] ?? 0;
    const two = linearLight[bytes[upper + right + channel] ?? 0] ?? 0;
    const three = linearLight[bytes[lower + left + channel] ?? 0] ?? 0;
    const four = linearLight[bytes[lower + right + channel] ?? 0] ?? 0;
    const top = one + (two - one) * across;
    const bottom = three + (four - three) * across;
    sum[channel] = (sum[channel] ?? 0) + weight * (top + (bottom - top) * down);
  }
}

function wrap(index: number, length: number, isMirrored: boolean): number {
  if (index >= 0 && index < length) return index;
  const within = index - length * Math.floor(index / length);
  const isOdd = (Math.floor(index / length) & 1) === 1;
  return isMirrored && isOdd ? length - 1 - within : within;
}
