import sharp from 'sharp';

import { toLinear } from '../canvas/colour.ts';
import { looked } from './light-code.ts';

/** A slab in linear light at full size and halved again and again, so that it can be seen from any distance. */
export type SlabTexture = {
  readonly levels: readonly [TextureLevel, ...TextureLevel[]];
  /** Of the whole slab: the colour of the light it throws into the room. */
  readonly mean: readonly [red: number, green: number, blue: number];
};

/** Interleaved RGB from the top row down. */
export type TextureLevel = { readonly width: number; readonly height: number; readonly light: Float32Array };

/** Reads a slab master. */
export async function readSlabTexture(file: string): Promise<SlabTexture> {
  const picture = sharp(file).removeAlpha().toColourspace('srgb').raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return createSlabTexture({ width: info.width, height: info.height, light: looked(data, linearOfByte) });
}

const linearOfByte = Float32Array.from(
  { length: 256 },
  (_, byte) => toLinear(`#0000${byte.toString(16).padStart(2, '0')}`)[2],
);

export function createSlabTexture(full: TextureLevel): SlabTexture {
  const levels: [TextureLevel, ...TextureLevel[]] = [full];
  for (let last = full; last.width > 1 && last.height > 1;) {
    last = halved(last);
    levels.push(last);
  }
  const sums: [number, number, number] = [0, 0, 0];
  for (let i = 0; i < full.light.length; i += 3) {
    for (let channel = 0; channel < 3; channel += 1)
      sums[channel] = (sums[channel] ?? 0) + (full.light[i + channel] ?? 0);
  }
  const pixels = full.width * full.height;
  return { levels, mean: [sums[0] / pixels, sums[1] / pixels, sums[2] / pixels] };
}

function halved({ width, height, light }: TextureLevel): TextureLevel {
  const half = { width: width >> 1, height: height >> 1 };
  const result = new Float32Array(half.width * half.height * 3);
  for (let y = 0; y < half.height; y += 1) {
    for (let x = 0; x < half.width; x += 1) {
      for (let channel = 0; channel < 3; channel += 1) {
        const at = (2 * y * width + 2 * x) * 3 + channel;
        const below = at + width * 3;
        result[(y * half.width + x) * 3 + channel] =
          ((light[at] ?? 0) + (light[at + 3] ?? 0) + (light[below] ?? 0) + (light[below + 3] ?? 0)) / 4;
      }
    }
  }
  return { ...half, light: result };
}

/**
 * Adds `weight` times the slab's light at a place (0 to 1, from the left and from the top) to `sum`. `texels` is how
 * many pixels of the full slab one look takes in.
 */
export function addSlabLight(
  slab: SlabTexture,
  u: number,
  v: number,
  texels: number,
  weight: number,
  sum: Float32Array,
): void {
  const depth = texels <= 1 ? 0 : Math.min(Math.round(Math.log2(texels)), slab.levels.length - 1);
  const { width, height, light } = slab.levels[depth] ?? slab.levels[0];
  const x = Math.min(Math.max(u * width - 0.5, 0), width - 1);
  const y = Math.min(Math.max(v * height - 0.5, 0), height - 1);
  const left = Math.min(Math.floor(x), Math.max(width - 2, 0));
  const top = Math.min(Math.floor(y), Math.max(height - 2, 0));
  const across = x - left;
  const down = y - top;
  const right = width > 1 ? 3 : 0;
  const below = height > 1 ? width * 3 : 0;
  for (let channel = 0; channel < 3; channel += 1) {
    const at = (top * width + left) * 3 + channel;
    const upper = (light[at] ?? 0) + ((light[at + right] ?? 0) - (light[at] ?? 0)) * across;
    const lower = (light[at + below] ?? 0) + ((light[at + below + right] ?? 0) - (light[at + below] ?? 0)) * across;
    sum[channel] = (sum[channel] ?? 0) + weight * (upper + (lower - upper) * down);
  }
}
