/** A master picture. `hash` is of its bytes, so a redrawn picture gets a new URL. */
export type PictureRecord = {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** `#rrggbb`, shown while the picture loads; `transparent` for a transparent picture. */
  readonly dominantColour: string;
  readonly alt: string;
  readonly hash: string;
  /** Focal point of crops, as shares from the top left. Default: the centre. */
  readonly focalPoint?: FocalPoint;
};

export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** What a page needs to show a picture: plain data for the browser. */
export type PictureSource = {
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly dominantColour: string;
  /** A `srcset` for each format; if empty, browsers use `src`. */
  readonly sources: { readonly avif: string; readonly webp: string };
  /** For browsers without `srcset`. */
  readonly src: string;
  /** Focal point as CSS `object-position`. Default: the centre. */
  readonly position?: string;
};

export type PictureFormat = 'avif' | 'webp';

/** In pixels. */
export const pictureWidths = [400, 800, 1200, 1600] as const;

const fallbackWidth = 800;
const socialCardWidth = 1200;

/** Returns a picture's URL: `/pictures/<name>.<hash8>.<width>.<format>`; `full` is the master, a WebP. */
export function pictureUrl(record: PictureRecord, width: number | 'full', format: PictureFormat): string {
  return `/pictures/${record.name}.${record.hash.slice(0, 8)}.${width}.${format}`;
}

/**
 * Returns the URL of the picture for link previews: a JPEG of 1200 × 630, because their readers know neither `srcset` nor AVIF.
 */
export function socialPictureUrl(record: PictureRecord): string {
  const { name, hash, focalPoint } = record;
  // Part of the name, so that another crop has another URL.
  const cut = focalPoint ? `/${toPercent(focalPoint.x)}-${toPercent(focalPoint.y)}` : '';
  return `/pictures/${name}${cut}.${hash.slice(0, 8)}.${socialCardWidth}.jpg`;
}

/** Whole percents are precise enough. */
export function toPercent(share: number): number {
  return Math.round(share * 100);
}

/** Returns what a page needs to show a picture. Widths beyond the master's are left out; a smaller master is offered as it is. */
export function toPictureSource(
  record: PictureRecord,
  options: {
    readonly widths?: readonly number[] | undefined;
    readonly alt?: string | undefined;
    /** Formats with several widths; other browsers use `src`. Default: both. */
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
