import { readPictureKind } from '@showroom/room-view/read-picture-kind';
import type { Pixels } from '@showroom/room-view/pixels';
import { decodeHeic } from './decode-heic.ts';
import { MOST_PIXELS } from './most-pixels.ts';

/** The long side of a photo in the editor, in pixels. */
const LONG_SIDE = 2000;

const START_BYTES = 256 * 1024;

type ReadPhoto =
  | { readonly pixels: Pixels; readonly problem?: never }
  | { readonly pixels?: never; readonly problem: string };

const NO_PHOTO = 'That file isn’t a photo, or it’s damaged. Choose a JPG, PNG, WebP or HEIC photo.';
const TOO_LARGE = 'That photo is larger than 64 megapixels. Choose a smaller one, or a screenshot of it.';

/** Decodes a photo upright and scales it to at most 2,000 pixels. Returns a message for the visitor if it can't be read. */
export async function readPhoto(file: Blob): Promise<ReadPhoto> {
  const { format, size } = readPictureKind(new Uint8Array(await file.slice(0, START_BYTES).arrayBuffer()));
  if (size && size.width * size.height > MOST_PIXELS) return { problem: TOO_LARGE };
  const bitmap = await decode(file, format === 'heic');
  if (bitmap === 'too-large') return { problem: TOO_LARGE };
  if (bitmap === null) return { problem: NO_PHOTO };
  const pixels = toPixels(bitmap);
  bitmap.close();
  return { pixels };
}

async function decode(file: Blob, isHeic: boolean): Promise<ImageBitmap | 'too-large' | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    // Only Safari decodes HEIC itself.
    return isHeic ? decodeHeic(file) : null;
  }
}

function toPixels(bitmap: ImageBitmap): Pixels {
  const scale = Math.min(1, LONG_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no 2D canvas.');
  // A transparent PNG is shown on white.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const { width, height, data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return { width, height, data };
}
