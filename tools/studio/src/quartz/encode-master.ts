import sharp from 'sharp';

import type { View } from '../canvas/view.ts';

/** The best quality worth keeping, and the least that still looks like stone. */
const qualities = { best: 88, least: 24 } as const;

/**
 * WebP no larger than `mostBytes`, at the best quality that allows. A calm white stays small by itself; a speckled
 * stone would take a megabyte for grains that no delivered size shows.
 */
export async function encodeMaster(rgb: Uint8Array, view: View, mostBytes: number): Promise<Uint8Array> {
  const encode = (quality: number, effort: number) =>
    sharp(rgb, { raw: { width: view.width, height: view.height, channels: 3 } })
      .webp({ quality, effort, smartSubsample: quality > 70 })
      .toBuffer();
  let high: number = qualities.best;
  let low: number = qualities.least;
  if ((await encode(high, 4)).length > mostBytes) {
    while (high - low > 2) {
      const middle = Math.round((high + low) / 2);
      if ((await encode(middle, 4)).length > mostBytes) high = middle;
      else low = middle;
    }
    high = low;
  }
  return encode(high, 6);
}
