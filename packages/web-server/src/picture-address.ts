/** Widths in pixels that pictures are delivered in; a page's `srcset` lists the same. */
export const pictureWidths = [400, 800, 1200, 1600] as const;

export type PictureFormat = 'avif' | 'webp' | 'jpg';

/** One delivered file of a picture. */
export interface PictureFile {
  /** The picture's name, e.g. `quartz/aurora/slab`: lower-case words and slashes only. */
  readonly name: string;
  readonly width: (typeof pictureWidths)[number];
  /** `jpg` is for social networks, whose readers do not know AVIF: 1200 wide and cropped to 1200 × 630. */
  readonly format: PictureFormat;
}

export interface PictureAddress extends PictureFile {
  /** The first eight digits of the master's hash: another picture has another address. */
  readonly hash: string;
}

export const PICTURES_PATH = '/pictures/';

const PICTURE_ADDRESS = /^\/pictures\/([a-z0-9-]+(?:\/[a-z0-9-]+)*)\.([0-9a-f]{8})\.(\d{3,4})\.(avif|webp|jpg)$/;

/** Reads the path of a picture; undefined for any other. A name has no dot, so it cannot climb out of a folder. */
export function parsePictureAddress(path: string): PictureAddress | undefined {
  const [, name, hash, digits, extension] = PICTURE_ADDRESS.exec(path) ?? [];
  const width = pictureWidths.find((known) => String(known) === digits);
  const format = (['avif', 'webp', 'jpg'] as const).find((known) => known === extension);
  if (name === undefined || hash === undefined || width === undefined || format === undefined) return undefined;
  if (format === 'jpg' && width !== 1200) return undefined;
  return { name, hash, width, format };
}
