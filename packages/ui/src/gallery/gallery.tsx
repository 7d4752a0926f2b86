import { useEffect, useState, type ComponentProps, type KeyboardEvent, type MouseEvent } from 'react';
import { fetchedPart } from '../fetched-part/fetched-part.tsx';
import { ChevronLeftIcon, ChevronRightIcon, EnlargeIcon } from '../icons/icons.tsx';
import { joinClasses } from '../join-classes/join-classes.ts';
import { Picture } from '../picture/picture.tsx';
import { useIsHydrated } from '../use-is-hydrated/use-is-hydrated.ts';
import { stepsOfArrowKey, wrapIndex } from '../wrap-index/wrap-index.ts';
import type { GalleryPicture } from './gallery-picture.ts';
import { GalleryThumbnails } from './gallery-thumbnails.tsx';
import type { GalleryZoomProps } from './gallery-zoom.tsx';
import { SlideMarks } from './slide-marks.tsx';
import { useSlideStrip } from './use-slide-strip.ts';
import type { ZoomStart } from './use-zoom.ts';

// Loaded on demand: most visitors never zoom.
const GalleryZoom = fetchedPart(() => {
  // Loaded together, because one imports the other.
  void import('../dialog/dialog.tsx').catch(() => {});
  return import('./gallery-zoom.tsx');
}, LargestFile);

export interface GalleryProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** A single picture has no controls. */
  pictures: readonly GalleryPicture[];
  /** Name of the subject: "Aurora". */
  label: string;
  /** As in `Picture`. Default: `(min-width: 1024px) 58vw, 100vw`. */
  sizes?: string | undefined;
  /** Width over height, as in CSS. Default: that of a slab, `126 / 64`. */
  ratio?: string | undefined;
  /** Prefix of the pictures' ids, as in `#picture-2`. Default: `picture`. */
  idPrefix?: string | undefined;
  /** Whether the gallery is at the top of the page, so that its first picture loads right away. Default: false. */
  priority?: boolean | undefined;
  /** Whether the zoom dialog is open, for a caller that controls it, such as an app that keeps it in its history. */
  isZoomOpen?: boolean | undefined;
  /** Called when the zoom dialog opens or closes. */
  onZoomOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/**
 * Pictures of one thing on a strip, moved by swiping, arrows, keys or thumbnails. Clicking a picture opens the zoom dialog.
 * Without scripts, thumbnails link to the pictures and "Look closer" to the largest file.
 */
export function Gallery({
  pictures,
  label,
  sizes = '(min-width: 1024px) 58vw, 100vw',
  ratio = '126 / 64',
  idPrefix = 'picture',
  priority = false,
  isZoomOpen,
  onZoomOpenChange,
  className,
  ...rest
}: GalleryProps) {
  const isHydrated = useIsHydrated();
  const { strip, index, show, handleScroll, handleGrab } = useSlideStrip(pictures.length);
  const [isZoomedHere, setIsZoomedHere] = useState(false);
  const isZoomed = isHydrated && (isZoomOpen ?? isZoomedHere);
  const [isZoomWanted, setIsZoomWanted] = useState(false);
  if (isZoomed && !isZoomWanted) setIsZoomWanted(true);
  useEffect(() => GalleryZoom.fetchOnceTouched(), []);
  const [zoomStart, setZoomStart] = useState<ZoomStart>({ widthOnPage: 0 });
  const hasSeveral = pictures.length > 1;
  const step = (steps: number) => show(wrapIndex(index, steps, pictures.length));

  function setIsZoomed(isOpen: boolean) {
    setIsZoomedHere(isOpen);
    onZoomOpenChange?.(isOpen);
  }

  function lookCloser(spot?: ZoomStart['spot']) {
    setZoomStart({ widthOnPage: strip.current?.clientWidth ?? 0, spot });
    setIsZoomed(true);
  }

  function handleClick({ clientX, clientY, currentTarget }: MouseEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    lookCloser({ x: (clientX - left) / width - 0.5, y: (clientY - top) / height - 0.5 });
  }

  /** With a modifier key it stays a link. */
  function handleLookCloser(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    lookCloser();
  }

  function handleKeyDown(event: KeyboardEvent) {
    const steps = stepsOfArrowKey(event);
    if (steps === null || !hasSeveral) return;
    event.preventDefault();
    step(steps);
  }

  return (
    <div
      role="region"
      data-slot="gallery"
      aria-label={`Images of ${label}`}
      {...rest}
      className={joinClasses('grid min-w-0 gap-3', className)}
    >
      {/* Handles keys wherever the focus is inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className="group/stage relative" onKeyDown={handleKeyDown}>
        <div
          ref={strip}
          onScroll={handleScroll}
          onPointerDown={handleGrab}
          onWheel={handleGrab}
          // A scrolling strip must be reachable by keyboard.
          {...(hasSeveral ? { tabIndex: 0, role: 'group', 'aria-label': 'Image strip' } : {})}
          className="flex snap-x snap-mandatory scroll-smooth overflow-x-auto overscroll-x-contain rounded-xs [scrollbar-width:none] [&::-webkit-scrollbar]:hidden print:block"
        >
          {pictures.map((picture, pictureIndex) => (
            // A shortcut for pointers; the keyboard has "Look closer".
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
            <div
              key={picture.src}
              {...(hasSeveral && isHydrated ? { onClick: handleClick } : {})}
              id={`${idPrefix}-${pictureIndex + 1}`}
              style={{ aspectRatio: ratio }}
              // Only the first picture is printed.
              className={joinClasses(
                'w-full shrink-0 snap-center snap-always not-first:print:hidden',
                hasSeveral && isHydrated && 'cursor-zoom-in',
              )}
            >
              <Picture
                record={picture}
                sizes={sizes}
                priority={priority && pictureIndex === 0}
                // Low priority, because lazy loading would fetch it with the first picture.
                {...(pictureIndex > 0 ? { fetchPriority: 'low' as const } : {})}
                className="size-full"
              />
            </div>
          ))}
        </div>
        {hasSeveral && isHydrated && (
          <>
            <StageButton label="Previous image" onClick={() => step(-1)} className="top-1/2 left-3 -translate-y-1/2">
              <ChevronLeftIcon />
            </StageButton>
            <StageButton label="Next image" onClick={() => step(1)} className="top-1/2 right-3 -translate-y-1/2">
              <ChevronRightIcon />
            </StageButton>
          </>
        )}
      </div>
      {hasSeveral && (
        <>
          {/* Reserved from the start, so that hydration shifts nothing. */}
          <div className="grid min-h-11 grid-cols-[1fr_auto_1fr] items-center gap-2 print:hidden">
            {isHydrated && (
              <>
                <span />
                <SlideMarks
                  count={pictures.length}
                  currentIndex={index}
                  labelOf={(at) => `Image ${at + 1} of ${pictures.length}`}
                  onSelect={show}
                />
              </>
            )}
            {/* Few classes, because of the page’s weight. */}
            <a
              href={largestFile(pictures[index])}
              onPointerEnter={GalleryZoom.prefetch}
              onClick={handleLookCloser}
              className="col-start-3 inline-flex min-h-11 items-center gap-2.5 justify-self-end px-3.5 text-small hover:text-spruce"
            >
              <span className="whitespace-nowrap max-sm:sr-only">Look closer</span>
              <EnlargeIcon />
            </a>
          </div>
          <GalleryThumbnails
            pictures={pictures}
            currentIndex={index}
            idPrefix={idPrefix}
            ratio={ratio}
            onSelect={show}
          />
          <p className="sr-only" aria-live="polite">
            {isHydrated && `Image ${index + 1} of ${pictures.length}: ${pictures[index]?.alt ?? ''}`}
          </p>
        </>
      )}
      {isZoomWanted && (
        <GalleryZoom
          pictures={pictures}
          label={label}
          index={index}
          start={zoomStart}
          onIndexChange={show}
          open={isZoomed}
          onOpenChange={setIsZoomed}
        />
      )}
    </div>
  );
}

function largestFile(picture: GalleryPicture | undefined): string | undefined {
  return picture?.fullSrc ?? picture?.src;
}

/** If the dialog can't be loaded, the largest file opens instead. */
function LargestFile({ open, pictures, index }: GalleryZoomProps) {
  const file = largestFile(pictures[index]);
  useEffect(() => {
    if (open && file !== undefined) location.assign(file);
  }, [open, file]);
  return null;
}

interface StageButtonProps extends ComponentProps<'button'> {
  label: string;
}

/** A square paper-coloured button, visible on dark and light stone. */
function StageButton({ label, className, ...rest }: StageButtonProps) {
  return (
    <button
      aria-label={label}
      {...rest}
      type="button"
      className={joinClasses(
        'absolute grid size-11 place-items-center rounded-sm border border-hairline bg-paper/92 text-ink transition-colors hover:bg-paper hover:text-spruce',
        className,
      )}
    />
  );
}
