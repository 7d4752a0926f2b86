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

/** Linear light in 14 bits, so that the sum of four has 16; and the sRGB value of a sum. */
const light14 = Uint16Array.from({ length: 256 }, (_, value) => Math.round((linearLight[value] ?? 0) * 16_383));
const valueOfSum = Uint8Array.from({ length: 4 * 16_383 + 1 }, (_, sum) => Math.round(toSrgbValue(sum / (4 * 16_383))));

function halve({ width, height, bytes }: FlatLevel): FlatLevel {
  const half = { width: width >> 1, height: height >> 1, bytes: new Uint8Array((width >> 1) * (height >> 1) * 3) };
  let to = 0;
  for (let y = 0; y < half.height; y += 1) {
    for (let x = 0; x < half.width; x += 1) {
      const from = (2 * y * width + 2 * x) * 3;
      for (let at = from; at < from + 3; at += 1) {
        const below = at + width * 3;
        const sum = readLight14(bytes, at) + readLight14(bytes, at + 3) + readLight14(bytes, below);
        half.bytes[to] = valueOfSum[sum + readLight14(bytes, below + 3)] ?? 0;
        to += 1;
      }
    }
  }
  return half;
}

function readLight14(bytes: Uint8Array, at: number): number {
  return light14[bytes[at] ?? 0] ?? 0;
}

/**
 * Adds `weight` times the picture's linear light at (u, v), fractions from the upper left, to `sum`.
 *
 * @param texels how many pixels of the full picture one look covers
 */
export function addPictureLight(
  { levels }: FlatPicture,
  edges: PictureEdges,
  u: number,
  v: number,
  texels: number,
  weight: number,
  sum: Float32Array,
): void {
  const depth = texels <= Math.SQRT2 ? 0 : Math.min(Math.round(Math.log2(texels)), levels.length - 1);
  const { width, height, bytes } = levels[depth] ?? levels[0];
  const x = u * width - 0.5;
  const y = v * height - 0.5;
  const column = Math.floor(x);
  const row = Math.floor(y);
  const across = x - column;
  const down = y - row;
  const left = wrap(column, width, edges === 'book-match') * 3;
  const right = wrap(column + 1, width, edges === 'book-match') * 3;
  const upper = wrap(row, height, edges !== 'tile') * width * 3;
  const lower = wrap(row + 1, height, edges !== 'tile') * width * 3;
  const fourth = weight * across * down;
  const third = weight * down - fourth;
  const second = weight * across - fourth;
  const first = weight - second - third - fourth;
  for (let channel = 0; channel < 3; channel += 1) {
    sum[channel] =
      (sum[channel] ?? 0) +
      first * readLight(bytes, upper + left + channel) +
      second * readLight(bytes, upper + right + channel) +
      third * readLight(bytes, lower + left + channel) +
      fourth * readLight(bytes, lower + right + channel);
  }
}

function readLight(bytes: Uint8Array, at: number): number {
  return linearLight[bytes[at] ?? 0] ?? 0;
}

function wrap(index: number, length: number, isMirrored: boolean): number {
  if (index >= 0 && index < length) return index;
  const turn = Math.floor(index / length);
  const within = index - length * turn;
  return isMirrored && turn % 2 !== 0 ? length - 1 - within : within;
}
