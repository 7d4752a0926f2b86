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

/** Between the widest of a page and the 3024 pixels of a slab. */
const widthForZoom = 2400;

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
    formats.includes(format) ? fitting.map((width) => toCandidate(record, width, format)).join(', ') : '';
  const closestToFallback = fitting.reduce<number | 'full'>(
    (best, width) =>
      best === 'full' || Math.abs(width - fallbackWidth) < Math.abs(best - fallbackWidth) ? width : best,
    'full',
  );
  return {
    ...describe(record, options.alt),
    sources: { avif: srcset('avif'), webp: srcset('webp') },
    src: pictureUrl(record, closestToFallback, 'webp'),
  };
}

/**
 * What a window that enlarges a picture draws: the widths of a page, then on to the master's own pixels. In WebP alone,
 * as masters are; what is wider than a page's would be seconds in the making as AVIF, and weigh no less.
 */
export function toZoomSource(
  record: PictureRecord,
  options: { readonly alt?: string | undefined } = {},
): PictureSource {
  const narrower = [...pictureWidths, widthForZoom].filter((width) => width < record.width);
  const candidates = narrower.map((width) => toCandidate(record, width, 'webp'));
  const full = pictureUrl(record, 'full', 'webp');
  return {
    ...describe(record, options.alt),
    sources: { avif: '', webp: [...candidates, `${full} ${record.width}w`].join(', ') },
    src: full,
  };
}

function toCandidate(record: PictureRecord, width: number, format: PictureFormat): string {
  return `${pictureUrl(record, width, format)} ${width}w`;
}

function describe({ width, height, dominantColour, alt }: PictureRecord, givenAlt: string | undefined) {
  return { alt: givenAlt ?? alt, width, height, dominantColour };
}
