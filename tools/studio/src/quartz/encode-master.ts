import sharp from 'sharp';

import type { View } from '../canvas/view.ts';

/** The quality that is wanted, and the bytes that a picture may take before a little less will do. */
export type MasterBudget = { readonly quality: number; readonly mostBytes: number };

/** Below this grains run together. */
const leastQuality = 72;

/**
 * WebP of the wanted quality. Only where speckles as fine as dust take more than the budget is it encoded with less: the best
 * that stays within it, or the least quality.
 */
export async function encodeMaster(rgb: Uint8Array, view: View, budget: MasterBudget): Promise<Uint8Array> {
  const pixels = { width: view.width, height: view.height, channels: 3 } as const;
  const encode = async (quality: number) =>
    sharp(rgb, { raw: pixels }).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
  const wanted = await encode(budget.quality);
  if (wanted.length <= budget.mostBytes) return wanted;
  let best: Uint8Array | null = null;
  let fits = leastQuality;
  let tooMuch = budget.quality;
  while (tooMuch - fits > 1) {
    const between = (fits + tooMuch) >> 1;
    const tried = await encode(between);
    if (tried.length > budget.mostBytes) {
      tooMuch = between;
    } else {
      fits = between;
      best = tried;
    }
  }
  return best ?? encode(leastQuality);
}
