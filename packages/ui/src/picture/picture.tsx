import { useEffect, useEffectEvent, useRef, useState, type ComponentProps } from 'react';
import { preload } from 'react-dom';
import { joinClasses } from '../join-classes/join-classes.ts';

/** What a page needs to show a picture, as plain data. */
export interface PictureSource {
  /** The alt text. Empty for decoration. */
  readonly alt: string;
  /** The master’s size, in pixels; only the proportion matters. */
  readonly width: number;
  readonly height: number;
  /** `#rrggbb`, shown until the picture loads; `transparent` for a transparent picture. */
  readonly dominantColour: string;
  /** A `srcset` for each format; if empty, browsers use `src`. */
  readonly sources: { readonly avif: string; readonly webp: string };
  /** For browsers without `srcset`. */
  readonly src: string;
  /** The visible part when cropped, as CSS `object-position`. Default: the centre. */
  readonly position?: string;
}

export interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height' | 'ref'> {
  /** The picture: its files, size, placeholder colour and alt text. */
  record: PictureSource;
  /** Replaces the record’s alt text. */
  alt?: string | undefined;
  /** The rendered width, as CSS lengths by screen width: `(min-width: 768px) 50vw, 100vw`. */
  sizes: string;
  /** For the largest picture of the first screen: preloads it before fonts and other pictures. Default: false, lazy. */
  priority?: boolean | undefined;
  /** Called when the picture is visible, even if it loaded before any script ran. */
  onArrive?: (() => void) | undefined;
}

/**
 * A picture in the best format the browser supports. Its space and placeholder colour are there before it loads, so
 * nothing shifts; if it can’t be loaded, its alt text takes its place. `className` and other props go to the image.
 */
export function Picture({
  record,
  sizes,
  priority = false,
  onArrive,
  alt,
  className,
  style,
  onLoad,
  onError,
  ...rest
}: PictureProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  const description = alt ?? record.alt;
  // The width and height attributes set the proportion; a class can override it.
  const { position } = record;
  const frame = {
    backgroundColor: record.dominantColour,
    ...(position === undefined ? {} : { objectPosition: position }),
    ...style,
  };

  // In server HTML, pictures load or fail before any script runs: check on hydration.
  const settle = useEffectEvent(() => {
    const { current } = image;
    if (current?.complete !== true || current.currentSrc === '') return;
    if (current.naturalWidth === 0) setHasFailed(true);
    else onArrive?.();
  });
  useEffect(() => settle(), []);

  // On the server only: after a client navigation the browser may have a larger size, and this preload would be
  // wasted.
  if (priority && !hasFailed && typeof document === 'undefined') preloadBestFormat(record, sizes);

  if (hasFailed) {
    return (
      <span
        data-slot="picture"
        data-failed=""
        {...(description === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': description })}
        style={{ aspectRatio: `${record.width} / ${record.height}`, ...style }}
        className={joinClasses(
          'grid w-full place-items-center border border-hairline bg-stone-50 p-6 text-center text-small text-ink-muted',
          className,
        )}
      >
        <span className="grid max-w-prose justify-items-center gap-2">
          <SlabOutline />
          {description}
        </span>
      </span>
    );
  }

  return (
    <picture className="contents [&>source]:hidden">
      {record.sources.avif !== '' && <source type="image/avif" srcSet={record.sources.avif} sizes={sizes} />}
      {record.sources.webp !== '' && <source type="image/webp" srcSet={record.sources.webp} sizes={sizes} />}
      <img
        data-slot="picture"
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'sync' : 'async'}
        fetchPriority={priority ? 'high' : 'auto'}
        {...rest}
        ref={image}
        src={record.src}
        width={record.width}
        height={record.height}
        alt={description}
        style={frame}
        className={joinClasses('w-full object-cover', className)}
        onLoad={(event) => {
          onArrive?.();
          onLoad?.(event);
        }}
        onError={(event) => {
          setHasFailed(true);
          onError?.(event);
        }}
      />
    </picture>
  );
}

/** In the head it uses the open connection of the page. */
function preloadBestFormat({ sources, src }: PictureSource, sizes: string): void {
  const format = sources.avif === '' ? 'webp' : 'avif';
  if (sources[format] === '') return;
  preload(src, {
    as: 'image',
    type: `image/${format}`,
    imageSrcSet: sources[format],
    imageSizes: sizes,
    fetchPriority: 'high',
  });
}

function SlabOutline() {
  return (
    <svg viewBox="0 0 63 32" className="w-16 text-stone-400" fill="none" stroke="currentColor" aria-hidden="true">
      <rect x="0.5" y="0.5" width="62" height="31" rx="1" />
      <path d="M1 24C12 20 14 25 24 18s12-4 20-10S56 5 62 2M1 30c10-3 16 1 27-6s14-3 22-8" opacity="0.6" />
    </svg>
  );
}
