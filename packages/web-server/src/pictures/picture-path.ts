/** Widths in pixels. Zooming uses the master itself. */
export const pictureWidths = [400, 800, 1200, 1600] as const;

export type PictureFormat = 'avif' | 'webp' | 'jpg';

export interface PictureFile {
  /** Such as `quartz/aurora/slab`: lower-case words and slashes only. */
  readonly name: string;
  readonly width: (typeof pictureWidths)[number];
  /** `jpg` is for social networks, which don't know AVIF: cropped to 1200 × 630. */
  readonly format: PictureFormat;
}

interface Hashed {
  /** The first eight digits of the master's hash, so that another picture has another URL. */
  readonly hash: string;
}

export type MadePicture = PictureFile & Hashed;

export type MasterPicture = Pick<PictureFile, 'name'> & Hashed & { readonly width: 'full'; readonly format: 'webp' };

export type AskedPicture = MadePicture | MasterPicture;

export const PICTURES_PATH = '/pictures/';

const PICTURE_PATH = /^\/pictures\/([a-z0-9-]+(?:\/[a-z0-9-]+)*)\.([0-9a-f]{8})\.(\d{3,4}|full)\.(avif|webp|jpg)$/;

/** Parses a picture's path; undefined for any other. A name has no dots, so it can't leave its folder. */
export function parsePicturePath(path: string): AskedPicture | undefined {
  const [, name, hash, size, extension] = PICTURE_PATH.exec(path) ?? [];
  const format = (['avif', 'webp', 'jpg'] as const).find((known) => known === extension);
  if (name === undefined || hash === undefined || format === undefined) return undefined;
  if (size === 'full') return format === 'webp' ? { name, hash, width: size, format } : undefined;
  const width = pictureWidths.find((known) => String(known) === size);
  if (width === undefined || (format === 'jpg' && width !== 1200)) return undefined;
  return { name, hash, width, format };
}
