import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { encodePhoto } from './encode-photo.ts';

const speckled = async () =>
  sharp({
    create: {
      width: 300,
      height: 200,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .png()
    .toBuffer();

describe('the size of a photo', () => {
  it('is reduced to the limit by as little as possible', async () => {
    const png = await speckled();
    const best = (await encodePhoto(png, { mostBytes: 1e9 })).length;
    const least = (await encodePhoto(png, { mostBytes: 1 })).length;
    expect(least).toBeLessThan(best);
    const limit = Math.round((best + least) / 2);
    const between = (await encodePhoto(png, { mostBytes: limit })).length;
    expect(between).toBeLessThanOrEqual(limit);
    expect(between).toBeGreaterThan(least);
  });

  it('keeps every pixel', async () => {
    expect(await sharp(await encodePhoto(await speckled())).metadata()).toMatchObject({
      width: 300,
      height: 200,
      format: 'webp',
    });
  });
});
