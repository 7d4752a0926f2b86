import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { createPictureEncoding } from './picture-encoding.ts';
import type { PictureRecipe } from './picture-recipe.ts';

const recipe: PictureRecipe = { resize: { width: 8, withoutEnlargement: true }, format: 'webp', options: {} };

function drawSquare(format: 'webp' | 'gif' | 'tiff') {
  return sharp({ create: { width: 16, height: 16, channels: 3, background: '#abc' } })
    .toFormat(format)
    .toBuffer();
}

function startEncoding(options: Parameters<typeof createPictureEncoding>[0] = {}) {
  const encoding = createPictureEncoding(options);
  onTestFinished(() => encoding.stop());
  return encoding;
}

test('a picture that takes too long stops the encoder three times, and is then rejected', async () => {
  // Shorter than a process’s start.
  const encoding = startEncoding({ longestWorkMs: 1 });
  const making = encoding.encode({ data: await drawSquare('webp'), layers: [] }, recipe, 'now');
  await expect(making).rejects.toThrow('The image encoder stopped 3 times: SIGKILL');
});

test('a picture that takes too much memory stops the encoder, and the next one is made', async () => {
  const encoding = startEncoding({ memoryMb: 160 });
  // The encoder takes 85 MB by itself and 260 MB for this picture.
  const data = await sharp({ create: { width: 4_000, height: 4_000, channels: 3, background: '#abc' } })
    .webp({ effort: 0 })
    .toBuffer();
  const large = { ...recipe, resize: { width: 3_900, withoutEnlargement: true } };
  await expect(encoding.encode({ data, layers: [] }, large, 'now')).rejects.toThrow(
    'The image encoder stopped 3 times: SIGKILL',
  );
  const small = { data: await drawSquare('webp'), layers: [] };
  expect((await encoding.encode(small, recipe, 'now')).byteLength).toBeGreaterThan(0);
});

test('an invalid picture is rejected, and the next one is made', async () => {
  const encoding = startEncoding();
  const webp = await drawSquare('webp');
  const hostile = [
    await drawSquare('gif'),
    await drawSquare('tiff'),
    webp.subarray(0, 30),
    Buffer.from('%PDF-1.4'),
    Buffer.alloc(0),
  ];
  for (const data of hostile) await expect(encoding.encode({ data, layers: [] }, recipe, 'now')).rejects.toThrow();
  expect((await encoding.encode({ data: webp, layers: [] }, recipe, 'now')).byteLength).toBeGreaterThan(0);
});
