import sharp from 'sharp';
import { expect, it } from 'vitest';
import { markSvg } from './draw-brand.ts';
import { toIco } from './ico.ts';

const png = (size: number) => sharp(Buffer.from(markSvg())).resize(size, size).png().toBuffer();

it('packs icons so that each is found in its directory entry', async () => {
  const pictures = [await png(16), await png(256)];
  const ico = toIco(pictures);
  expect(ico.readUInt16LE(4)).toBe(2);
  for (const [index, picture] of pictures.entries()) {
    const row = 6 + 16 * index;
    const [length, offset] = [ico.readUInt32LE(row + 8), ico.readUInt32LE(row + 12)];
    expect(ico.subarray(offset, offset + length).equals(picture)).toBe(true);
  }
  expect([ico.readUInt8(6), ico.readUInt8(22)]).toEqual([16, 0]);
});

it('keeps the mark of a maskable icon inside the safe circle', async () => {
  const size = 100;
  const { data } = await sharp(Buffer.from(markSvg({ ground: '#FAF8F4', share: 0.66 })), { density: 72 * 32 })
    .resize(size, size)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const channels = data.length / (size * size);
  for (let at = 0; at < size * size; at++) {
    const isGround = (data[at * channels] ?? 0) > 240;
    const distance = Math.hypot((at % size) - 49.5, Math.floor(at / size) - 49.5);
    if (!isGround) expect(distance).toBeLessThan(40);
  }
});
