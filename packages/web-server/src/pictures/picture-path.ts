/** Widths in pixels that pictures are made in. What is looked at more closely is the master itself. */
export const pictureWidths = [400, 800, 1200, 1600] as const;

export type PictureFormat = 'avif' | 'webp' | 'jpg';

/** One file that is made from the master of a picture. */
export interface PictureFile {
  /** The picture's name, e.g. `quartz/aurora/slab`: lower-case words and slashes only. */
  readonly name: string;
  readonly width: (typeof pictureWidths)[number];
  /** `jpg` is for social networks, whose readers do not know AVIF: 1200 wide and cropped to 1200 × 630. */
  readonly format: PictureFormat;
}

interface Hashed {
  /** The first eight digits of the master's hash: another picture has another URL. */
  readonly hash: string;
}

/** One file that is made from a master, of one state of that master. */
export type MadePicture = PictureFile & Hashed;

/** The master itself, with every pixel that it has. */
export type MasterPicture = Pick<PictureFile, 'name'> & Hashed & { readonly width: 'full'; readonly format: 'webp' };

export type AskedPicture = MadePicture | MasterPicture;

export const PICTURES_PATH = '/pictures/';

const PICTURE_PATH = /^\/pictures\/([a-z0-9-]+(?:\/[a-z0-9-]+)*)\.([0-9a-f]{8})\.(\d{3,4}|full)\.(avif|webp|jpg)$/;

/** Reads the path of a picture; undefined for any other. A name has no dot, so it cannot climb out of a folder. */
export function parsePicturePath(path: string): AskedPicture | undefined {
  const [, name, hash, size, extension] = PICTURE_PATH.exec(path) ?? [];
  const format = (['avif', 'webp', 'jpg'] as const).find((known) => known === extension);
  if (name === undefined || hash === undefined || format === undefined) return undefined;
  if (size === 'full') return format === 'webp' ? { name, hash, width: size, format } : undefined;
  const width = pictureWidths.find((known) => String(known) === size);
  if (width === undefined || (format === 'jpg' && width !== 1200)) return undefined;
  return { name, hash, width, format };
}
