import sharp from 'sharp';
import type { UploadedPicture } from '../media/upload-picture.ts';
import { fileOf } from './sample-input.ts';

/** Draws a picture of one colour, optionally with another one on its right half, or with grain. */
export async function drawPicture({
  width = 60,
  height = 40,
  format = 'jpeg',
  colour = '#c86432',
  right,
  isNoisy = false,
}: {
  width?: number;
  height?: number;
  format?: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';
  colour?: string;
  right?: string;
  isNoisy?: boolean;
} = {}): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const picture = sharp({
    create: { width, height, channels: 3, background: colour, ...(isNoisy ? { noise } : {}) },
  });
  if (right !== undefined) {
    const half = { width: Math.floor(width / 2), height, channels: 3, background: right } as const;
    picture.composite([{ input: { create: half }, gravity: 'east' }]);
  }
  // Low effort makes an AVIF in a thirtieth of the time; only its size differs.
  return picture.toFormat(format, format === 'avif' ? { effort: 0 } : {}).toBuffer();
}

export function uploadedFile(originalName: string, bytes: Uint8Array): UploadedPicture {
  const { path, sha256 } = fileOf(originalName, 'image/jpeg', bytes);
  return { path, originalName, sha256 };
}
