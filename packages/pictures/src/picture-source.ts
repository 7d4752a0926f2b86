/** A master picture, as the studio measured it. `hash` is of its bytes: a redrawn picture gets a new address. */
export type PictureRecord = {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** `#rrggbb`, painted while the picture loads. */
  readonly dominantColour: string;
  readonly alt: string;
  readonly hash: string;
};

/** All that a page needs to draw a picture: plain data, safe to send to the browser. */
export type PictureSource = {
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly dominantColour: string;
  /** One `srcset` for each format; an empty one leaves its browsers to `src`. */
  readonly sources: { readonly avif: string; readonly webp: string };
  /** For a browser that reads no `srcset`. */
  readonly src: string;
};

export type PictureFormat = 'avif' | 'webp';

/** Widths that a page offers, in pixels. */
export const pictureWidths = [400, 800, 1200, 1600] as const;

const fallbackWidth = 800;
const socialCardWidth = 1200;

/** Where one delivered size of a picture is: `/pictures/<name>.<hash8>.<width>.<format>`; `full` is the master, a WebP. */
export function pictureUrl(record: PictureRecord, width: number | 'full', format: PictureFormat): string {
  return `/pictures/${record.name}.${record.hash.slice(0, 8)}.${width}.${format}`;
}

/**
 * The picture for link previews, 1200 × 630: their readers know neither `srcset` nor AVIF, so it is a JPEG, cropped by
 * the server that delivers it.
 */
export function socialPictureUrl(record: PictureRecord): string {
  return `/pictures/${record.name}.${record.hash.slice(0, 8)}.${socialCardWidth}.jpg`;
}

/**
 * What a page sends to draw a picture. Widths beyond the master's are left out, since enlarging adds bytes and no
 * detail; a master smaller than all of them is offered as it is.
 */
export function toPictureSource(
  record: PictureRecord,
  options: {
    readonly widths?: readonly number[] | undefined;
    readonly alt?: string | undefined;
    /** Formats that get widths to choose from; every other browser takes `src`. Default: both. */
    readonly formats?: readonly PictureFormat[] | undefined;
  } = {},
): PictureSource {
  const fitting = (options.widths ?? pictureWidths).filter((width) => width <= record.width);
  const formats = options.formats ?? ['avif', 'webp'];
  const srcset = (format: PictureFormat) =>
    formats.includes(format) ? fitting.map((width) => `${pictureUrl(record, width, format)} ${width}w`).join(', ') : '';
  const closestToFallback = fitting.reduce<number | 'full'>(
    (best, width) =>
      best === 'full' || Math.abs(width - fallbackWidth) < Math.abs(best - fallbackWidth) ? width : best,
    'full',
  );
  return {
    alt: options.alt ?? record.alt,
    width: record.width,
    height: record.height,
    dominantColour: record.dominantColour,
    sources: { avif: srcset('avif'), webp: srcset('webp') },
    src: pictureUrl(record, closestToFallback, 'webp'),
  };
}
