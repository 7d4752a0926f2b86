import type { PictureFile } from './picture-path.ts';

/**
 * Compression chosen by eye on marble, rooms and cabinets: the grain of a stone must survive, and a slab 800 wide, the largest
 * picture on a phone's first screen, must stay under 40 KiB. A higher effort for AVIF saves 4 % and takes four times as long.
 */
const pictureQuality = {
  avif: { quality: 55, effort: 3 },
  webp: { quality: 74, effort: 4 },
  jpeg: { quality: 80, mozjpeg: true },
} as const;

const socialPictureSize = { width: 1200, height: 630 } as const;

export interface PictureRecipe {
  readonly resize: {
    readonly width: number;
    readonly height?: number;
    readonly fit?: 'cover';
    readonly withoutEnlargement: boolean;
  };
  readonly format: 'avif' | 'webp' | 'jpeg';
  readonly options: Readonly<Record<string, number | boolean>>;
}

/** Returns the options for a file. Masters are never enlarged, except to fill a social card. */
export function toPictureRecipe({ width, format }: PictureFile): PictureRecipe {
  if (format !== 'jpg') return { resize: { width, withoutEnlargement: true }, format, options: pictureQuality[format] };
  return {
    resize: { ...socialPictureSize, fit: 'cover', withoutEnlargement: false },
    format: 'jpeg',
    options: pictureQuality.jpeg,
  };
}
