import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { createRandom } from '../noise/random.ts';
import { encodeMaster } from './encode-master.ts';

const view = { width: 160, height: 120, left: 0, top: 0, inchesPerPixel: 1 / 24 };
const random = createRandom('speckle');
const speckle = Uint8Array.from({ length: view.width * view.height * 3 }, () => 120 + 100 * random());

async function bytesAt(quality: number): Promise<number> {
  const picture = sharp(speckle, { raw: { width: view.width, height: view.height, channels: 3 } });
  return (await picture.webp({ quality, effort: 6, smartSubsample: true }).toBuffer()).length;
}

const encodedWithin = async (mostBytes: number) =>
  (await encodeMaster(speckle, view, { quality: 92, mostBytes })).length;

describe('a quartz master', () => {
  it('has the requested quality if it fits', async () => {
    expect(await encodedWithin(await bytesAt(92))).toBe(await bytesAt(92));
  });

  it.each([91, 85, 84, 73])('loses no more quality than its size limit requires: down to %i', async (quality) => {
    expect(await encodedWithin(await bytesAt(quality))).toBe(await bytesAt(quality));
  });

  it('keeps a quality at which grains are distinct, whatever its size', async () => {
    expect(await encodedWithin(1)).toBe(await bytesAt(72));
  });
});
