import sharp from 'sharp';

import type { View } from '../canvas/view.ts';

/** The quality that is wanted, and the bytes that a picture may take before a little less will do. */
export type MasterBudget = { readonly quality: number; readonly mostBytes: number };

/** Below this grains run together. */
const leastQuality = 72;
const step = 4;

/** WebP of the wanted quality. Only where speckles as fine as dust take more than the budget is it encoded with less. */
export async function encodeMaster(rgb: Uint8Array, view: View, budget: MasterBudget): Promise<Uint8Array> {
  let { quality } = budget;
  for (;;) {
    const master = await sharp(rgb, { raw: { width: view.width, height: view.height, channels: 3 } })
      .webp({ quality, effort: 5, smartSubsample: true })
      .toBuffer();
    if (master.length <= budget.mostBytes || quality - step < leastQuality) return master;
    quality -= step;
  }
}
