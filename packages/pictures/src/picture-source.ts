/** A master picture, as the studio measured it. `hash` is of its bytes: a redrawn picture gets a new address. */
export type PictureRecord = {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** `#rrggbb`, painted while the picture loads; `transparent` where it lets its ground through. */
  readonly dominantColour: string;
  readonly alt: string;
  readonly hash: string;
  /** What a crop keeps in view, as shares of width and height from the top left. Default: the middle. */
  readonly focalPoint?: FocalPoint;
};

export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

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
  /** What stays in view where it is cropped, as CSS has it (`object-position`). Default: the middle. */
  readonly position?: string;
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
  const { name, hash, focalPoint } = record;
  // Part of the name: cut elsewhere, it is another picture with another address.
  const cut = focalPoint ? `/${toPercent(focalPoint.x)}-${toPercent(focalPoint.y)}` : '';
  return `/pictures/${name}${cut}.${hash.slice(0, 8)}.${socialCardWidth}.jpg`;
}

/** In whole percents: no one sees less. */
export function toPercent(share: number): number {
  return Math.round(share * 100);
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
    ...(record.focalPoint ? { position: `${toPercent(record.focalPoint.x)}% ${toPercent(record.focalPoint.y)}%` } : {}),
  };
}
