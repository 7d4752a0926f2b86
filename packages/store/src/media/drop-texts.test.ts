import { setTimeout } from 'node:timers/promises';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawPicture, uploadedFile } from '../testing/sample-media.ts';
import { makeMaster } from './make-master.ts';

const { dropTexts } = await import(new URL('drop-texts.mjs', import.meta.url).href);

const HEAD_BYTES = 33;
const END_BYTES = 12;
/** A master of so small a picture is made within a second; in twenty and more where all of the words are unpacked. */
const PATIENCE_MS = 10_000;

function writeChunk(type: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(data.length + 12);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(type, 4, 'latin1');
  data.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), data.length + 8);
  return chunk;
}

/** Of which parts a PNG is, in their order. */
function listChunks(png: Buffer): string[] {
  const types: string[] = [];
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) types.push(png.toString('latin1', at + 4, at + 8));
  return types;
}

const packed = writeChunk('zTXt', Buffer.concat([Buffer.from('Note\0\0'), deflateSync(Buffer.alloc(4e6, 'a'))]));
const plain = writeChunk('tEXt', Buffer.from('Author\0Sam'));

it('keeps a PNG’s picture byte by byte', async () => {
  const png = Buffer.from(await drawPicture({ width: 60, height: 40, format: 'png' }));
  const talkative = Buffer.concat([
    png.subarray(0, HEAD_BYTES),
    packed,
    plain,
    packed,
    png.subarray(HEAD_BYTES, -END_BYTES),
    plain,
    png.subarray(-END_BYTES),
  ]);
  expect((await sharp(talkative).metadata()).comments, 'a decoder reads the texts before the picture').toHaveLength(3);
  expect(listChunks(dropTexts(talkative)), 'remaining chunks').toEqual(listChunks(png));
  expect(dropTexts(talkative).equals(png), 'byte by byte').toBe(true);
  expect(dropTexts(png).equals(png), 'without texts, it stays the same').toBe(true);
});

it.each([
  ['breaks off', (png: Buffer) => png.subarray(0, -20)],
  [
    'says that a chunk is longer than the file',
    (png: Buffer) => Buffer.concat([png, Buffer.from('ffffffff74455874', 'hex'), png]),
  ],
  ['ends in its signature', (png: Buffer) => png.subarray(0, 5)],
])('leaves what %s to the decoder', async (_, damage) => {
  const damaged = damage(Buffer.from(await drawPicture({ width: 60, height: 40, format: 'png' })));
  expect(dropTexts(damaged).equals(damaged)).toBe(true);
});

it('runs before the decoder: ten megabytes of compressed text block nothing', async () => {
  const png = Buffer.from(await drawPicture({ width: 60, height: 40, format: 'png' }));
  const words = Array.from({ length: 2_400 }, () => packed);
  const { path: source } = uploadedFile(
    'kitchen.png',
    Buffer.concat([png.subarray(0, HEAD_BYTES), ...words, png.subarray(HEAD_BYTES)]),
  );
  const making = makeMaster({ source, target: `${source}.webp`, type: 'image/png' });
  const made = await Promise.race([making, setTimeout(PATIENCE_MS, 'still at work', { ref: false })]);
  expect(made).toMatchObject({ code: 'made', widthPx: 60, heightPx: 40 });
});
