import { useEffect, useEffectEvent, useRef, useState, type ComponentProps } from 'react';
import { preload } from 'react-dom';
import { joinClasses } from '../join-classes/join-classes.ts';

/** All that is needed to draw a picture, as plain data. */
export interface PictureSource {
  /** What is seen. Empty for decoration. */
  readonly alt: string;
  /** Of the master, in pixels; only the proportion matters. */
  readonly width: number;
  readonly height: number;
  /** `#rrggbb`, painted until the picture arrives, and behind it: `transparent` for one that lets its ground through. */
  readonly dominantColour: string;
  /** One `srcset` for each format; an empty one leaves its browsers to `src`. */
  readonly sources: { readonly avif: string; readonly webp: string };
  /** For a browser that reads no `srcset`. */
  readonly src: string;
  /** What stays in view where it is cropped, as CSS has it (`object-position`). Default: the middle. */
  readonly position?: string;
}

export interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height' | 'ref'> {
  /** The picture: its files, its size, its colour before it arrives, and its description. */
  record: PictureSource;
  /** What is seen, where this page says it otherwise. Default: the record's own description. */
  alt?: string | undefined;
  /** How wide it is drawn, as CSS lengths by screen width: `(min-width: 768px) 50vw, 100vw`. */
  sizes: string;
  /**
   * The largest picture of the first screen: asked for at the head of the page, before typefaces and all other pictures.
   * Default false: when it comes near.
   */
  priority?: boolean | undefined;
  /** The picture is there to be seen; called even when it came before any script ran. */
  onArrive?: (() => void) | undefined;
}

/**
 * A picture in the best format the browser reads. Its place and colour are there before it arrives, so nothing
 * moves; when it cannot be had, its description is in its place. `className` and the rest go to the image.
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
  // The width and height attributes hold the proportion, and give way to a class that asks for another.
  const { position } = record;
  const frame = {
    backgroundColor: record.dominantColour,
    ...(position === undefined ? {} : { objectPosition: position }),
    ...style,
  };

  // In a finished page pictures arrive or fail before any script runs: look once when it is hydrated.
  const settle = useEffectEvent(() => {
    const { current } = image;
    if (current?.complete !== true || current.currentSrc === '') return;
    if (current.naturalWidth === 0) setHasFailed(true);
    else onArrive?.();
  });
  useEffect(() => settle(), []);

  // Alone where a page is written: a browser that goes on to it may show a larger size that it has, and fetch this in vain.
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

/** Named at the head of the page, it takes the connection that brought the page, which is open and up to speed. */
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
